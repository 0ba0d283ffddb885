import { css } from 'styled-components';
import type { LayoutForms } from '../../contracts/layout-forms.ts';
import { token } from '../theme/token.ts';

const face = '> :first-child';
const words = '> :nth-child(2)';
const way = `> [data-hero='way']`;
const name = `[data-hero='name']`;

/** How each form sets face, name and the way to the next rank; the parts stand in this order. */
export const heroForms = {
  /** An engraved plaque: everything on one middle line. */
  plaque: css`
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
    padding: 20px 18px;
    border: 1px solid ${token('color.hair')};
    outline: 1px solid ${token('color.line')};
    outline-offset: -6px;
    text-align: center;
    ${words} { justify-items: center; text-align: center; }
    ${name} { justify-content: center; }
    ${way} { inline-size: 100%; }
  `,
  /** A scoreboard: hard cells, the name in capitals as large as it fits. */
  scoreboard: css`
    gap: 2px;
    padding: 0;
    background: ${token('color.surface')};
    ${face} { margin: 12px; }
    ${words} { align-self: stretch; align-content: center; padding: 12px; border-inline-start: 2px solid ${token('color.bg')}; }
    ${way} { padding: 12px; border-block-start: 2px solid ${token('color.bg')}; }
    ${name} { font-size: min(${token('size.title')}, 9vw); font-weight: ${token('weight.title')}; text-transform: uppercase; }
  `,
  /** A painted board with a rim of lamps, the face at its end. */
  board: css`
    grid-template-columns: minmax(0, 1fr) auto;
    padding: 16px;
    border: 4px dotted ${token('color.accent')};
    border-radius: ${token('radius.card')};
    background: ${token('color.surface')};
    ${face} { grid-area: 1 / 2; }
    ${words} { grid-area: 1 / 1; }
  `,
  /** A glass that stands in the water: the face above, words in a wide round. */
  glass: css`
    padding: 16px 20px 16px 16px;
    border-radius: 52px;
    background: ${token('color.surface')};
    box-shadow: 0 14px 30px ${token('color.trim4')};
    [dir='rtl'] & { padding: 16px 16px 16px 20px; }
    &:has(${way}) { border-radius: 40px; padding: 18px 20px; }
  `,
  /** A terminal's readout: no frame, a line below, names before values. */
  readout: css`
    padding-block-end: 14px;
    border-block-end: 2px dotted ${token('color.line')};
    ${face} { order: 2; }
    ${words} { order: 1; }
    grid-template-columns: minmax(0, 1fr) auto;
    ${way} { order: 3; }
    ${name}::before { content: '$' / ''; color: ${token('color.accent')}; }
    ${name} { font-family: ${token('font.numeric')}; font-size: min(${token('size.heading')}, 8vw); letter-spacing: 0.06em; }
    ${name} > :first-child { max-inline-size: calc(100% - 2.2ch); }
    [lang|='ur'] & ${name} { font-family: ${token('font.text')}; letter-spacing: 0; }
  `,
  /** A poster: the name in the largest type, the face at the end as a shape. */
  poster: css`
    grid-template-columns: minmax(0, 1fr) auto;
    ${face} { grid-area: 1 / 2; }
    ${words} { grid-area: 1 / 1; }
    ${name} { font-size: min(${token('size.hero')}, 12.5vw); font-weight: ${token('weight.title')}; line-height: 1; }
    [lang|='ur'] & ${name} { font-size: min(${token('size.title')}, 9vw); line-height: ${token('leading.urduHeading')}; }
  `,
} satisfies Record<LayoutForms['hero'], unknown>;
