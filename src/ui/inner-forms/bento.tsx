import { token } from '../theme/token.ts';
import type { EmptyForm, MarkProps, OverlayForm } from './inner-form.ts';

/** Cut shapes in a row with one place left open; in a failed one they lie about, in a step a lock fills it. */
function Mark({ kind }: MarkProps) {
  return kind === 'failed' ? (
    <svg viewBox="0 0 330 120" preserveAspectRatio="xMaxYMid meet" aria-hidden>
      <path className="one" d="M30 118A100 100 0 0 1 112 28l18 82Z" />
      <path className="two" d="M150 30a44 44 0 0 1 84 26Z" />
      <path className="two" d="M146 84a44 44 0 0 0 86 2Z" />
      <path className="three" d="m252 34 62-16 14 62-64 14Z" />
    </svg>
  ) : (
    <svg viewBox="0 0 330 120" preserveAspectRatio="xMinYMid meet" aria-hidden>
      <path className="one" d="M0 120A120 120 0 0 1 105 0v120Z" />
      {kind === 'step' ? (
        <path
          className="two"
          d="M119 50h12V44a34 34 0 0 1 68 0v6h12v66h-92Zm30 0h32V44a16 16 0 0 0-32 0Zm16 18a12 12 0 0 0-6 22v14h12V90a12 12 0 0 0-6-22Z"
        />
      ) : (
        <circle className="gap" cx="165" cy="60" r="52" />
      )}
      <path className="three" d="M225 0h105v60a52 52 0 0 1-105 0Z" />
    </svg>
  );
}

/** A poster: cut shapes from edge to edge, a headline from the start, the action as a block. */
export const empty: EmptyForm = {
  Mark,
  sheet: `
    overflow: clip;
    padding: 18px;
    border-radius: 36px 36px 36px 8px;
    background: ${token('color.surface')};
    [data-empty='mark'] { padding-block-end: 8px; }
    [data-gate] &[data-kind='empty'] { padding: 8px 0 0; border-radius: 0; background: none; }
    [data-gate] &[data-kind='empty'] > [data-empty='mark'] { display: none; }
    [data-empty='mark'] svg { inline-size: 100%; }
    .one { fill: ${token('color.brand1')}; }
    .two { fill: ${token('color.brand2')}; }
    .three { fill: ${token('color.brand3')}; }
    .gap { fill: none; stroke: ${token('color.muted')}; stroke-width: 3; stroke-dasharray: 9 9; }
    [data-empty='title'] { font-size: max(${token('size.heading')}, min(${token('size.title')}, 9vw)); font-weight: ${token('weight.title')}; line-height: 1; }
    [lang|='ur'] & [data-empty='title'] { font-size: ${token('size.heading')}; line-height: ${token('leading.urduHeading')}; }
    [data-empty='action'] { display: grid; gap: 8px; margin-block-start: 8px; }
    [data-empty='action'] > button { block-size: auto; min-block-size: 64px; border-radius: 24px 24px 24px 6px; }
    /* Its line stands beside the drawing; a long one, or one of large text, below it. */
    &[data-kind='failed'] { display: flex; flex-flow: row-reverse wrap; align-items: center; border-radius: 8px 36px 36px; }
    /* Over a poster it is no second one: its line begins where the headline does. */
    dialog & { padding: 0; border-radius: 0; background: none; }
    &[data-kind='failed'] > * { flex: 1 0 100%; min-inline-size: 0; }
    &[data-kind='failed'] > [data-empty='mark'] { flex: 0 0 max(72px, 32%); padding: 0; }
    &[data-kind='failed'] > [data-empty='title'] { flex: 1 0 7em; max-inline-size: 100%; font-size: ${token('size.heading')}; text-wrap: balance; }
    &[data-kind='failed'] button { min-block-size: 52px; }
  `,
};

/** A poster: a headline, one corner cut off, actions as blocks. */
export const overlay: OverlayForm = {
  dialog: `
    border-radius: 40px 40px 40px 8px;
    overflow: clip;
    [data-overlay='head'] { align-items: start; padding-block: 20px 4px; padding-inline-end: 16px; }
    [data-overlay='title'] { padding-block: 4px; font-size: max(${token('size.heading')}, min(${token('size.title')}, 9vw)); font-weight: ${token('weight.title')}; line-height: 1.02; }
    [lang|='ur'] & [data-overlay='title'] { font-size: ${token('size.heading')}; line-height: ${token('leading.urduHeading')}; }
    [data-overlay='close'] { background: ${token('color.raised')}; }
    [data-overlay='actions'] { grid-auto-flow: row; gap: 8px; }
    [data-overlay='actions'] > button { block-size: auto; min-block-size: 68px; border-radius: 24px; }
    [data-overlay='actions'] > :last-child { border-radius: 24px 24px 24px 6px; }
  `,
  sheet: `
    border-radius: 40px 8px 0 0;
    [data-overlay='head'] { padding-block-start: 30px; }
    [data-overlay='title'] { font-size: max(${token('size.heading')}, min(${token('size.title')}, 9vw)); font-weight: ${token('weight.title')}; line-height: 1.02; }
    [lang|='ur'] & [data-overlay='title'] { font-size: ${token('size.heading')}; line-height: ${token('leading.urduHeading')}; }
    [data-overlay='close'] > button { background: ${token('color.raised')}; }
  `,
  toast: `
    [data-toast='message'] { flex-wrap: wrap; justify-content: space-between; gap: 6px; min-block-size: 108px; padding-block: 14px 16px; padding-inline: 20px 14px; border-radius: 36px 36px 36px 6px; background: ${token('color.accent')}; color: ${token('color.onAccent')}; }
    [data-toast][data-kind='error'] { background: ${token('color.brand2')}; color: ${token('color.onBrand2')}; border-radius: 6px 36px 36px; }
    [data-toast][data-kind='success'] { background: ${token('color.brand4')}; color: ${token('color.onBrand4')}; }
    [data-toast='words'] { order: 1; flex: 1 0 100%; padding-block: 0; font-family: ${token('font.display')}; font-size: 1.375rem; font-weight: ${token('weight.heading')}; line-height: 1.1; }
    [lang|='ur'] & [data-toast='words'] { font-size: 1.125rem; line-height: ${token('leading.text')}; }
    &[data-large] [data-toast='message'] { flex-wrap: nowrap; padding-block: 10px 12px; padding-inline: 18px 8px; border-radius: 30px 30px 30px 6px; }
    &[data-large] [data-toast][data-kind='error'] { border-radius: 6px 30px 30px; }
    &[data-large] [data-toast='words'] { order: 0; flex: 1; font-size: 0.9375rem; }
  `,
};
