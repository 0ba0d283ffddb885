import { token } from '../theme/token.ts';
import type { EmptyForm, MarkProps, OverlayForm } from './inner-form.ts';

/** A boat on still water; a failed one has gone down, and bubbles come up. A step has a chest there. */
function Mark({ kind }: MarkProps) {
  return (
    <svg viewBox="0 0 350 96" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <path className="far" d="M0 50q29-14 58 0t58 0 58 0 58 0 58 0 60 0V96H0Z" />
      {kind === 'failed' ? (
        <>
          <path className="hull" d="M150 66 196 44q2 26-20 30Z" />
          <circle className="bubble" cx="216" cy="45" r="5" />
          <circle className="bubble" cx="205" cy="36" r="3" />
        </>
      ) : null}
      {kind === 'empty' ? (
        <>
          <path className="sail" d="M176 4v40h26Q196 18 176 4ZM170 16v28h-18q4-18 18-28Z" />
          <path className="hull" d="M140 48h68q-6 22-34 22t-34-22Z" />
        </>
      ) : null}
      {kind === 'step' ? (
        <>
          <path className="bubble" d="M160 42V26a16 16 0 0 1 32 0v16" />
          <path className="hull" d="M150 40h52q8 0 8 8v20h-68V48q0-8 8-8Z" />
          <circle className="sail" cx="176" cy="54" r="6" />
        </>
      ) : null}
      <path className="near" d="M0 68q35-16 70 0t70 0 70 0 70 0 70 0V96H0Z" />
    </svg>
  );
}

/** Words first, on one soft sheet; the water that the drawing swims on fills its foot. */
export const empty: EmptyForm = {
  Mark,
  sheet: `
    justify-items: center;
    overflow: clip;
    padding-block-start: 30px;
    border-radius: 40px;
    background: ${token('color.surface')};
    text-align: center;
    [data-empty='title'], [data-empty='note'], [data-empty='action'] { margin-inline: 24px; }
    [data-empty='note'] { max-inline-size: 32ch; }
    [data-empty='action'] { display: grid; justify-items: center; margin-block-start: 8px; }
    [data-empty='mark'] { order: 1; inline-size: 100%; block-size: 116px; }
    [data-empty='mark'] svg { display: block; inline-size: 100%; block-size: 100%; overflow: hidden; }
    .far { fill: ${token('color.raised')}; }
    .near { fill: color-mix(in oklch, ${token('color.brand2')} 46%, ${token('color.surface')}); }
    .hull { fill: ${token('color.brand1')}; }
    .sail { fill: ${token('color.brand3')}; }
    .bubble { fill: none; stroke: ${token('color.brand2')}; stroke-width: 3; }
    &[data-kind='failed'] { padding-block-start: 18px; gap: 6px; }
    &[data-kind='failed'] > [data-empty='mark'] { block-size: 84px; }
  `,
};

/** A pebble: all corners round, words in the middle, actions below each other. */
export const overlay: OverlayForm = {
  dialog: `
    padding: 12px 6px 6px;
    border-radius: 40px;
    [data-overlay='head'] { padding-inline: 24px 12px; }
    [data-overlay='close'] { background: ${token('color.raised')}; }
    [data-overlay='actions'] { grid-auto-flow: row; padding: 0 16px 16px; }
    [data-overlay='actions'] > button { block-size: auto; min-block-size: 58px; border-radius: 29px; }
  `,
  sheet: `
    margin: 0 10px max(10px, env(safe-area-inset-bottom));
    border-radius: 40px;
    overflow: clip;
    [data-overlay='head'] { padding-block-start: 28px; padding-inline-start: 26px; }
    [data-overlay='close'] > button { background: ${token('color.raised')}; }
  `,
  toast: `
    inset: auto 0 calc(108px + env(safe-area-inset-bottom));
    inline-size: fit-content;
    max-inline-size: min(100% - 2 * ${token('space.gutter')}, 420px);
    &[data-away], dialog & { inset: max(12px, env(safe-area-inset-top), var(--under, 0px)) 0 auto; }
    [data-toast='message'] { min-block-size: 60px; padding-inline: 10px; border-radius: 30px; background: ${token('color.surface')}; color: ${token('color.text')}; box-shadow: 0 0 0 1px ${token('color.line')}, 0 12px 30px ${token('color.trim4')}; }
    [data-toast='sign'] { inline-size: 42px; block-size: 42px; border-radius: 50%; background: ${token('color.accent')}; color: ${token('color.onAccent')}; }
    [data-kind='error'] [data-toast='sign'] { background: ${token('color.fieldDanger')}; color: ${token('color.danger')}; }
    &[data-large] { inline-size: fit-content; max-inline-size: calc(100% - 16px); }
    &[data-large] [data-toast='sign'] { block-size: 42px; }
    [lang|='ur'] &[data-large] [data-toast='words'] { padding-block: 0 4px; font-size: 0.8125rem; line-height: 1.8; }
  `,
};
