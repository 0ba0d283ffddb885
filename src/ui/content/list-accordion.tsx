import { css } from 'styled-components';
import type { LayoutForms } from '../../contracts/layout-forms.ts';
import { token } from '../theme/token.ts';
import { Accordion, type AccordionProps, narrow } from './accordion.tsx';
import { listForms } from './list-forms.ts';
import { useLayout } from './use-layout.ts';

/** An accordion whose title lines are rows in the theme's form of lists: questions, messages, announcements. */
export function ListAccordion(props: Omit<AccordionProps, 'form'>) {
  const { list } = useLayout();
  return <Accordion {...props} form={{ entry: entryForms[list], line: listForms[list] }} />;
}

const unread = `> summary[data-seen='unread']`;
const read = `> summary[data-seen='read']`;
const answer = `> [data-row='answer']`;
const words = `> summary > [data-row='words']`;
const day = `${words} > [data-row='day']`;

// A title line is alone in its entry, so what rows know of their place in the list is said here of the entries. What is open is
// one thing with its title; what was read steps back.
const entryForms = {
  /** A framed sheet between the lines of the ledger. */
  ledger: css`
    border: 0;
    &:last-child:not([open]) > summary { border-block-end: 3px double ${token('color.hair')}; }
    &[open] { margin-block: 12px; padding: 4px 18px; border: 1px solid ${token('color.hair')}; outline: 1px solid ${token('color.line')}; outline-offset: -6px; }
    ${answer} { padding-block: 16px 20px; }
  `,
  /** The day in a column of its own; the text on the plate of its fixture. */
  fixtures: css`
    border: 0;
    ${words}:has([data-row='day']) { grid-template-columns: minmax(5.5em, auto) minmax(0, 1fr); gap: 0; padding: 0; }
    ${day} {
      grid-area: 1 / 1 / span 2 / 1;
      align-self: stretch;
      display: grid;
      place-items: center;
      padding-inline: 8px;
      background: ${token('color.raised')};
      font-family: ${token('font.display')};
    }
    ${words}:has([data-row='day']) > :not([data-row='day']) { grid-column: 2; padding-inline: 12px; }
    ${words}:has([data-row='day']) > [data-row='title'] { padding-block: 10px 3px; }
    ${words}:has([data-row='day']) > [data-row='title']:nth-last-child(2) { padding-block: 12px; }
    ${words}:has([data-row='day']) > [data-row='note'] { padding-block-end: 10px; }
    ${narrow} {
      ${words}:has([data-row='day']) { grid-template-columns: minmax(0, 1fr); }
      ${day} { grid-area: auto; order: -1; justify-content: start; padding: 4px 12px; }
      [dir='rtl'] & ${day} { justify-content: end; }
      ${words}:has([data-row='day']) > :not([data-row='day']) { grid-column: 1; }
    }
    ${unread} > [data-row='words'] > [data-row='day'] { background: ${token('color.accent')}; color: ${token('color.onAccent')}; font-weight: ${token('weight.strong')}; }
    &[open] > summary { margin-block-end: 0; }
    &[open] > summary > [data-row='words'] > [data-row='title'] { padding-block: 12px; }
    ${answer} { margin-block-end: 2px; padding: 14px 12px 20px; border-block-start: 2px solid ${token('color.accent')}; background: ${token('color.surface')}; }
  `,
  /** A lamp goes out once its message was read; the text hangs below it on a board. */
  festoon: css`
    position: relative;
    border: 0;
    &:not(:first-child) > summary::before { inset-block-start: 0; }
    &:last-child > summary::before { inset-block-end: 50%; }
    &:only-child > summary::before { content: none; }
    &[open]:not(:last-child)::before {
      content: '';
      position: absolute;
      inset-block: 0;
      inset-inline-start: 21px;
      border-inline-start: 2px dashed ${token('color.accent')};
    }
    ${read}::after { box-sizing: border-box; border: 2px solid ${token('color.accent')}; background: ${token('color.bg')}; }
    ${answer} {
      margin-inline-start: 46px;
      margin-block-end: 16px;
      padding: 14px 16px 16px;
      border: 3px dotted ${token('color.accent')};
      border-radius: ${token('radius.card')};
      background: ${token('color.surface')};
    }
  `,
  /** A pebble that was read lies in the water; an open one grows round its text. */
  pebbles: css`
    border: 0;
    &:nth-child(even):not([open]) > summary { margin-inline-start: 20px; @container (width < 18rem) { margin-inline-start: 0; } }
    ${read} { background: none; box-shadow: inset 0 0 0 2px ${token('color.line')}; }
    &[open] {
      margin-block-end: 12px;
      border-radius: 32px;
      background: ${token('color.surface')};
      box-shadow: 0 10px 22px ${token('color.trim4')};
    }
    &[open] > summary { inline-size: 100%; margin-block-end: 0; background: none; box-shadow: none; }
    ${answer} { padding: 2px 22px 24px; }
  `,
  /** A log: the day before each line, the text behind a rule. */
  terminal: css`
    border: 0;
    ${words}:has([data-row='day']) { grid-template-columns: minmax(0, 1fr); }
    ${day} { order: -1; justify-self: start; font-family: ${token('font.numeric')}; }
    ${read}::before { color: ${token('color.muted')}; }
    ${answer} { margin: 8px 0 18px 5px; padding: 4px 0 4px 14px; border-inline-start: 2px solid ${token('color.accent')}; }
    [dir='rtl'] & ${answer.slice(2)} { margin: 8px 5px 18px 0; padding: 4px 14px 4px 0; }
  `,
  /** What is new is in colour; an open poster is one block with its text. */
  posters: css`
    border: 0;
    ${words}:has([data-row='day']) { grid-template-columns: minmax(0, 1fr); gap: 6px; }
    ${day} { order: -1; justify-self: start; }
    &:nth-child(even) > summary { border-radius: 6px 28px 28px; }
    &:nth-child(3n) > summary { border-radius: 28px 28px 6px; }
    ${unread} { background: ${token('color.brand1')}; color: ${token('color.onBrand1')}; }
    &:nth-child(even) ${unread} { background: ${token('color.brand2')}; color: ${token('color.onBrand2')}; }
    &:nth-child(3n) ${unread} { background: ${token('color.brand3')}; color: ${token('color.onBrand3')}; }
    ${unread} :is([data-row='day'], [data-row='note'], [data-row='arrow']) { color: inherit; }
    ${unread} [role='img'] { background: currentColor; }
    &[open] > summary { margin-block-end: 0; border-end-start-radius: 0; border-end-end-radius: 0; }
    ${answer} { margin-block-end: 8px; padding: 8px 18px 26px; border-radius: 0 0 28px 28px; background: ${token('color.surface')}; }
  `,
} satisfies Record<LayoutForms['list'], unknown>;
