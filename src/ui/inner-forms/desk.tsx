import { token } from '../theme/token.ts';
import type { EmptyForm, MarkProps, OverlayForm } from './inner-form.ts';

/** A pitch nobody plays on; on a failed one a card is shown, on a step's it is locked. */
function Mark({ kind }: MarkProps) {
  return (
    <svg viewBox="-176 -66 352 132" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <path d="M-166-56h332V56h-332ZM0-56V56M-166-34h42v68h-42M166-34h-42v68h42M-124-16a22 22 0 0 1 0 32M124-16a22 22 0 0 0 0 32" />
      <circle r="30" />
      {kind === 'failed' ? <path className="card" d="M-13-24 19-16 9 26-23 18Z" /> : null}
      {kind === 'step' ? (
        <path className="card" d="M-22-4h6v-8a16 16 0 0 1 32 0v8h6v30h-44Zm12 0h20v-8a10 10 0 0 0-20 0Z" />
      ) : null}
      {kind === 'empty' ? <circle className="spot" r="5" /> : null}
    </svg>
  );
}

/** A pitch across the whole width, the words below it from the start, the action as the last row. */
export const empty: EmptyForm = {
  Mark,
  sheet: `
    gap: 0;
    background: ${token('color.surface')};
    border-block-start: 4px solid ${token('color.accent')};
    [data-empty='mark'] { block-size: 132px; background: ${token('color.raised')}; }
    [data-empty='mark'] svg { inline-size: 100%; block-size: 100%; overflow: hidden; fill: none; stroke: ${token('color.muted')}; stroke-width: 2; }
    .spot { fill: ${token('color.accent')}; stroke: none; }
    .card { fill: ${token('color.accent')}; stroke: none; }
    [data-empty='title'] { padding: 14px 14px 0; text-transform: uppercase; }
    [data-empty='note'] { padding: 6px 14px 0; }
    [data-empty='action'] { display: grid; gap: 2px; margin-block-start: 14px; }
    [data-empty='action'] > button { border-radius: 0; }
    > :last-child:not([data-empty='action']) { padding-block-end: 14px; }
    [data-gate] &[data-kind='empty'] { border: 0; }
    [data-gate] &[data-kind='empty'] > [data-empty='mark'] { display: none; }
    &[data-kind='failed'] { grid-template-columns: 104px minmax(0, 1fr); }
    &[data-kind='failed'] > [data-empty='mark'] { grid-row: 1 / span 3; block-size: auto; min-block-size: 88px; position: relative; }
    &[data-kind='failed'] > [data-empty='mark'] svg { position: absolute; inset: 0; }
  `,
};

/** A scoreboard: the title in a hard strip, the actions as its last row from edge to edge. */
export const overlay: OverlayForm = {
  dialog: `
    border-radius: 0;
    [data-overlay='head'] { padding: 0; padding-inline-start: 16px; background: ${token('color.accent')}; color: ${token('color.onAccent')}; }
    [data-overlay='title'] { text-transform: uppercase; }
    [data-overlay='close']:focus-visible { outline-color: currentcolor; outline-offset: -4px; }
    [data-overlay='body'] { padding: 18px 16px; }
    [data-overlay='actions'] { gap: 2px; padding: 0; }
    [data-overlay='actions'] > button { border-radius: 0; block-size: auto; min-block-size: 58px; }
  `,
  sheet: `
    border-radius: 0;
    [data-overlay='head'] { padding-block: 22px 10px; padding-inline-start: 16px; background: ${token('color.accent')}; color: ${token('color.onAccent')}; }
    [data-overlay='head']::before { background: currentcolor; }
    [data-overlay='title'] { text-transform: uppercase; }
    [data-overlay='close'] { color: ${token('color.onAccent')}; inset-block-start: 10px; }
    [data-overlay='body'] { padding-block-start: 12px; }
  `,
  toast: `
    inset: var(--under, 0px) 0 auto;
    inline-size: 100%;
    [data-toast='list'] { gap: 2px; padding-block-start: max(0px, env(safe-area-inset-top) - var(--under, 0px)); background: ${token('color.raised')}; }
    [data-toast='message'] { gap: 0; padding: 0; align-items: stretch; background: ${token('color.raised')}; color: ${token('color.text')}; border-block-end: 4px solid ${token('color.accent')}; }
    [data-toast='sign'] { inline-size: 56px; background: ${token('color.accent')}; color: ${token('color.onAccent')}; }
    [data-kind='error'] { border-color: ${token('color.danger')}; }
    [data-toast='words'] { align-content: center; padding: 16px 14px; text-transform: uppercase; letter-spacing: 0.02em; }
    [lang|='ur'] & [data-toast='words'] { letter-spacing: 0; }
    [data-toast='close'] { align-self: center; margin-inline-end: 6px; }
    &[data-large] { inline-size: 100%; }
    &[data-large] [data-toast='message'] { padding: 0; gap: 0; align-items: stretch; }
    &[data-large] [data-toast='sign'] { inline-size: 44px; block-size: auto; }
    &[data-large] [data-toast='words'] { padding: 8px 10px; }
  `,
};
