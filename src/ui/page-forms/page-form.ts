import type { ComponentType, ReactNode } from 'react';
import type { RuleSet } from 'styled-components';

export interface PageHeadProps {
  /** The brand's logo or name. */
  readonly mark: ReactNode;
  /** Links to the pages beside this one; absent where there are none. */
  readonly between?: ReactNode;
  /** The page is where a player comes in: its head is large and shows what the brand owns. */
  readonly isMoment: boolean;
}

/**
 * One form of a page of fields. `sheet` are rules for the column of a `FormSheet`: its parts are `data-form` (fields, foot),
 * those of a field `data-field` (frame, head, box); below `data-moment` the action need not stay at the window's foot,
 * because the form is short.
 */
export interface PageForm {
  readonly sheet: string | RuleSet<object>;
  readonly Head: ComponentType<PageHeadProps>;
}
