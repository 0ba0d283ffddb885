import type { FormEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { scallopEdge } from '../overlay/scallop-edge.ts';
import type { PageForm } from '../page-forms/page-form.ts';
import { usePageForm } from '../page-forms/use-page-form.ts';
import { type BuiltForms, useForms } from '../theme/built-forms.ts';
import { low } from '../theme/media.ts';
import { token } from '../theme/token.ts';

export interface FormSheetProps {
  /** Fields, in order. */
  readonly children: ReactNode;
  /** The submit button, kept at the foot of the window. */
  readonly submit?: ReactNode;
  /** Links below the button. */
  readonly after?: ReactNode;
  /** Accessible name of the form. */
  readonly label?: string;
  /** Absent when something outside already is the form. */
  onSubmit?(): void;
}

/**
 * A column of fields with the submit button sticking to the foot. The browser's own checks are off. While the theme's form of
 * such a page is on its way nobody sees the column: it would jump.
 */
export function FormSheet({ children, submit, after, label, onSubmit }: FormSheetProps) {
  const { sheet, tabBar } = useForms();
  const form = usePageForm();
  const look = { $rules: form?.sheet, $isWaiting: form === undefined };
  const content = (
    <>
      <Fields data-form="fields">{children}</Fields>
      {submit === undefined ? null : (
        <Foot $form={sheet} $bar={tabBar} data-form="foot">
          {submit}
          {after}
        </Foot>
      )}
    </>
  );
  if (onSubmit === undefined) return <Column {...look}>{content}</Column>;
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Column {...look} as="form" aria-label={label} noValidate onSubmit={send}>
      {content}
    </Column>
  );
}

/** The one thing to do on a page that is read, kept at the foot of the window until the page ends; over nothing else. */
export function SheetFoot({ children }: { readonly children: ReactNode }) {
  const { sheet, tabBar } = useForms();
  return (
    <Foot $form={sheet} $bar={tabBar} data-form="foot">
      {children}
    </Foot>
  );
}

/** Grows where its page is a column, so that a short form has its button at the foot as well. */
const Column = styled.div<{ $rules: PageForm['sheet'] | undefined; $isWaiting: boolean }>`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-inline-size: 0;
  ${({ $isWaiting }) => ($isWaiting ? 'visibility: hidden;' : '')}
  ${({ $rules }) => $rules}
`;

const Fields = styled.div`
  display: grid;
  gap: 11px;
  padding: 14px ${token('space.gutter')} 20px;
  [lang|='ur'] & { gap: 9px; }
  /* The column has the gutter already: a choice begins where the fields do. */
  > [data-choice] { margin-inline: 0; }
`;

const edges: Record<BuiltForms['sheet'], string> = {
  hairline: `background: ${token('color.surface')}; border-block-start: 1px solid ${token('color.hair')};`,
  scallop: `background: ${token('color.surface')}; ${scallopEdge()}`,
  slab: `background: ${token('color.bg')}; border-block-start: 2px solid ${token('color.surface')};`,
  flat: `background: ${token('color.bg')}; border-block-start: 1px solid ${token('color.line')};`,
  // Over the tabs' own fade, which would pale the action.
  soft: `z-index: 5; background: linear-gradient(transparent, ${token('color.bg')} 14px);`,
  chamfer: `background: ${token('color.bg')}; border-block-start: 1px solid ${token('color.line')};`,
};

/** How high the tabs of each form stand, over which the foot keeps itself. */
const bars: Record<BuiltForms['tabBar'], number> = { rule: 76, cells: 55, flower: 78, block: 62, pill: 84, keys: 75 };

const Foot = styled.div<{ $form: BuiltForms['sheet']; $bar: BuiltForms['tabBar'] }>`
  /* Far below a window of fewer than 36 lines: there it would cover what it stands under. */
  --away: min(0px, (100svh - 36rem) * 1e3);
  position: sticky;
  inset-block-end: var(--away);
  z-index: 2;
  display: grid;
  gap: 8px;
  margin-block-start: auto;
  margin-inline: calc(${token('space.gutter')} - var(--page-gutter));
  padding: 14px var(--page-gutter) max(var(--foot-room, 18px), env(safe-area-inset-bottom));
  ${({ $form }) => edges[$form]}
  main:not(:last-child) & { inset-block-end: calc(${({ $bar }) => bars[$bar]}px + var(--away)); }
  ${low} { && { position: static; } }
  [data-moment] & { position: static; }
  dialog & { --foot-room: 18px; background: ${token('color.surface')}; }
`;
