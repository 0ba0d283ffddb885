import { css } from 'styled-components';
import { token } from '../../../ui/index.ts';

/**
 * Of large text a name leaves no room for the figures beside it: each member is a block then, with a line for each figure,
 * which says its column itself. Plates of a form become one plate.
 */
export const stackedPnl = css`
  @container (inline-size < 15rem) {
    table, tbody, tfoot { display: block; }
    /* Said of each figure in its own line. */
    thead { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
    :is(tbody, tfoot) tr {
      display: block;
      margin-block-end: 8px;
      padding: 10px 12px 12px;
      border: 0 solid ${token('color.line')};
      border-block-end-width: 1px;
      border-radius: min(${token('radius.card')}, 26px);
    }
    :is(tbody, tfoot) :is(th, td):nth-child(n) {
      position: relative;
      display: block;
      max-inline-size: none;
      padding-block: 3px;
      padding-inline-end: 0;
      border: 0;
      border-radius: 0;
      background: none;
    }
    :is(tbody, tfoot) td:nth-child(n) { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 12px; padding-inline: 0; }
    td::before { content: attr(data-name); color: ${token('color.muted')}; font-family: ${token('font.text')}; font-size: ${token('size.small')}; font-weight: ${token('weight.text')}; }
    td > * { margin-inline-start: auto; }
    tfoot td::before { color: inherit; }
  }
`;
