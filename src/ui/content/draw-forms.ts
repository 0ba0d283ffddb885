import { css } from 'styled-components';
import type { LayoutForms } from '../../contracts/layout-forms.ts';
import { token } from '../theme/token.ts';

/** The parts of a draw that its form places: they carry these names as `data-draw`. */
type DrawPart = 'picture' | 'words' | 'name' | 'until';

const part = (name: DrawPart) => `[data-draw='${name}']`;
const balls = `${part('words')} ol`;

/** How each form of list sets a draw: its picture, its name and last numbers, the time that is left. */
export const drawForms = {
  /** A line of a ledger: small capitals, numbers without a box, the time set right. */
  ledger: css`
    padding-block: 16px;
    border-block-end: 1px solid ${token('color.line')};
    &:last-child { border-block-end: 3px double ${token('color.hair')}; }
    ${part('picture')} { padding: 3px; border: 1px solid ${token('color.hair')}; }
    ${part('name')} { font-family: ${token('font.display')}; font-size: 1.3125em; font-variant-caps: all-small-caps; letter-spacing: 0.05em; }
    [lang|='ur'] & ${part('name')} { font-size: inherit; font-variant-caps: normal; letter-spacing: 0; }
    ${balls} { column-gap: 2px; }
    ${balls} > li { min-inline-size: 24px; border-color: transparent; background: none; color: ${token('color.link')}; }
  `,
  /** A fixture: hard columns on a plate, the time in a cell of its own. */
  fixtures: css`
    gap: 0;
    margin-block-end: 2px;
    background: ${token('color.surface')};
    ${part('picture')} { align-self: stretch; inline-size: 76px; block-size: auto; }
    ${part('words')} { padding: 10px 12px; }
    ${part('name')} { text-transform: uppercase; }
    ${part('until')} { align-self: stretch; display: grid; place-items: center; min-inline-size: 76px; padding-inline: 8px; background: ${token('color.raised')}; }
    ${balls} { gap: 2px; }
    ${balls} > li { border-radius: 0; border-color: transparent; }
  `,
  /** Lamps on a string: each picture is a disc that hangs from the one above. */
  festoon: css`
    isolation: isolate;
    padding-block: 12px;
    &::before {
      content: '';
      position: absolute;
      z-index: -1;
      inset-block: 0;
      inset-inline-start: 35px;
      border-inline-start: 2px dashed ${token('color.accent')};
    }
    &:first-child::before { inset-block-start: 50%; }
    &:last-child::before { inset-block-end: 50%; }
    ${part('picture')} {
      --art-radius: 50%;
      inline-size: 72px;
      block-size: 72px;
      border: 3px solid ${token('color.accent')};
      border-radius: 50%;
      box-shadow: 0 0 0 4px ${token('color.bg')};
    }
    ${balls} > li { border-color: ${token('color.accent')}; }
  `,
  /** Pebbles, each a little aside of the last. */
  pebbles: css`
    inline-size: calc(100% - 16px);
    margin-block-end: 12px;
    padding-block: 14px;
    padding-inline: 14px 20px;
    border-radius: 40px;
    background: ${token('color.surface')};
    box-shadow: 0 10px 22px ${token('color.trim4')};
    &:nth-child(even) { margin-inline-start: 16px; }
    ${part('picture')} { --art-radius: 50%; }
  `,
  /** A terminal's answer: the time in brackets, numbers as text. */
  terminal: css`
    align-items: start;
    padding-block: 14px;
    border-block-end: 2px dotted ${token('color.line')};
    ${part('picture')} { inline-size: 52px; block-size: 52px; }
    ${part('name')}::before { content: '> ' / ''; color: ${token('color.accent')}; }
    ${part('until')}::before { content: '[' / ''; }
    ${part('until')}::after { content: ']' / ''; }
    ${balls} { gap: 0 8px; }
    ${balls} > li { min-inline-size: 0; padding: 0; border: 0; background: none; color: ${token('color.link')}; }
  `,
  /** Posters: the name in big type, the picture at its end, the time below it. */
  posters: css`
    grid-template-columns: minmax(0, 1fr) auto;
    margin-block-end: 8px;
    padding: 16px 18px;
    border-radius: 28px 28px 28px 6px;
    background: ${token('color.surface')};
    &:nth-child(even) { border-radius: 6px 28px 28px; }
    ${part('picture')} { --art-radius: 20px; grid-area: 1 / 2; inline-size: 76px; block-size: 76px; }
    ${part('name')} { font-family: ${token('font.display')}; font-size: min(${token('size.heading')}, 8.2vw); font-weight: ${token('weight.heading')}; }
    ${part('until')} { grid-area: 2 / 1 / 3 / -1; font-size: 1.75em; line-height: 1; }
    ${balls} > li { border-color: transparent; }
  `,
} satisfies Record<LayoutForms['list'], unknown>;
