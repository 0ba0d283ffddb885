import { css } from 'styled-components';
import type { LayoutForms } from '../../../contracts/layout-forms.ts';
import { festoonLamp, festoonWire, token } from '../../../ui/index.ts';

/** The parts of a member's row that its form places: they carry these names as `data-member`. */
type MemberPart = 'who' | 'name' | 'leader' | 'balance' | 'facts';

const part = (name: MemberPart) => `[data-member='${name}']`;

/**
 * How each form of lists sets a member: who, what they have, and the small facts about them. A list stands in sections of
 * parts, so the first member is the first of the first part of the first section.
 */
export const memberForms = {
  /** A line of the ledger: the name in small capitals, the figure right, a double rule under the last. */
  ledger: css`
    border-block-end: 1px solid ${token('color.line')};
    :last-child > :last-child > &:last-child { border-block-end: 3px double ${token('color.hair')}; }
    ${part('name')} { font-family: ${token('font.display')}; font-size: 1.3125em; letter-spacing: 0.05em; font-variant-caps: all-small-caps; }
    ${part('balance')} { font-family: ${token('font.display')}; font-size: 1.125em; }
    em { font-style: italic; }
  `,
  /** A fixture: plate, the balance in a hard column of its own, the way to the actions in another. */
  fixtures: css`
    gap: 0;
    align-items: stretch;
    margin-block-end: 2px;
    background: ${token('color.surface')};
    box-shadow: inset 3px 0 ${token('color.accent')};
    [dir='rtl'] & { box-shadow: inset -3px 0 ${token('color.accent')}; }
    a { grid-template-columns: minmax(0, 1fr) auto; padding: 0; gap: 0 12px; }
    ${part('who')} { padding: 10px 0 4px 14px; }
    [dir='rtl'] & ${part('who')} { padding: 10px 14px 4px 0; }
    ${part('name')} { text-transform: uppercase; }
    ${part('facts')} { grid-column: 1; padding-inline-start: 14px; }
    ${part('facts')}:last-child { padding-block-end: 10px; }
    ${part('balance')} {
      grid-column: 2;
      grid-row: 1 / span 3;
      display: grid;
      place-items: center;
      min-inline-size: 88px;
      padding-inline: 10px;
      background: ${token('color.raised')};
      font-family: ${token('font.display')};
      font-size: 1.25em;
    }
    > button { align-self: stretch; block-size: auto; margin-inline-start: 2px; border-radius: 0; background: ${token('color.raised')}; }
    @container (inline-size < 18rem) {
      a { grid-template-columns: minmax(0, 1fr); }
      ${part('balance')} { grid-column: 1; grid-row: auto; padding-block: 6px; }
    }
  `,
  /** A lamp of the string for each, the name below the wire. */
  festoon: css`
    position: relative;
    isolation: isolate;
    padding-inline-start: 46px;
    &::before { ${festoonWire} }
    :first-child > :first-child > &:first-child::before { inset-block-start: 26px; }
    :last-child > :last-child > &:last-child::before { inset-block-end: calc(100% - 26px); }
    :only-child > :only-child > &:only-child::before { content: none; }
    &::after { ${festoonLamp} inset-block-start: 18px; }
    ${part('name')} { font-family: ${token('font.display')}; font-size: 1.125em; }
  `,
  /** Pebbles, each a little aside of the last. */
  pebbles: css`
    inline-size: calc(100% - 20px);
    margin-block-end: 10px;
    padding-inline: 22px 8px;
    border-radius: 32px;
    background: ${token('color.surface')};
    box-shadow: 0 10px 22px ${token('color.trim4')};
    &:nth-child(even) { margin-inline-start: 20px; }
    > button { background: ${token('color.raised')}; }
  `,
  /** A line of the terminal: prompt, name, dots, figure; the facts below it. */
  terminal: css`
    align-items: start;
    ${part('who')}::before { content: '>' / ''; color: ${token('color.accent')}; font-family: ${token('font.numeric')}; }
    [dir='rtl'] & ${part('who')}::before { content: '<' / ''; }
    ${part('who')} { flex: 0 1 auto; }
    a { display: flex; flex-wrap: wrap; align-items: baseline; gap: 3px 8px; padding-block: 9px; }
    ${part('leader')} { flex: 1 0 16px; border-block-end: 2px dotted ${token('color.line')}; }
    /* Where it has no room beside the name it stands at the end all the same, in the column of the others. */
    ${part('balance')} { margin-inline-start: auto; }
    ${part('facts')} { flex: 1 0 100%; padding-inline-start: 20px; }
  `,
  /** Posters: name and figure in big type, one corner of each block its own. */
  posters: css`
    margin-block-end: 8px;
    padding: 4px 10px 4px 18px;
    border-radius: 28px 28px 28px 6px;
    background: ${token('color.surface')};
    [dir='rtl'] & { padding: 4px 18px 4px 10px; }
    &:nth-child(even) { border-radius: 6px 28px 28px; }
    &:nth-child(3n) { border-radius: 28px 28px 6px; }
    > button { align-self: start; margin-block-start: 8px; border-radius: 14px; background: ${token('color.raised')}; }
    ${part('name')}, ${part('balance')} {
      font-family: ${token('font.display')};
      font-size: min(${token('size.heading')}, 8.2vw);
      font-weight: ${token('weight.heading')};
      letter-spacing: ${token('tracking.heading')};
      line-height: 1.1;
    }
    ${part('balance')} { grid-column: 1 / -1; }
  `,
} satisfies Record<LayoutForms['list'], unknown>;
