import { css } from 'styled-components';
import type { LayoutForms } from '../../../contracts/layout-forms.ts';
import { token } from '../../../ui/index.ts';

/** Rows that stand apart from each other, as plates. */
const apart = (gap: string) => css`
  @container (inline-size < 15rem) { tbody tr { background: ${token('color.surface')}; } tfoot tr { background: ${token('color.raised')}; } }
  border: 0;
  border-radius: 0;
  background: none;
  table { border-collapse: separate; border-spacing: 0 ${gap}; }
  th, td { border: 0; background: ${token('color.surface')}; }
  th:first-child { border: 0; }
  thead :is(th, th:first-child) { padding-block: 4px; background: ${token('color.bg')}; }
`;

/** How each form of lists sets the table of members and their figures; the name stays in view in all of them. */
export const pnlForms = {
  /** A ledger on the page itself: hairlines across, no lines down, a double rule under the sum. */
  ledger: css`
    border: 0;
    background: none;
    th:first-child { padding-inline-start: 0; border-inline-end: 0; background: ${token('color.bg')}; }
    tbody th { font-family: ${token('font.display')}; font-size: 1.125em; font-variant-caps: all-small-caps; letter-spacing: 0.05em; }
    tbody th small { font-family: ${token('font.text')}; font-variant-caps: normal; letter-spacing: 0; }
    [lang|='ur'] & tbody th { font-size: 1em; font-variant-caps: normal; letter-spacing: 0; }
    tfoot :is(th, td, th:first-child) { border-block: 3px double ${token('color.hair')}; background: ${token('color.bg')}; }
  `,
  /** A league table: hard plates, the result in a column of its own. */
  fixtures: css`
    ${apart('2px')}
    th, td { padding-block: 7px; }
    tbody th:first-child { border-inline-start: 3px solid ${token('color.accent')}; text-transform: uppercase; }
    tbody th small { text-transform: none; }
    :is(tbody, tfoot) td:nth-child(2) { background: ${token('color.raised')}; }
    tfoot :is(th, td, th:first-child) { background: ${token('color.raised')}; }
  `,
  /** A string of lamps down the names. */
  festoon: css`
    border: 0;
    border-radius: 0;
    background: none;
    th, td { border: 0; }
    th:first-child { position: sticky; isolation: isolate; max-inline-size: 12em; padding-inline-start: 40px; border: 0; background: ${token('color.bg')}; }
    tbody th::before {
      content: '';
      position: absolute;
      z-index: -1;
      inset-block: 0;
      inset-inline-start: 13px;
      border-inline-start: 2px dashed ${token('color.accent')};
    }
    tbody tr:first-child th::before { inset-block-start: 18px; }
    tbody th::after {
      content: '';
      position: absolute;
      inset-block-start: 12px;
      inset-inline-start: 6px;
      inline-size: 16px;
      block-size: 16px;
      border-radius: 50%;
      background: ${token('color.accent')};
    }
    tfoot :is(th, td, th:first-child) { border-block-start: 3px solid ${token('color.accent')}; background: ${token('color.surface')}; }
  `,
  /** A pebble for each member. */
  pebbles: css`
    ${apart('8px')}
    tbody th:first-child, tfoot th:first-child { border-start-start-radius: 26px; border-end-start-radius: 26px; padding-inline-start: 20px; }
    td:last-child { border-start-end-radius: 26px; border-end-end-radius: 26px; padding-inline-end: 20px; }
    tfoot :is(th, td, th:first-child) { background: ${token('color.raised')}; }
  `,
  /** A print-out: dotted lines, a prompt before each name. */
  terminal: css`
    border: 0;
    border-radius: 0;
    background: none;
    th, td { padding: 5px 4px; border-block-start: 2px dotted ${token('color.line')}; }
    th:first-child { max-inline-size: 11em; padding-inline-start: 1.35em; border-inline-end: 0; background: ${token('color.bg')}; }
    tbody th::before { content: '>' / ''; position: absolute; inset-inline-start: 2px; color: ${token('color.accent')}; font-family: ${token('font.numeric')}; }
    [dir='rtl'] & tbody th::before { content: '<' / ''; }
    tfoot :is(th, td, th:first-child) { border-block-start: 2px solid ${token('color.accent')}; background: ${token('color.bg')}; }
  `,
  /** A block for each member, the name in big type, one corner of its own. */
  posters: css`
    ${apart('8px')}
    th, td { padding-block: 14px; }
    tbody th:first-child { border-start-start-radius: 26px; border-end-start-radius: 6px; padding-inline-start: 18px; font-family: ${token('font.display')}; font-size: 1.25em; line-height: 1.2; }
    tbody th small { font-family: ${token('font.text')}; font-size: ${token('size.small')}; }
    tfoot th:first-child { border-start-start-radius: 6px; border-end-start-radius: 26px; padding-inline-start: 18px; }
    td:last-child { border-start-end-radius: 26px; border-end-end-radius: 26px; padding-inline-end: 18px; }
    tfoot :is(th, td, th:first-child) { background: ${token('color.brand1')}; color: ${token('color.onBrand1')}; }
    tfoot :is(small, td *) { color: inherit; }
    @container (inline-size < 15rem) { tfoot tr { background: ${token('color.brand1')}; } }
  `,
} satisfies Record<LayoutForms['list'], unknown>;
