import { css } from 'styled-components';
import type { LayoutForms } from '../../contracts/layout-forms.ts';
import { chamferFrame } from '../shell/chamfer.ts';
import { token } from '../theme/token.ts';

const open = '> :first-child';
const part = (name: 'mark' | 'words' | 'note' | 'covers') => `[data-vendor='${name}']`;
const cover = `${part('covers')} > span`;

/** A poster's colour and what is written on it. */
const block = (place: 1 | 2 | 3 | 4) =>
  `background: ${token(`color.brand${place}`)}; color: ${token(`color.onBrand${place}`)};`;

/** How each form of list sets out a maker of games. The cards are siblings, so that shapes can take turns. */
export const vendorForms = {
  /** A catalogue's page: name and figure on one line of small capitals, the covers in mats under it. */
  ledger: css`
    ${open} { padding-block: 16px 20px; border-block-end: 1px solid ${token('color.line')}; }
    &:last-child ${open} { border-block-end: 3px double ${token('color.hair')}; }
    ${part('mark')} { inline-size: 32px; block-size: 32px; outline: 1px solid ${token('color.hair')}; outline-offset: 2px; }
    ${part('words')} { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 4px 12px; }
    strong { letter-spacing: 0.05em; font-variant-caps: all-small-caps; font-size: 1.375rem; line-height: 1; }
    [lang|='ur'] & strong { font-size: ${token('size.heading')}; font-variant-caps: normal; letter-spacing: 0; }
    ${part('note')} { font-family: ${token('font.display')}; font-style: italic; font-size: 0.9375rem; }
    [lang|='ur'] & ${part('note')} { font-family: ${token('font.text')}; font-style: normal; }
    ${part('covers')} { gap: 10px; }
    ${cover} { padding: 4px; border: 1px solid ${token('color.hair')}; background: ${token('color.surface')}; }
  `,
  /** A league's entry: hard cells, the covers two pixels apart and flush to both edges. */
  fixtures: css`
    margin-block-end: 12px;
    ${open} { gap: 2px; background: ${token('color.bg')}; }
    ${part('mark')} { inline-size: 60px; block-size: 60px; }
    ${part('words')} {
      display: flex;
      flex-wrap: wrap;
      align-self: stretch;
      align-items: center;
      justify-content: space-between;
      gap: 0 12px;
      padding: 8px 12px;
      background: ${token('color.surface')};
      box-shadow: inset 3px 0 ${token('color.accent')};
    }
    [dir='rtl'] & ${part('words')} { box-shadow: inset -3px 0 ${token('color.accent')}; }
    strong { text-transform: uppercase; }
    ${part('note')} { color: ${token('color.text')}; font-weight: ${token('weight.strong')}; }
    ${part('covers')} { gap: 2px; }
  `,
  /** A stall at the fair: a canopy with scallops over three stamps. */
  festoon: css`
    margin-block-end: 16px;
    ${open} {
      gap: 0;
      overflow: hidden;
      border: 3px solid ${token('color.accent')};
      border-radius: ${token('radius.card')};
      background: ${token('color.surface')};
      box-shadow: 0 4px 0 ${token('color.actionEdge')};
    }
    ${part('mark')} {
      position: relative;
      z-index: 1;
      inline-size: 52px;
      block-size: 52px;
      margin: 10px;
      margin-inline-end: -62px;
      border: 3px solid ${token('color.accent')};
      border-radius: 50%;
    }
    ${part('words')} {
      position: relative;
      padding: 12px 14px 12px 76px;
      background: ${token('color.head')};
      color: ${token('color.onHead')};
    }
    [dir='rtl'] & ${part('words')} { padding: 12px 76px 12px 14px; }
    ${part('words')}::after {
      content: '';
      position: absolute;
      inset: 100% 0 auto;
      block-size: 8px;
      background: radial-gradient(circle at 50% 0, ${token('color.head')} 8px, transparent 8.5px) 0 0 / 18px 8px;
    }
    ${part('note')} { color: ${token('color.onHead')}; }
    ${part('covers')} { gap: 10px; padding: 18px 10px 12px; }
    ${cover} { border-radius: ${token('radius.tile')}; }
  `,
  /** A pebble that lets three bubbles rise, each smaller than the last. */
  pebbles: css`
    margin-block-end: 14px;
    ${open} {
      align-items: stretch;
      min-block-size: 124px;
      padding: 14px 18px;
      border-radius: 40px;
      background: ${token('color.surface')};
      box-shadow: 0 12px 26px ${token('color.trim4')};
      position: relative;
    }
    ${part('mark')} { position: absolute; inset-block-start: 16px; inset-inline-start: 18px; border-radius: 50%; }
    ${part('words')} { flex: 1 1 6.5em; align-content: end; padding-block-start: 52px; }
    ${part('covers')} { flex: 1.55 1 120px; grid-template-columns: 10fr 8fr 6.4fr; gap: 0; align-items: center; min-inline-size: 0; }
    ${cover} { border-radius: 50%; box-shadow: 0 0 0 3px ${token('color.surface')}; }
    ${cover}:nth-child(1) { position: relative; z-index: 1; }
    ${cover}:nth-child(2) { margin-inline-start: -10px; align-self: start; }
    ${cover}:nth-child(3) { margin-inline-start: -14px; align-self: end; }
    img { transform: scale(1.12); }
  `,
  /** A directory of a disk: the name, a dotted leader, the number of entries, and what is on it. */
  terminal: css`
    margin-block-end: 12px;
    ${open} { padding: 12px; ${chamferFrame(10, token('color.line'), token('color.surface'))} }
    ${part('mark')} { inline-size: 36px; block-size: 36px; }
    ${part('words')} { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 8px; }
    ${part('words')}::after {
      content: '';
      order: 1;
      flex: 1 0 16px;
      border-block-end: 2px dotted ${token('color.line')};
    }
    strong { flex: 0 1 auto; font-size: 1rem; }
    ${part('note')} { order: 2; font-family: ${token('font.numeric')}; color: ${token('color.text')}; }
    [lang|='ur'] & ${part('note')} { font-family: ${token('font.text')}; }
  `,
  /** A poster in one flat colour, three covers cut off by its lower edge. */
  posters: css`
    margin-block-end: 8px;
    ${open} {
      overflow: hidden;
      gap: 10px 12px;
      padding: 18px 18px 0;
      border-radius: 28px 28px 28px 6px;
      ${block(1)}
    }
    &:nth-child(4n + 2) ${open} { border-radius: 6px 28px 28px; ${block(3)} }
    &:nth-child(4n + 3) ${open} { border-radius: 28px 28px 6px; ${block(4)} }
    &:nth-child(4n) ${open} { border-radius: 28px 6px 28px 28px; ${block(2)} }
    &:active ${open} { transform: scale(0.98); opacity: 1; }
    ${part('mark')} { order: 1; inline-size: 52px; block-size: 52px; border-radius: 50%; align-self: start; }
    strong { font-size: min(1.75rem, 11vw); font-weight: ${token('weight.title')}; line-height: 1; }
    [lang|='ur'] & strong { font-size: ${token('size.heading')}; }
    ${part('note')} { color: inherit; font-size: 0.9375rem; }
    ${part('covers')} { order: 2; block-size: 112px; align-items: start; margin-block-start: 4px; }
    ${cover} { border-radius: 22px; }
    ${cover}:nth-child(1) { transform: translateY(10px) rotate(-5deg); }
    ${cover}:nth-child(3) { transform: translateY(16px) rotate(6deg); }
    ${open}:not(:has(${part('covers')})) { padding-block-end: 18px; }
  `,
} satisfies Record<LayoutForms['list'], unknown>;
