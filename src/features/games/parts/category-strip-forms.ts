import { css } from 'styled-components';
import type { ThemeVariants } from '../../../contracts/release.ts';
import { chamferFrame, token } from '../../../ui/index.ts';

const tab = '> li > button';
const chosen = `${tab}[aria-current]`;
const icon = `${tab} > svg`;
const label = `${tab} > span`;
const line = `${chosen}::after`;

/** How each form of the lobby's game types is told at five to a row; tabs know their place, so that colours take turns. */
export const categoryStripForms = {
  /** Words alone; the chosen one in the serif italic over a hairline. */
  text: css`
    ${icon} { display: none; }
    ${tab} { align-content: center; min-block-size: 46px; }
    ${label} { font-size: 0.8125rem; }
    ${chosen} > span { font-family: ${token('font.display')}; font-size: 0.9375rem; font-style: italic; }
    [lang|='ur'] & ${chosen} > span { font-style: normal; }
    ${line} { inset-inline: 8px; inset-block-end: 5px; block-size: 1px; }
  `,
  /** Capitals on a thick rule from edge to edge; the chosen one is a filled block. */
  tabs: css`
    margin: 0 0 10px;
    border-block-end: 3px solid ${token('color.accent')};
    ${icon} { display: none; }
    ${tab} { align-content: center; min-block-size: 44px; padding-inline: 6px; }
    ${label} { font-family: ${token('font.display')}; font-size: 0.9375rem; font-weight: 700; text-transform: uppercase; }
    ${chosen} { background: ${token('color.accent')}; color: ${token('color.onAccent')}; outline-color: currentcolor; outline-offset: -4px; }
    ${line} { content: none; }
  `,
  /** Enamel discs; the chosen one wears a collar. */
  discs: css`
    padding-block-start: 2px;
    ${tab} { gap: 3px; padding-block: 2px 3px; }
    ${icon} {
      box-sizing: content-box;
      inline-size: 17px;
      block-size: 17px;
      padding: 6px;
      border-radius: 50%;
      background: ${token('color.brand1')};
      color: ${token('color.onBrand1')};
    }
    > :nth-child(4n + 2) svg { background: ${token('color.brand2')}; color: ${token('color.onBrand2')}; }
    > :nth-child(4n + 3) svg { background: ${token('color.brand3')}; color: ${token('color.onBrand3')}; }
    > :nth-child(4n) svg { background: ${token('color.brand4')}; color: ${token('color.onBrand4')}; }
    && ${chosen} > svg { color: ${token('color.onBrand1')}; outline: 2px solid ${token('color.accent')}; outline-offset: 1px; }
    ${chosen} > span { font-weight: ${token('weight.strong')}; }
    ${line} { content: none; }
  `,
  /** Bubbles; the chosen one is filled, and words float below. */
  bubbles: css`
    ${icon} {
      box-sizing: content-box;
      inline-size: 20px;
      block-size: 20px;
      padding: 8px 16px;
      border-radius: 18px;
      background: ${token('color.surface')};
    }
    && ${chosen} > svg { background: ${token('color.accent')}; color: ${token('color.onAccent')}; }
    ${line} { content: none; }
  `,
  /** Keys with cut corners in a row, the chosen one pressed in. */
  rail: css`
    --between: 4px;
    ${tab} { padding-block: 7px; ${chamferFrame(7, token('color.line'), token('color.surface'))} }
    && ${chosen} { background: ${token('color.accent')}; color: ${token('color.onAccent')}; }
    && ${chosen} > svg { color: inherit; }
    ${line} { content: none; }
  `,
  /** Blocks of colour with their word at the foot; the chosen one is framed. */
  bento: css`
    --between: 6px;
    margin-block: 8px;
    ${icon} { display: none; }
    ${tab} {
      align-content: end;
      justify-items: start;
      min-block-size: 50px;
      padding: 6px 8px;
      border: 3px solid transparent;
      border-radius: 18px;
      background: ${token('color.brand1')};
      color: ${token('color.onBrand1')};
      outline-offset: -6px;
    }
    > :nth-child(4n + 2) > button { background: ${token('color.brand2')}; color: ${token('color.onBrand2')}; }
    > :nth-child(4n + 3) > button { background: ${token('color.brand3')}; color: ${token('color.onBrand3')}; }
    > :nth-child(4n) > button { background: ${token('color.brand4')}; color: ${token('color.onBrand4')}; }
    ${label} { font-size: 0.75rem; font-weight: 700; }
    @media (width < 360px) { ${tab} { padding-inline: 2px; justify-items: center; } ${label} { font-size: 0.6875rem; } }
    && ${chosen} { border-color: ${token('color.text')}; }
    ${line} { content: none; }
  `,
} satisfies Record<ThemeVariants['categoryNav'], unknown>;
