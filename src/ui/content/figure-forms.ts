import { css } from 'styled-components';
import type { LayoutForms } from '../../contracts/layout-forms.ts';
import { token } from '../theme/token.ts';

/** How each form of facts sets a few figures beside each other: sums of a record, counts of a team. */
export const figureForms = {
  /** On the middle line between two rules, short strokes between columns. */
  certificate: css`
    padding-block: 4px;
    border-block: 3px double ${token('color.hair')};
    text-align: center;
    > div { padding: 12px 8px; border-block-end: 1px solid ${token('color.line')}; margin-block-end: -1px; }
    dt { font-size: 1rem; font-variant-caps: all-small-caps; letter-spacing: 0.1em; }
    [lang|='ur'] & dt { font-size: 0.875rem; font-variant-caps: normal; letter-spacing: 0; }
    dd { font-family: ${token('font.display')}; font-variant-numeric: lining-nums tabular-nums; }
  `,
  /** Hard cells two pixels apart, the figure over its name. */
  boxscore: css`
    gap: 2px;
    > div {
      display: flex;
      flex-direction: column-reverse;
      justify-content: space-between;
      padding: 12px;
      background: ${token('color.surface')};
      box-shadow: inset 0 3px ${token('color.line')};
    }
    > :first-child { box-shadow: inset 0 3px ${token('color.accent')}; }
    dt { text-transform: uppercase; }
    dd { font-family: ${token('font.display')}; font-size: 1.5em; font-weight: ${token('weight.heading')}; line-height: 1.05; }
  `,
  /** Lamps on one wire: a plate below each bulb. */
  tags: css`
    gap: 12px 8px;
    padding-block-start: 5px;
    background: linear-gradient(${token('color.accent')}, ${token('color.accent')}) 0 0 / 100% 3px no-repeat;
    > div {
      position: relative;
      padding: 20px 10px 12px;
      margin-block-start: 8px;
      border-radius: 34px 34px 12px 12px;
      background: ${token('color.surface')};
      text-align: center;
    }
    > div::before {
      content: '';
      position: absolute;
      inset-block-start: -12px;
      inset-inline-start: calc(50% - 8px);
      inline-size: 16px;
      block-size: 16px;
      border-radius: 50%;
      background: ${token('color.accent')};
      box-shadow: 0 0 0 4px ${token('color.bg')};
    }
  `,
  /** Drops as wide as what they say, one corner of each drawn in. */
  drops: css`
    gap: 10px;
    /* As wide as its amount at least: of money nothing stands on the edge. */
    &:has(> :nth-child(4):last-child) > div { flex: 1 0 min-content; min-inline-size: 36%; }
    > div { flex: 1 0 auto; max-inline-size: 100%; padding: 11px 20px; border-radius: 30px; background: ${token('color.surface')}; }
    > :nth-child(odd) { border-end-start-radius: 8px; }
    > :nth-child(even) { border-end-end-radius: 8px; background: ${token('color.raised')}; }
  `,
  /** A line each, dots up to its figure. */
  console: css`
    display: block;
    padding-block: 6px;
    border-block: 2px dotted ${token('color.line')};
    > div { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 8px; padding-block: 5px; }
    > div::before { content: '=' / ''; color: ${token('color.accent')}; font-family: ${token('font.numeric')}; }
    > div::after { content: ''; order: 1; flex: 1 0 12px; border-block-end: 2px dotted ${token('color.line')}; }
    dd { order: 2; margin-inline-start: auto; font-size: 1em; }
  `,
  /** The first figure as a poster, the others as blocks below it. */
  headlines: css`
    gap: 8px;
    > div { padding: 14px 18px; border-radius: 6px 26px 26px; background: ${token('color.surface')}; }
    > :first-child {
      flex-basis: 100%;
      border-radius: 26px 26px 26px 6px;
      background: ${token('color.brand1')};
      color: ${token('color.onBrand1')};
    }
    > :first-child dt { color: inherit; }
    > :nth-child(odd) { border-radius: 26px 26px 6px; }
    dd { font-family: ${token('font.display')}; font-weight: ${token('weight.title')}; line-height: 1.1; }
    > :first-child dd { font-size: min(${token('size.title')}, 11vw); }
  `,
} satisfies Record<LayoutForms['facts'], unknown>;
