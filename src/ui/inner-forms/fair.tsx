import { token } from '../theme/token.ts';
import type { EmptyForm, MarkProps, OverlayForm } from './inner-form.ts';

/** A paper lantern that is not lit; a failed one hangs by what is left of its string. A step has a lock there. */
function Mark({ kind }: MarkProps) {
  const isFailed = kind === 'failed';
  if (kind === 'step') {
    return (
      <svg viewBox="-60 -74 120 148" aria-hidden>
        <path className="string" d="M0-74V-42M-18-4v-18a18 20 0 0 1 36 0v18" />
        <circle className="body" cy="22" r="34" />
        <path className="cap" d="M0 4a8 8 0 0 1 5 14l4 18h-18l4-18A8 8 0 0 1 0 4Z" />
        <path className="string" d="M-30 22h8M22 22h8M0-8v-6M0 44v10" />
      </svg>
    );
  }
  return (
    <svg viewBox="-60 -74 120 148" aria-hidden>
      <path className="string" d={isFailed ? 'M0-74V-50q-6 6 0 10t-3 8' : 'M0-74V-34'} />
      <g transform={isFailed ? 'translate(6 6) rotate(24)' : undefined}>
        <path className="cap" d="M-18-34h36v8h-36ZM-18 34h36v8h-36Z" />
        <path className="body" d="M-18-26h36q24 30 0 60h-36q-24-30 0-60Z" />
        <path className="rib" d="M0-26V34M-10-26q-14 30 0 60M10-26q14 30 0 60" />
        <path className="string" d="M-10 42v18M0 42v24M10 42v18" />
        {isFailed ? <path className="tear" d="M-22-4-8 2-14 10 2 18-4 6 8-2Z" /> : null}
      </g>
    </svg>
  );
}

/** A framed board with lamps along its frame: a lantern hangs into it from above. */
export const empty: EmptyForm = {
  Mark,
  sheet: `
    position: relative;
    justify-items: center;
    padding: 0 18px 26px;
    border: 5px dotted ${token('color.accent')};
    border-radius: 26px;
    background: ${token('color.surface')};
    text-align: center;
    [data-empty='mark'] { inline-size: 118px; margin-block-start: -4px; }
    .string { fill: none; stroke: ${token('color.accent')}; stroke-width: 2.5; stroke-linecap: round; }
    .cap { fill: ${token('color.brand2')}; }
    .body { fill: ${token('color.raised')}; stroke: ${token('color.accent')}; stroke-width: 2.5; }
    .rib { fill: none; stroke: ${token('color.brand1')}; stroke-width: 2; }
    .tear { fill: ${token('color.brand4')}; }
    [data-empty='note'] { max-inline-size: 32ch; }
    [data-empty='action'] { display: grid; justify-items: center; margin-block-start: 6px; }
    &[data-kind='failed'] { display: flex; flex-wrap: wrap; align-items: center; justify-content: center; column-gap: 14px; padding: 0 14px 14px; }
    &[data-kind='failed'] > * { flex: 1 1 100%; }
    &[data-kind='failed'] > [data-empty='mark'] { flex: none; inline-size: 78px; }
    /* Where a line of words has no room beside the lantern it stands below. */
    &[data-kind='failed'] > [data-empty='title'] { flex: 1 1 8.5rem; padding-block-start: 14px; }
  `,
};

/** A framed board: the title on the canopy, whose edge is a festoon; actions below each other. */
export const overlay: OverlayForm = {
  dialog: `
    border: 3px solid ${token('color.accent')};
    box-shadow: 0 5px 0 ${token('color.actionEdge')};
    [data-overlay='head'] { position: relative; justify-content: center; padding: 0.65em 48px 6px; border-start-start-radius: inherit; border-start-end-radius: inherit; background: ${token('color.head')}; color: ${token('color.onHead')}; text-align: center; }
    [data-overlay='head']::after { content: ''; position: absolute; inset: 100% 0 auto; block-size: 12px; background: radial-gradient(circle at 50% 0, ${token('color.head')} 8px, ${token('color.accent')} 8.5px 10.5px, transparent 11px) 0 0 / 20px 12px; pointer-events: none; }
    [data-overlay='close'] { position: absolute; inset-block-start: 6px; inset-inline-end: 6px; }
    [data-overlay='close']:focus-visible { outline-color: currentcolor; outline-offset: -4px; }
    [data-overlay='body'] { padding-block: 26px 20px; text-align: center; }
    [data-overlay='actions'] { grid-auto-flow: row; }
  `,
  sheet: `
    border-radius: 0;
    &::before { content: ''; position: absolute; inset-inline: 0; inset-block-start: -7px; block-size: 14px; pointer-events: none; background: radial-gradient(circle at 50% 100%, ${token('color.head')} 9.5px, ${token('color.accent')} 10px 12px, transparent 12.5px) 0 0 / 20px 14px; }
    [data-overlay='head'] { padding-inline: 60px; background: ${token('color.head')}; color: ${token('color.onHead')}; text-align: center; border-block-end: 3px solid ${token('color.accent')}; }
    [data-overlay='head']::before { background: currentcolor; }
    [data-overlay='close'] { color: ${token('color.onHead')}; }
    [data-overlay='body'] { padding-block-start: 14px; }
  `,
  toast: `
    [data-toast='list'] { gap: 18px; }
    [data-toast='message'] {
      position: relative;
      padding-block: 12px 8px;
      padding-inline: 14px 8px;
      border: 3px solid ${token('color.accent')};
      border-block-end: 0;
      border-radius: 18px 18px 0 0;
      background: ${token('color.surface')};
      color: ${token('color.text')};
    }
    [data-toast='message']::after { content: ''; position: absolute; inset: 100% -3px auto; block-size: 14px; background: radial-gradient(circle at 50% 0, ${token('color.surface')} 8.5px, ${token('color.accent')} 9px 11.5px, transparent 12px) 50% 0 / 24px 14px round; }
    [data-toast='sign'] { inline-size: 40px; block-size: 40px; border-radius: 50%; background: ${token('color.accent')}; color: ${token('color.onAccent')}; }
    [data-kind='error'] [data-toast='sign'] { background: none; color: ${token('color.danger')}; box-shadow: inset 0 0 0 3px; }
    &[data-large] [data-toast='message'] { padding-block: 6px 2px; padding-inline: 10px 4px; }
    &[data-large] [data-toast='sign'] { block-size: 40px; }
    [lang|='ur'] &[data-large] [data-toast='words'] { padding-block: 0 4px; font-size: 0.8125rem; line-height: 1.8; }
  `,
};
