import { token } from '../theme/token.ts';
import type { EmptyForm, MarkProps, OverlayForm } from './inner-form.ts';

const rays = Array.from({ length: 13 }, (_, index) => (index - 6) * 14);

/** An empty lozenge under a fan; a failed one is cracked from point to point, a step's has a keyhole. */
function Mark({ kind }: MarkProps) {
  return (
    <svg viewBox="-64 -64 128 100" aria-hidden>
      {rays.map((angle) => (
        <path key={angle} d="M0-42V-62" transform={`rotate(${angle})`} />
      ))}
      {kind === 'failed' ? (
        <>
          <path d="M-7-32-34 2-7 36-12 15-2 3-11-10Z" />
          <path d="M7-36 34-2 7 32 2 11 12-1 3-14Z" />
        </>
      ) : (
        <>
          <path d="M0-36 29 0 0 36-29 0Z" />
          <path
            className="line"
            d={kind === 'step' ? 'M0-17a7 7 0 0 1 4 13l4 15h-16l4-15a7 7 0 0 1 4-13Z' : 'M0-26 21 0 0 26-21 0Z'}
          />
        </>
      )}
    </svg>
  );
}

/** On the middle line between two rules, the drawing above the words. */
export const empty: EmptyForm = {
  Mark,
  sheet: `
    justify-items: center;
    padding: 34px 12px;
    border-block: 3px double ${token('color.hair')};
    text-align: center;
    [data-empty='mark'] { inline-size: 148px; padding-block-end: 10px; }
    [data-empty='mark'] svg { fill: none; stroke: ${token('color.accent')}; stroke-width: 1.4; }
    .line { stroke: ${token('color.hair')}; }
    [data-empty='note'] { max-inline-size: 30ch; }
    [data-empty='note']::before { content: ''; display: block; inline-size: 44px; margin: 0 auto 10px; border-block-start: 1px solid ${token('color.hair')}; }
    [data-gate] &[data-kind='empty'] { padding-block-start: 8px; border-block-start: 0; }
    [data-gate] &[data-kind='empty'] > [data-empty='action'] { display: grid; gap: 8px; justify-items: center; }
    &[data-kind='failed'] { padding-block: 18px; }
    &[data-kind='failed'] > [data-empty='mark'] { inline-size: 84px; padding: 0; }
    /* First on its page it hangs from the rule of the title. */
    main > &:first-child { border-block-start: 0; }
  `,
};

/** An engraved card: centred, one rule under what it is about. */
export const overlay: OverlayForm = {
  dialog: `
    padding: 12px;
    border: 1px solid ${token('color.hair')};
    outline: 1px solid ${token('color.line')};
    outline-offset: -6px;
    border-radius: 0;
    [data-overlay='head'] { position: relative; justify-content: center; padding: 22px 46px 12px; text-align: center; }
    [data-overlay='head']::after { content: ''; position: absolute; inset-block-end: 0; inset-inline-start: calc(50% - 36px); inline-size: 72px; border-block-end: 3px double ${token('color.hair')}; }
    [data-overlay='close'] { position: absolute; inset-block-start: 2px; inset-inline-end: 2px; }
    [data-overlay='body'] { padding-block: 18px; text-align: center; }
    [data-overlay='actions'] { grid-auto-flow: row; inline-size: min(100%, 18rem); margin-inline: auto; }
  `,
  sheet: `
    border-block-start: 1px solid ${token('color.hair')};
    &::before { content: ''; position: absolute; inset-inline: 0; inset-block-start: 2px; border-block-start: 1px solid ${token('color.hair')}; }
    [data-overlay='head'] { padding-inline: 60px; text-align: center; }
    [data-overlay='head']::after { content: ''; display: block; inline-size: 72px; margin: 8px auto 0; border-block-end: 3px double ${token('color.hair')}; }
  `,
  toast: `
    inline-size: min(100% - 2 * ${token('space.gutter')}, 330px);
    [data-toast='message'] {
      position: relative;
      flex-direction: column;
      gap: 0;
      padding: 16px 46px 14px;
      border: 1px solid ${token('color.hair')};
      outline: 1px solid ${token('color.line')};
      outline-offset: -5px;
      background: ${token('color.surface')};
      color: ${token('color.text')};
      text-align: center;
    }
    [data-toast='sign'] { color: ${token('color.accent')}; padding-block-end: 8px; border-block-end: 3px double ${token('color.hair')}; inline-size: 84px; }
    [data-kind='error'] [data-toast='sign'] { color: ${token('color.danger')}; }
    [data-toast='words'] { padding-block: 10px 2px; font-family: ${token('font.display')}; font-size: 1.0625em; font-weight: ${token('weight.heading')}; }
    [data-toast='close'] { position: absolute; inset-block-start: 4px; inset-inline-end: 4px; }
    &[data-large] [data-toast='message'] { flex-direction: row; gap: 10px; padding-block: 10px; padding-inline: 14px 4px; text-align: start; }
    &[data-large] [data-toast='sign'] { padding: 0; border: 0; inline-size: auto; }
    &[data-large] [data-toast='words'] { padding-block: max(0px, 22px - 0.5lh); font-size: 0.875rem; }
    &[data-large] [data-toast='close'] { position: static; }
  `,
};
