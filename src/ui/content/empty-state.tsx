import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon/icon.tsx';
import type { EmptyKind } from '../inner-forms/inner-form.ts';
import { useInnerForm } from '../inner-forms/use-inner-form.ts';
import { token } from '../theme/token.ts';

export interface EmptyStateProps {
  /** What is missing, in one line. */
  readonly title: string;
  /** Why, or what would fill it. */
  readonly note?: ReactNode;
  /** Stands for the drawing where the theme's cannot be had. */
  readonly icon?: string;
  /** One clear thing to do. */
  readonly action?: ReactNode;
  /** `failed` where something could not be had, low enough to stand between others; `step` for what comes first. */
  readonly kind?: EmptyKind;
  /** Whether it is all that a page without a title bar shows: its line is the page's heading then. */
  readonly isPage?: boolean;
}

/** A list without entries, a page without permission, a network without answer: a drawing, a line, one action. */
export function EmptyState({ title, note, icon = 'sparkle', action, kind = 'empty', isPage = false }: EmptyStateProps) {
  const Title = isPage ? 'h1' : 'h2';
  return (
    <EmptyPlace kind={kind} icon={icon}>
      <Title data-empty="title">{title}</Title>
      {note === undefined ? null : <div data-empty="note">{note}</div>}
      {action === undefined ? null : <div data-empty="action">{action}</div>}
    </EmptyPlace>
  );
}

interface EmptyPlaceProps {
  readonly kind: EmptyKind;
  readonly icon: string;
  readonly role?: 'alert';
  readonly children: ReactNode;
}

/** The place itself, in the theme's form, with the drawing. */
export function EmptyPlace({ kind, icon, role, children }: EmptyPlaceProps) {
  const form = useInnerForm('empty');
  return (
    <Place role={role} data-kind={kind} $rules={form?.sheet}>
      <div data-empty="mark">{form ? <form.Mark kind={kind} /> : <Icon name={icon} size="huge" />}</div>
      {children}
    </Place>
  );
}

const Place = styled.section<{ readonly $rules: string | undefined }>`
  display: grid;
  gap: 10px;
  margin: 12px ${token('space.gutter')};
  min-inline-size: 0;
  dialog & { margin: 0; }
  [data-empty='title'] {
    font-family: ${token('font.display')};
    font-size: ${token('size.heading')};
    font-weight: ${token('weight.heading')};
    letter-spacing: ${token('tracking.heading')};
    line-height: ${token('leading.heading')};
  }
  [data-empty='note'] { color: ${token('color.muted')}; text-wrap: balance; }
  [data-empty='mark'] svg { overflow: visible; }
  ${({ $rules }) => $rules}
`;
