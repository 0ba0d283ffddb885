import { styled } from 'styled-components';
import type { LayoutForms } from '../../contracts/layout-forms.ts';
import { token } from '../theme/token.ts';
import { leadForms } from './lead-forms.ts';
import { linkTap } from './link-tap.ts';
import type { ListRowProps } from './list-row.tsx';
import { UnreadDot } from './unread-dot.tsx';
import { useLayout } from './use-layout.ts';

export interface LeadRowProps extends Pick<ListRowProps, 'title' | 'note' | 'unread'> {
  /** The first words of what it leads to, at most three lines of them; their room is kept while they are on their way. */
  readonly glimpse: string | undefined;
  readonly href: string;
  onChoose(): void;
}

/** The newest of a list, larger than the others and with its first words, in the theme's form. */
export function LeadRow({ title, note, unread = false, glimpse, href, onChoose }: LeadRowProps) {
  const { list } = useLayout();
  return (
    <Lead $form={list} href={href} onClick={linkTap(onChoose)}>
      <strong data-lead="title" dir="auto">
        {title}
        {unread ? <UnreadDot /> : null}
      </strong>
      <span data-lead="note">{note}</span>
      {glimpse === '' ? null : (
        <span data-lead="glimpse" dir="auto">
          {glimpse}
        </span>
      )}
    </Lead>
  );
}

const Lead = styled.a<{ readonly $form: LayoutForms['list'] }>`
  display: grid;
  gap: 8px;
  min-inline-size: 0;
  color: ${token('color.text')};
  text-align: start;
  text-decoration: none;
  transition: opacity 90ms;
  &:active { opacity: 0.6; }
  [data-lead='note'] { order: -1; color: ${token('color.muted')}; font-size: ${token('size.small')}; font-variant-numeric: lining-nums tabular-nums; }
  [data-lead='title'] {
    overflow-wrap: anywhere;
    font-family: ${token('font.display')};
    font-size: min(${token('size.title')}, 8vw);
    font-weight: ${token('weight.title')};
    line-height: ${token('leading.heading')};
    text-wrap: balance;
  }
  [lang|='ur'] & [data-lead='title'] { font-size: ${token('size.heading')}; line-height: ${token('leading.urduHeading')}; }
  [data-lead='glimpse'] {
    display: -webkit-box;
    overflow: hidden;
    color: ${token('color.muted')};
    text-align: start;
    text-wrap: pretty;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    line-clamp: 3;
    &:empty { min-block-size: 2lh; }
  }
  ${({ $form }) => leadForms[$form]}
`;
