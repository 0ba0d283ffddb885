import { css } from 'styled-components';
import type { LayoutForms } from '../../../contracts/layout-forms.ts';
import { token } from '../../../ui/index.ts';

/** The parts of an outcome that its form places: they carry these names as `data-outcome`. */
export type OutcomePart = 'sign' | 'amount' | 'state' | 'note';

const part = (name: OutcomePart) => `[data-outcome='${name}']`;

/** Nothing came of the payment. */
const isLost = `&:is([data-state='failed'], [data-state='expired'])`;

/** How each form of records sets how a payment stands, above its receipt. */
export const outcomeForms = {
  /** The head of a statement: a sign in a lozenge, a double rule below. */
  statement: css`
    justify-items: center;
    padding-block: 22px 18px;
    border-block-end: 3px double ${token('color.hair')};
    text-align: center;
    ${part('sign')} { inline-size: 52px; block-size: 52px; margin-block-end: 14px; border: 1px solid ${token('color.hair')}; rotate: 45deg; }
    ${part('sign')} > * { rotate: -45deg; }
    ${part('amount')} { font-family: ${token('font.display')}; }
    ${part('state')} { font-size: 1.25rem; font-variant-caps: all-small-caps; letter-spacing: 0.08em; }
    [lang|='ur'] & ${part('state')} { font-size: 1.125rem; font-variant-caps: normal; letter-spacing: 0; }
  `,
  /** A settled slip: the sign in a cell of its own, the state stamped. */
  slips: css`
    grid-template-columns: 84px minmax(0, 1fr);
    gap: 0 14px;
    background: ${token('color.surface')};
    ${part('sign')} { grid-row: 1 / 3; align-self: stretch; min-block-size: 112px; background: ${token('color.raised')}; }
    ${part('amount')} { align-self: end; padding: 14px 14px 6px 0; }
    ${part('state')} {
      justify-self: start;
      margin-block: 0 14px;
      margin-inline-end: 14px;
      padding: 1px 9px;
      border: 2px solid currentcolor;
      text-transform: uppercase;
      rotate: -2deg;
    }
    [dir='rtl'] & ${part('state')} { rotate: 2deg; }
    &[data-state='paid'] ${part('state')} { color: ${token('color.success')}; }
    ${isLost} ${part('state')} { color: ${token('color.danger')}; }
    ${part('note')} { grid-column: 1 / -1; max-inline-size: none; padding: 12px 14px; border-block-start: 2px dashed ${token('color.line')}; }
  `,
  /** A ticket: the sign in a lamp, the state on a paper flag. */
  tickets: css`
    justify-items: center;
    gap: 8px;
    padding: 24px 18px 20px;
    border: 3px dotted ${token('color.accent')};
    border-radius: 24px;
    background: ${token('color.surface')};
    text-align: center;
    ${part('sign')} { inline-size: 76px; block-size: 76px; border: 3px solid ${token('color.accent')}; border-radius: 50%; background: ${token('color.raised')}; }
    ${part('state')} { padding: 5px 22px; border-radius: 999px; background: ${token('color.accent')}; color: ${token('color.onAccent')}; }
    ${isLost} ${part('state')} { background: ${token('color.raised')}; color: ${token('color.text')}; }
  `,
  /** A pebble in the water, its state beside it and the figure below, where even a long one has room. */
  waves: css`
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: 10px 16px;
    padding: 18px 20px;
    border-radius: 44px;
    background: ${token('color.surface')};
    box-shadow: 0 12px 26px ${token('color.trim4')};
    ${part('sign')} { inline-size: 72px; block-size: 72px; border-radius: 50%; background: ${token('color.raised')}; }
    /* In large text no louder than the figure. */
    ${part('state')} { grid-area: 1 / 2; font-size: min(1.125rem, 6vw); }
    ${part('amount')} { grid-column: 1 / -1; padding-inline: 6px; font-size: min(${token('size.hero')}, 8vw); }
    ${part('note')} { grid-column: 1 / -1; padding-inline: 6px; }
  `,
  /** The first lines of a print-out: the state at the prompt, dots up to the figure. */
  printout: css`
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 8px;
    padding-block: 16px;
    border-block: 2px dotted ${token('color.line')};
    &::before { content: ''; order: 1; flex: 1 0 24px; border-block-end: 2px dotted ${token('color.line')}; }
    ${part('sign')} { display: none; }
    ${part('state')} { font-size: min(1.125rem, 7vw); }
    ${part('state')}::before { content: '> ' / ''; color: ${token('color.accent')}; }
    /* Of large text the figure has a line of its own. */
    ${part('amount')} { order: 2; margin-inline-start: auto; font-size: min(${token('size.title')}, 8vw); text-align: end; }
    ${part('note')} { order: 3; flex: 1 0 100%; max-inline-size: none; }
    ${part('note')}::before { content: '# ' / ''; color: ${token('color.accent')}; }
  `,
  /** A poster in one colour for each end: the figure as large as there is room, the sign a sticker in its corner. */
  stickers: css`
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 10px 14px;
    padding: 22px 20px;
    border-radius: 36px 36px 36px 8px;
    background: ${token('color.brand3')};
    color: ${token('color.onBrand3')};
    &[data-state='paid'] { background: ${token('color.brand4')}; color: ${token('color.onBrand4')}; }
    ${isLost} { background: ${token('color.surface')}; color: ${token('color.text')}; }
    ${part('sign')} { grid-area: 1 / 2; inline-size: 64px; block-size: 64px; border-radius: 22px; background: ${token('color.bg')}; rotate: 8deg; }
    ${part('state')} { grid-area: 1 / 1; align-self: center; font-family: ${token('font.display')}; font-size: min(${token('size.heading')}, 7.4vw); }
    ${part('amount')} { grid-column: 1 / -1; font-family: ${token('font.display')}; font-size: min(${token('size.hero')}, 13vw); line-height: 1; }
    ${part('note')} { grid-column: 1 / -1; }
    ${part('amount')} *, ${part('note')} { color: inherit; }
  `,
} satisfies Record<LayoutForms['record'], unknown>;
