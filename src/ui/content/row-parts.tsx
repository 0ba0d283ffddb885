import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import type { LayoutForms } from '../../contracts/layout-forms.ts';
import { token } from '../theme/token.ts';
import { listForms } from './list-forms.ts';
import { dotRoom, UnreadDot } from './unread-dot.tsx';

/** What a row is told of its theme. */
export interface RowFormed {
  readonly $form: LayoutForms['list'];
}

/** A line of 56 px or more, laid out by the theme's form of lists. */
export const rowRules = css<RowFormed>`
  display: flex;
  align-items: center;
  gap: 14px;
  inline-size: 100%;
  min-block-size: 56px;
  padding-block: 8px;
  color: ${token('color.text')};
  text-align: start;
  text-decoration: none;
  ${({ $form }) => listForms[$form]}
`;

/** Of large text what ends the row stands below the words. */
export const wrapping = css`
  flex-wrap: wrap;
  > [data-row='words'] { flex: 1 1 7.5em; }
  > [data-row='leader'] { flex-grow: 0; }
  > [data-row='end'] { margin-inline-start: auto; }
`;

/** How a form stacks the parts of a row, where it has more to move than what ends it. */
const stackedForms: Partial<Record<LayoutForms['list'], ReturnType<typeof css>>> = {
  /** The sign keeps its column for the whole row; the end is a strip below the words. */
  fixtures: css`
    > [data-row='lead'] { position: absolute; inset-block: 0; inset-inline-start: 0; }
    &:has(> [data-row='lead']) > :is([data-row='words'], [data-row='end']) { margin-inline-start: 52px; }
    > [data-row='end'] { flex-grow: 1; justify-items: start; padding-block: 4px; }
    &:has(> [data-row='lead']) > [data-row='end'] { flex-basis: calc(100% - 52px); }
  `,
  /** The shape stays at the end of the last line. */
  posters: css`
    > [data-row='words'] { flex-basis: 100%; }
    > [data-row='end'] { flex: 1; margin-inline-start: 0; text-align: start; }
  `,
};

/** The same in each row of a list alike, however short its own words are; for rows that are containers. */
export const stacking = css<RowFormed>`
  ${wrapping}
  @container (inline-size < 16em) {
    > [data-row='leader'] { display: none; }
    > [data-row='end'] { flex-basis: 100%; text-align: end; }
    ${({ $form }) => stackedForms[$form]}
  }
`;

export const RowWords = styled.span`
  flex: 1;
  display: grid;
  gap: 3px;
  min-inline-size: 0;
`;

export const RowEnd = styled.span`
  flex: none;
  color: ${token('color.muted')};
`;

export interface RowTitleProps {
  readonly id?: string;
  readonly title: ReactNode;
  readonly unread?: boolean;
}

/** The name of a row, strong and marked while it was not read yet. */
export function RowTitle({ id, title, unread = false }: RowTitleProps) {
  return (
    <Title id={id} data-row="title" $unread={unread}>
      {title}
      {unread ? <UnreadDot /> : null}
    </Title>
  );
}

const Title = styled.span<{ $unread: boolean }>`
  font-weight: ${({ $unread }) => ($unread ? token('weight.strong') : 'inherit')};
  ${({ $unread }) => ($unread ? dotRoom : '')}
  line-height: 1.25;
  overflow-wrap: anywhere;
  [lang|='ur'] & { line-height: ${token('leading.text')}; }
`;
