import { css } from 'styled-components';
import type { LayoutForms } from '../../contracts/layout-forms.ts';
import { token } from '../theme/token.ts';

/** The parts of an invitation that its form places: they carry these names as `data-invite`. */
type InvitePart = 'head' | 'code' | 'link' | 'actions' | 'sums';

const part = (name: InvitePart) => `> [data-invite='${name}']`;

/** Too narrow, or text too large, for two columns. */
const stacked = '@container (inline-size < 17rem)';

/** How each form sets an invitation. The sums come with an answer of their own: where they stand nothing moves for them. */
export const inviteForms = {
  /** A printed card: on its middle line inside a double frame, the code in a mat, the sums under a double rule. */
  plaque: css`
    justify-items: center;
    gap: 18px;
    padding: 28px 20px 24px;
    border: 1px solid ${token('color.hair')};
    outline: 1px solid ${token('color.line')};
    outline-offset: -7px;
    text-align: center;
    ${part('head')} { justify-items: center; }
    ${part('head')}::after { content: ''; inline-size: 56px; margin-block-start: 8px; border-block-start: 3px double ${token('color.hair')}; }
    ${part('code')} { inline-size: min(100%, 148px); padding: 8px; border: 1px solid ${token('color.hair')}; }
    ${part('link')} { inline-size: 100%; padding-block: 10px; border-block: 1px solid ${token('color.line')}; color: ${token('color.muted')}; }
    ${part('actions')} { inline-size: 100%; }
    ${part('sums')} {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 7rem), 1fr));
      inline-size: 100%;
      padding-block-start: 16px;
      border-block-start: 3px double ${token('color.hair')};
    }
    ${part('sums')} > div { padding-inline: 8px; }
    dd { font-family: ${token('font.display')}; font-size: ${token('size.title')}; line-height: 1.3; }
  `,
  /** A split panel of hard cells: the code flush at the start, the score beside it. */
  scoreboard: css`
    grid-template-columns: minmax(0, 9rem) minmax(0, 1fr);
    gap: 2px;
    ${part('head')}, ${part('link')}, ${part('actions')} { grid-column: 1 / -1; }
    ${part('head')} { padding: 14px; border-block-start: 4px solid ${token('color.accent')}; background: ${token('color.surface')}; }
    h2 { text-transform: uppercase; }
    ${part('code')} { grid-area: 2 / 1; justify-self: stretch; inline-size: auto; }
    ${part('sums')} { grid-area: 2 / 2; display: grid; gap: 2px; }
    ${part('sums')} > div { display: grid; align-content: center; gap: 2px; padding: 8px 14px; background: ${token('color.raised')}; box-shadow: inset 3px 0 ${token('color.accent')}; }
    [dir='rtl'] & ${part('sums')} > div { box-shadow: inset -3px 0 ${token('color.accent')}; }
    ${part('link')} { padding: 14px; background: ${token('color.surface')}; }
    dt { font-weight: ${token('weight.strong')}; text-transform: uppercase; }
    dd { font-family: ${token('font.display')}; font-size: ${token('size.title')}; font-weight: ${token('weight.title')}; line-height: 1; }
    ${stacked} {
      grid-template-columns: minmax(0, 1fr);
      ${part('code')}, ${part('sums')} { grid-area: auto; }
      ${part('code')} { justify-self: start; inline-size: min(100%, 168px); }
    }
  `,
  /** A painted board in a string of lamps; link and key are a ticket, what was won hangs below from threads. */
  board: css`
    gap: 0;
    padding: 20px 16px 22px;
    border: 4px dotted ${token('color.accent')};
    border-radius: ${token('radius.card')};
    background: ${token('color.surface')};
    text-align: center;
    ${part('head')} { padding-block-end: 16px; }
    ${part('code')} { padding: 12px; margin-block-end: 18px; border-radius: 22px; background: ${token('color.accent')}; }
    ${part('code')} > svg { border-radius: 12px; }
    ${part('link')} { padding: 14px 16px; border-radius: 22px 22px 0 0; background: ${token('color.raised')}; }
    ${part('actions')} { padding: 14px 16px 18px; border-block-start: 3px dotted ${token('color.surface')}; border-radius: 0 0 22px 22px; background: ${token('color.raised')}; }
    ${part('sums')} { display: flex; flex-wrap: wrap; justify-content: center; gap: 0 14px; }
    ${part('sums')} > div {
      position: relative;
      flex: 1 1 7rem;
      margin-block-start: 22px;
      padding: 12px;
      border: 2px solid ${token('color.accent')};
      border-radius: 34px 34px 12px 12px;
    }
    ${part('sums')} > div::before {
      content: '';
      position: absolute;
      inset-block: -24px auto;
      inset-inline-start: calc(50% - 1px);
      block-size: 22px;
      border-inline-start: 2px dashed ${token('color.accent')};
    }
    dd { font-weight: ${token('weight.strong')}; }
  `,
  /** A soft sheet out of which the code rises as a bubble; the sums drift below as drops. */
  glass: css`
    justify-items: center;
    margin-block-start: 76px;
    padding: 0 18px 22px;
    border-radius: 40px;
    background: ${token('color.surface')};
    box-shadow: 0 14px 30px ${token('color.trim4')};
    text-align: center;
    ${part('code')} { order: -1; margin-block-start: -64px; inline-size: min(100%, 176px); }
    ${part('code')} > svg { border-radius: 44px; box-shadow: 0 14px 30px ${token('color.trim4')}; }
    ${part('link')} { inline-size: 100%; padding: 12px 20px; border-radius: 28px; background: ${token('color.raised')}; }
    ${part('actions')} { inline-size: 100%; }
    ${part('sums')} { display: flex; flex-wrap: wrap; justify-content: center; gap: 10px; }
    ${part('sums')} > div { padding: 10px 24px; border-radius: 30px; background: ${token('color.raised')}; }
    ${part('sums')} > :last-child { border-end-end-radius: 8px; }
  `,
  /** An answer of a terminal: a prompt, brackets round the code, dots up to each figure. */
  readout: css`
    grid-template-columns: minmax(0, 1fr) 7.25rem;
    gap: 14px;
    padding-block: 14px;
    border-block: 2px dotted ${token('color.line')};
    h2::before { content: '> ' / ''; color: ${token('color.accent')}; }
    [dir='rtl'] & h2::before { content: '< ' / ''; }
    ${part('head')} { grid-area: 1 / 1; align-self: center; }
    ${part('code')} {
      grid-area: 1 / 2;
      align-self: start;
      inline-size: 100%;
      padding: 8px;
      background:
        linear-gradient(${token('color.hair')}, ${token('color.hair')}) 0 0 / 16px 2px,
        linear-gradient(${token('color.hair')}, ${token('color.hair')}) 0 0 / 2px 16px,
        linear-gradient(${token('color.hair')}, ${token('color.hair')}) 100% 0 / 16px 2px,
        linear-gradient(${token('color.hair')}, ${token('color.hair')}) 100% 0 / 2px 16px,
        linear-gradient(${token('color.hair')}, ${token('color.hair')}) 0 100% / 16px 2px,
        linear-gradient(${token('color.hair')}, ${token('color.hair')}) 0 100% / 2px 16px,
        linear-gradient(${token('color.hair')}, ${token('color.hair')}) 100% 100% / 16px 2px,
        linear-gradient(${token('color.hair')}, ${token('color.hair')}) 100% 100% / 2px 16px;
      background-repeat: no-repeat;
    }
    ${part('link')}, ${part('actions')}, ${part('sums')} { grid-column: 1 / -1; }
    ${part('link')} { font-family: ${token('font.numeric')}; font-size: ${token('size.small')}; }
    ${part('link')}::before { content: '$ ' / ''; color: ${token('color.accent')}; }
    ${part('sums')} > div { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 8px; padding-block: 6px; }
    dt { color: ${token('color.text')}; }
    dt::before { content: '+ ' / ''; color: ${token('color.accent')}; }
    ${part('sums')} > div::after { content: ''; order: 1; flex: 1 0 16px; border-block-end: 2px dotted ${token('color.line')}; }
    dd { order: 2; }
    ${stacked} {
      grid-template-columns: minmax(0, 1fr);
      ${part('head')}, ${part('code')} { grid-area: auto; }
      ${part('code')} { inline-size: min(100%, 9rem); }
    }
  `,
  /** A poster: the largest type on a block of colour, the code on another that is pushed up into it, figures as headlines beside it. */
  poster: css`
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 8px 16px;
    ${part('head')}, ${part('link')}, ${part('actions')} { grid-column: 1 / -1; }
    ${part('head')} {
      padding: 22px 20px 92px;
      border-radius: 28px 28px 28px 6px;
      background: ${token('color.brand1')};
      color: ${token('color.onBrand1')};
    }
    h2 { font-size: min(2.5rem, 12cqi); line-height: 1; letter-spacing: ${token('tracking.heading')}; }
    [lang|='ur'] & h2 { font-size: ${token('size.title')}; line-height: ${token('leading.urduHeading')}; }
    ${part('code')} {
      grid-column: 2;
      inline-size: 176px;
      padding: 14px;
      border-radius: 6px 28px 28px;
      background: ${token('color.brand3')};
    }
    ${part('head')} + ${part('code').slice(2)} { margin-block-start: -86px; margin-inline-end: 20px; }
    ${part('code')} > svg { border-radius: 14px; }
    ${part('sums')} { grid-area: 2 / 1; align-self: end; display: grid; gap: 8px; }
    ${part('link')} { padding: 16px 20px; border-radius: 6px 28px 28px; background: ${token('color.surface')}; }
    dd { font-family: ${token('font.display')}; font-size: min(${token('size.title')}, 9cqi); font-weight: ${token('weight.title')}; line-height: 1; letter-spacing: ${token('tracking.heading')}; }
    ${stacked} {
      grid-template-columns: minmax(0, 1fr);
      ${part('code')}, ${part('sums')} { grid-area: auto; }
      ${part('head')} + ${part('code').slice(2)} { justify-self: end; }
    }
  `,
} satisfies Record<LayoutForms['hero'], unknown>;
