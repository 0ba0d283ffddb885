import { css } from 'styled-components';
import type { LayoutForms } from '../../contracts/layout-forms.ts';
import { chamferFrame } from '../shell/chamfer.ts';
import { token } from '../theme/token.ts';

const art = `> [data-offer='art']`;
const head = `> [data-offer='head']`;
const title = `[data-offer='title']`;
const meta = `[data-offer='meta']`;

/** From edge to edge of the page. */
const flush = `margin-inline: calc(-1 * var(--page-gutter));`;

/** Facts side by side where they have the room. */
const columns = 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))';

/** How each form sets the art, title and validity of an offer; the terms follow in all of them. */
export const offerForms = {
  /** A framed print over a centred title between two hairlines. */
  plaque: css`
    ${art} { padding: 7px; border: 1px solid ${token('color.hair')}; }
    ${head} {
      justify-items: center;
      padding-block: 16px;
      border-block: 1px solid ${token('color.line')};
      text-align: center;
    }
    ${meta} { font-style: italic; }
    dl { display: grid; grid-template-columns: ${columns}; }
    [data-fact='fact'] { align-content: start; }
    [data-fact='fact'] + [data-fact='fact']::before { content: none; }
    [lang|='ur'] & ${meta} { font-style: normal; }
  `,
  /** A picture from edge to edge, the title in a plate that cuts into it, the terms on another. */
  scoreboard: css`
    ${art} { ${flush} margin-block-start: calc(-1 * ${token('space.above')}); }
    ${head} {
      padding: 14px 16px;
      border-block-start: 4px solid ${token('color.accent')};
      background: ${token('color.surface')};
    }
    ${art} + ${head.slice(2)} { position: relative; margin-block-start: -44px; }
    ${title} { text-transform: uppercase; }
    ${meta} { color: ${token('color.text')}; font-weight: ${token('weight.strong')}; }
    > div:last-child { max-inline-size: none; padding: 16px; background: ${token('color.surface')}; }
    > div:last-child > div > :first-child { margin-block-start: 0; }
  `,
  /** A painted board inside a string of lamps. */
  board: css`
    ${art} { border: 4px dotted ${token('color.accent')}; border-radius: ${token('radius.card')}; padding: 6px; }
    ${art} > span { border-radius: calc(${token('radius.card')} - 8px); }
    ${head} { justify-items: center; text-align: center; }
    ${meta} {
      padding: 4px 14px;
      border-radius: 999px;
      background: ${token('color.accent')};
      color: ${token('color.onAccent')};
      font-weight: ${token('weight.strong')};
    }
  `,
  /** A picture that the page's water covers from below; the title floats over its edge. */
  glass: css`
    ${art} > span { border-radius: 40px; }
    ${head} {
      padding: 18px 22px;
      border-radius: 32px;
      background: ${token('color.surface')};
      box-shadow: 0 14px 30px ${token('color.trim4')};
    }
    ${art} + ${head.slice(2)} { position: relative; margin: -52px 14px 0; }
  `,
  /** A read-out: a screen with cut corners, a prompt, and the period after dots. */
  readout: css`
    ${art} { ${chamferFrame(12, token('color.line'), token('color.surface'), true)} }
    ${head} { padding-block-end: 12px; border-block-end: 2px dotted ${token('color.line')}; }
    ${title}::before { content: '> ' / ''; color: ${token('color.accent')}; }
    [dir='rtl'] & ${title}::before { content: '< ' / ''; }
    ${meta} { font-family: ${token('font.numeric')}; }
    [lang|='ur'] & ${meta} { font-family: ${token('font.text')}; }
  `,
  /** A poster: the largest type on a block of colour, the picture tucked under it. */
  poster: css`
    ${head} {
      order: -1;
      position: relative;
      z-index: 1;
      padding: 20px 20px 22px;
      border-radius: 28px 28px 28px 6px;
      background: ${token('color.brand1')};
      color: ${token('color.onBrand1')};
    }
    ${title} { font-size: min(2.25rem, 10.5vw); line-height: 1; letter-spacing: ${token('tracking.heading')}; }
    [lang|='ur'] & ${title} { font-size: ${token('size.title')}; line-height: ${token('leading.urduHeading')}; }
    ${meta} { color: inherit; font-size: 0.9375rem; }
    ${art} { margin-block-start: -34px; }
    ${art} > span { border-radius: 6px 28px 28px; }
    dl { grid-template-columns: ${columns}; }
    [data-fact='fact']:first-child { background: ${token('color.brand3')}; color: ${token('color.onBrand3')}; }
  `,
} satisfies Record<LayoutForms['hero'], unknown>;
