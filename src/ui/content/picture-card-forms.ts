import { css } from 'styled-components';
import { chamferFrame } from '../shell/chamfer.ts';
import type { BuiltForms } from '../theme/built-forms.ts';
import { token } from '../theme/token.ts';

/** The parts of a card that its form places: they carry these names as `data-card`. */
type CardPart = 'picture' | 'caption';

const part = (name: CardPart) => `> [data-card='${name}']`;

/** Picture and words side by side, below each other where large text leaves no room. */
const beside = `
  display: flex;
  flex-wrap: wrap;
  ${part('picture')} { flex: 1 1 120px; min-block-size: 132px; inline-size: 120px; aspect-ratio: auto; }
  /* Pictures of offers have what they show at their right. */
  img { object-position: 88% 50%; }
  ${part('caption')} { flex: 1.4 1 9.5rem; min-inline-size: 0; align-content: center; }
`;

/** How each form of card sets a picture, what it says and what a press does. */
export const pictureCardForms = {
  /** A picture in its mat, and a plate set into its lower edge. */
  mat: css`
    padding: 5px;
    border: 1px solid ${token('color.hair')};
    ${part('caption')} { justify-items: center; text-align: center; }
    ${part('picture')} + [data-card='caption'] {
      position: relative;
      margin: -30px 22px 12px;
      border: 1px solid ${token('color.hair')};
      background: ${token('color.surface')};
    }
  `,
  /** A board above its picture, both in one frame. */
  fringe: css`
    display: flex;
    flex-direction: column-reverse;
    border: 3px solid ${token('color.accent')};
    box-shadow: 0 4px 0 ${token('color.actionEdge')};
    ${part('caption')} { inline-size: 100%; border-block-end: 4px dotted ${token('color.accent')}; text-align: center; justify-items: center; }
  `,
  /** A poster: a block of colour with big type, the picture cut off by two of its edges, in turn at its end and its start. */
  block: css`
    display: flex;
    flex-direction: column-reverse;
    align-items: end;
    padding-block-start: 6px;
    ${part('picture')} { inline-size: 78%; border-start-start-radius: 88px; }
    &:nth-child(even) > [data-card='picture'] { align-self: start; border-start-start-radius: 0; border-start-end-radius: 88px; }
    ${part('caption')} { box-sizing: border-box; inline-size: 100%; padding-inline: 20px; }
    &:nth-child(3n + 1) { background: ${token('color.brand1')}; color: ${token('color.onBrand1')}; }
    &:nth-child(3n + 2) { background: ${token('color.brand3')}; color: ${token('color.onBrand3')}; }
    &:nth-child(3n + 1) span, &:nth-child(3n + 2) span { color: inherit; }
  `,
  /** A row of two hard columns: picture, words. */
  flat: css`
    ${beside}
    border-block-end: 1px solid ${token('color.line')};
  `,
  /** Words beside a picture that is a wave's bow, on the other side in each second card. */
  soft: css`
    ${beside}
    box-shadow: 0 14px 34px ${token('color.trim4')};
    ${part('picture')} { order: 1; border-start-start-radius: 66px; border-end-start-radius: 66px; }
    &:nth-child(even) > [data-card='picture'] { order: 0; border-radius: 0; border-start-end-radius: 66px; border-end-end-radius: 66px; }
  `,
  /** A cartridge: its picture in a slot, the words below a line of dots. */
  chamfer: css`
    ${chamferFrame(10, token('color.line'), token('color.surface'), true)}
    padding: 12px;
    ${part('picture')} { aspect-ratio: 3 / 1; border: 1px solid ${token('color.line')}; }
    ${part('caption')} { margin-block-start: 12px; padding: 12px 4px 2px; border-block-start: 2px dotted ${token('color.line')}; }
  `,
} satisfies Record<BuiltForms['card'], unknown>;
