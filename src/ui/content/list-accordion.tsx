import { css } from 'styled-components';
import type { LayoutForms } from '../../contracts/layout-forms.ts';
import { token } from '../theme/token.ts';
import { Accordion, type AccordionProps } from './accordion.tsx';
import { listForms } from './list-forms.ts';
import { useLayout } from './use-layout.ts';

/** An accordion whose title lines are rows in the theme's form of lists: questions, messages, announcements. */
export function ListAccordion(props: Omit<AccordionProps, 'form'>) {
  const { list } = useLayout();
  return <Accordion {...props} form={{ entry: entryForms[list], line: listForms[list] }} />;
}

// A title line is alone in its entry, so what rows know of their place in the list is said here of the entries.
const entryForms = {
  ledger: css`
    border: 0;
    &:last-child > summary { border-block-end: 3px double ${token('color.hair')}; }
    > [data-row='answer'] { padding-block: 14px; }
  `,
  fixtures: css`
    border: 0;
    > [data-row='answer'] { padding: 12px 12px 20px; }
  `,
  festoon: css`
    border: 0;
    &:not(:first-child) > summary::before { inset-block-start: 0; }
    &:last-child > summary::before { inset-block-end: 50%; }
    &:only-child > summary::before { content: none; }
    > [data-row='answer'] { padding-inline-start: 46px; }
  `,
  pebbles: css`
    border: 0;
    &:nth-child(even) > summary { margin-inline-start: 20px; }
    > [data-row='answer'] { padding: 4px 20px 22px; }
  `,
  terminal: css`
    border: 0;
    > [data-row='answer'] { padding: 8px 20px 18px; }
  `,
  posters: css`
    border: 0;
    &:nth-child(even) > summary { border-radius: 6px 28px 28px; }
    &:nth-child(3n) > summary { border-radius: 28px 28px 6px; }
    > [data-row='answer'] { padding: 4px 18px 22px; }
  `,
} satisfies Record<LayoutForms['list'], unknown>;
