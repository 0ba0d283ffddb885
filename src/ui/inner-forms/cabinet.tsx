import { chamferFrame } from '../shell/chamfer.ts';
import { token } from '../theme/token.ts';
import type { EmptyForm, MarkProps, OverlayForm } from './inner-form.ts';

/** Sprites of eleven by eight, a row each: somebody who waits, somebody who does not any more, and a lock. */
const sprites = {
  empty: [260, 136, 508, 886, 2047, 1533, 1285, 216],
  failed: [508, 1022, 1651, 1651, 1983, 1022, 340, 340],
  step: [248, 136, 136, 508, 476, 476, 508, 0],
};

/** A sprite in big pixels. */
function Mark({ kind }: MarkProps) {
  const pixels = sprites[kind].flatMap((row, y) =>
    Array.from({ length: 11 }, (_, x) => ((row >> (10 - x)) & 1 ? `M${x} ${y}h.9v.9h-.9z` : '')),
  );
  return (
    <svg viewBox="0 0 11 8" aria-hidden>
      <path d={pixels.join('')} />
    </svg>
  );
}

/** Room for a sprite: none where its words are so large that they would stand one to a line. */
const beside = (width: string) => `minmax(0, 1fr) clamp(0px, (100% - 15em) * 99, ${width})`;

/** A screen: the answer line by line from the start, the sprite at its end. */
export const empty: EmptyForm = {
  Mark,
  sheet: `
    grid-template-columns: ${beside('104px')};
    align-items: start;
    column-gap: 16px;
    padding: 16px 14px;
    border: 2px solid ${token('color.line')};
    background: repeating-linear-gradient(${token('color.surface')} 0 3px, ${token('color.bg')} 3px 4px);
    > * { grid-column: 1; }
    [data-empty='mark'] { grid-column: 2; grid-row: 1 / span 2; align-self: center; }
    [data-empty='mark'] svg { inline-size: 100%; fill: ${token('color.accent')}; }
    &[data-kind='failed'] > [data-empty='mark'] svg { fill: ${token('color.action')}; }
    [data-empty='title'] { font-family: ${token('font.numeric')}; }
    [lang|='ur'] & [data-empty='title'] { font-family: ${token('font.text')}; }
    [data-empty='title']::before { content: '> ' / ''; color: ${token('color.accent')}; }
    [dir='rtl'] & [data-empty='title']::before { content: '< ' / ''; }
    [data-empty='title']::after { content: ''; display: inline-block; inline-size: 0.5em; block-size: 0.9em; margin-inline-start: 6px; background: ${token('color.accent')}; vertical-align: -0.1em; }
    [data-empty='note'] { padding-block-start: 8px; border-block-start: 2px dotted ${token('color.line')}; }
    [data-empty='action'] { grid-column: 1 / -1; display: flex; flex-wrap: wrap; align-items: center; gap: 6px; }
    &[data-kind='failed'] { padding-block: 12px; grid-template-columns: ${beside('66px')}; }
  `,
};

/** A console: a prompt before the title, dots under it, keys at the end of the last line. */
export const overlay: OverlayForm = {
  dialog: `
    ${chamferFrame(14, token('color.line'), token('color.surface'))}
    [data-overlay='head'] { padding-inline-start: 18px; border-block-end: 2px dotted ${token('color.line')}; }
    [data-overlay='title'] { font-family: ${token('font.numeric')}; }
    [lang|='ur'] & [data-overlay='title'] { font-family: ${token('font.text')}; }
    [data-overlay='title']::before { content: '> ' / ''; color: ${token('color.accent')}; }
    [dir='rtl'] & [data-overlay='title']::before { content: '< ' / ''; }
    [data-overlay='body'] { padding: 16px 18px 22px; }
    [data-overlay='actions'] { display: flex; flex-wrap: wrap; justify-content: end; padding-inline: 18px; }
  `,
  sheet: `
    border: 2px solid ${token('color.line')};
    border-block-end: 0;
    border-radius: 0;
    [data-overlay='head'] { padding-block-end: 12px; padding-inline-start: 18px; border-block-end: 2px dotted ${token('color.line')}; }
    [data-overlay='title'] { font-family: ${token('font.numeric')}; }
    [lang|='ur'] & [data-overlay='title'] { font-family: ${token('font.text')}; }
    [data-overlay='title']::before { content: '> ' / ''; color: ${token('color.accent')}; }
    [dir='rtl'] & [data-overlay='title']::before { content: '< ' / ''; }
    [data-overlay='body'] { padding-block-start: 12px; }
  `,
  toast: `
    inset: max(env(safe-area-inset-top), var(--under, 0px)) 0 auto;
    inline-size: 100%;
    max-inline-size: none;
    [data-toast='list'] { gap: 0; border-block-end: 2px solid ${token('color.line')}; background: ${token('color.bg')}; }
    [data-toast='message'] { align-items: start; gap: 8px; padding-inline: 14px 8px; border-block-end: 2px dotted ${token('color.line')}; background: ${token('color.bg')}; color: ${token('color.text')}; font-family: ${token('font.numeric')}; }
    [lang|='ur'] & [data-toast='message'] { font-family: ${token('font.text')}; }
    [data-toast='sign'] { display: flex; align-items: center; block-size: 52px; color: ${token('color.accent')}; }
    [data-toast='sign']::before, [data-toast='sign']::after { content: '[' / ''; font-size: 1.5rem; }
    [data-toast='sign']::after { content: ']' / ''; }
    [data-kind='error'] [data-toast='sign'] { color: ${token('color.danger')}; }
    [data-toast='words'] { align-self: center; }
    [data-toast='close'] { margin-block-start: 4px; }
    &[data-large] { inline-size: 100%; }
    &[data-large] [data-toast='sign']::before, &[data-large] [data-toast='sign']::after { font-size: 1rem; }
    &[data-large] [data-toast='close'] { margin-block-start: 0; }
  `,
};
