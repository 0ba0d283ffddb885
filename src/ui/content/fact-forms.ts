import { css } from 'styled-components';
import type { LayoutForms } from '../../contracts/layout-forms.ts';
import { token } from '../theme/token.ts';

/** The parts of a fact that its form places: they carry these names as `data-fact`. */
export type FactPart = 'fact' | 'value' | 'text' | 'state' | 'action';

const part = (name: FactPart) => `[data-fact='${name}']`;
const fact = part('fact');
/** Facts of a list in which something can be done about one of them. */
const acted = `dl:has(${part('action')}) > ${fact}`;
/** Five facts or more that are only read, such as those of a receipt. */
const many = `dl:has(> :nth-child(5)):not(:has(${part('action')}))`;
/** The last of an uneven number, which has a row of two columns for itself. */
const lastAlone = `${fact}:last-child:nth-child(odd)`;

/** How each form sets names and what they stand for. The list is a container, so that few facts and narrow places differ. */
export const factForms = {
  /** A certificate: on the middle line, inside a double frame, a short rule between two facts. */
  certificate: css`
    padding: 18px 14px;
    border: 1px solid ${token('color.hair')};
    outline: 1px solid ${token('color.line')};
    outline-offset: -6px;
    text-align: center;
    ${fact} { display: grid; justify-items: center; padding-block: 8px; }
    ${fact} + ${fact}::before {
      content: '';
      inline-size: 44px;
      margin-block: -6px 10px;
      border-block-start: 3px double ${token('color.hair')};
    }
    dt { font-size: 1rem; font-variant-caps: all-small-caps; letter-spacing: 0.12em; }
    [lang|='ur'] & dt { font-size: 0.875rem; font-variant-caps: normal; letter-spacing: 0; }
    ${part('value')} { justify-content: center; }
    ${part('text')} { font-family: ${token('font.display')}; font-size: 1.3125em; font-variant-numeric: lining-nums; }
    /* Many are two columns with a hairline between them, or lines of a ledger, so that a receipt is one screen. */
    @container (inline-size >= 20rem) {
      ${many} { display: grid; grid-template-columns: 1fr 1fr; padding-inline: 0; }
      ${many} > ${fact} { align-content: start; padding: 12px 8px; }
      ${many} > ${fact}::before { content: none; }
      ${many} > ${fact}:nth-child(n + 3) { border-block-start: 1px solid ${token('color.line')}; }
      ${many} > ${fact}:nth-child(odd):not(:last-child) { border-inline-end: 1px solid ${token('color.line')}; }
      ${many} > ${lastAlone} { grid-column: 1 / -1; }
      ${many} ${part('text')} { font-size: 1.125em; }
    }
    @container (14rem <= inline-size < 20rem) {
      ${many} > ${fact} { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 0 12px; padding-block: 7px; }
      ${many} > ${fact}::before { content: none; }
      ${many} > ${fact} + ${fact} { border-block-start: 1px solid ${token('color.line')}; }
      ${many} ${part('value')} { margin-inline-start: auto; }
      ${many} ${part('text')} { font-size: 1.0625em; text-align: end; }
    }
    /* A deed to be filled in: names and values at the start, what can be done in a column of its own, so that six are one screen. */
    ${acted} {
      grid-template-columns: minmax(0, 1fr) auto;
      justify-items: start;
      gap: 0 12px;
      padding-block: 5px;
      text-align: start;
    }
    ${acted} + ${fact}::before { grid-column: 1 / -1; inline-size: 100%; margin-block: -5px 5px; border-block-start: 1px solid ${token('color.line')}; }
    ${acted} ${part('value')} { display: contents; }
    ${acted} :is(dt, ${part('text')}, ${part('state')}) { grid-column: 1; }
    ${acted} ${part('action')} { grid-column: 2; grid-row: 1 / span 3; align-self: center; }
    ${acted} + ${fact} ${part('action')} { grid-row: 2 / span 3; }
    @container (inline-size < 14rem) {
      ${acted} { grid-template-columns: minmax(0, 1fr); }
      ${acted} ${part('action')}, ${acted} + ${fact} ${part('action')} { grid-column: 1; grid-row: auto; }
    }
  `,
  /** A box score: hard cells in two columns, the figure over its name. */
  boxscore: css`
    > dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, max(8.75rem, 36%)), 1fr)); gap: 2px; }
    ${fact} {
      display: flex;
      flex-direction: column;
      gap: 6px;
      padding: 12px;
      background: ${token('color.surface')};
      box-shadow: inset 0 3px ${token('color.line')};
    }
    ${fact}:first-child { box-shadow: inset 0 3px ${token('color.accent')}; }
    ${lastAlone} { grid-column: 1 / -1; }
    /* The name belongs to the figure; what can be done with it comes last. */
    ${part('value')} { display: contents; }
    dt { order: 1; font-weight: ${token('weight.strong')}; text-transform: uppercase; }
    ${part('state')} { order: 2; }
    ${part('text')} {
      font-family: ${token('font.display')};
      font-size: 1.25em;
      font-weight: ${token('weight.heading')};
      line-height: 1.05;
    }
    [lang|='ur'] & ${part('text')} { font-size: 1.125em; line-height: ${token('leading.text')}; }
    ${part('action')} { order: 3; margin-block-start: auto; background: ${token('color.raised')}; }
  `,
  /** Tags that hang side by side from a line, each on its own thread. */
  tags: css`
    padding-block-start: 9px;
    background: linear-gradient(${token('color.accent')}, ${token('color.accent')}) 0 0 / 100% 3px no-repeat;
    > dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, max(8.5rem, 36%)), 1fr)); gap: 18px 10px; }
    ${fact} {
      position: relative;
      display: grid;
      align-content: start;
      justify-items: center;
      gap: 4px;
      margin-block-start: 14px;
      padding: 26px 12px 14px;
      border-radius: 44px 44px 12px 12px;
      background: ${token('color.surface')};
      text-align: center;
    }
    ${lastAlone} { grid-column: 1 / -1; }
    ${fact}::before {
      content: '';
      position: absolute;
      inset-block: -20px auto;
      inset-inline-start: calc(50% - 1px);
      block-size: 30px;
      border-inline-start: 2px dashed ${token('color.accent')};
    }
    ${fact}::after {
      content: '';
      position: absolute;
      inset-block-start: 8px;
      inset-inline-start: calc(50% - 6px);
      inline-size: 8px;
      block-size: 8px;
      border: 2px solid ${token('color.accent')};
      border-radius: 50%;
      background: ${token('color.bg')};
    }
    ${part('value')} { flex-direction: column; gap: 4px; }
    ${part('text')} { font-family: ${token('font.display')}; }
    /* Beside a picture there is no line to hang from: labels, one close below the other. */
    @container (inline-size < 17rem) {
      > dl { gap: 8px; }
      ${fact}, ${lastAlone} { margin-block-start: 0; padding: 8px 12px; border-radius: 22px; }
      ${fact}::before, ${fact}::after { content: none; }
      [lang|='ur'] & ${fact} { padding-block-start: 0.85em; }
    }
  `,
  /** Drops that flow on as words do: each as wide as what it says. */
  drops: css`
    > dl { display: flex; flex-wrap: wrap; gap: 10px; }
    ${fact} {
      flex: 0 1 auto;
      display: grid;
      grid-template-columns: minmax(0, auto) auto;
      gap: 1px 12px;
      min-inline-size: 0;
      padding: 10px 22px 11px;
      border-radius: 30px;
      background: ${token('color.surface')};
      box-shadow: 0 8px 18px ${token('color.trim4')};
    }
    /* Strokes of Nastaliq rise above the first line. */
    [lang|='ur'] & ${fact} { padding-block-start: max(10px, 1em - 6px); }
    ${fact}:nth-child(3n + 2) { border-end-start-radius: 8px; }
    ${fact}:nth-child(3n) { border-end-end-radius: 8px; }
    dialog & ${fact} { background: ${token('color.raised')}; box-shadow: none; }
    /* What can be done floats beside name and value, over neither. */
    ${part('value')} { display: contents; }
    dt, ${part('text')}, ${part('state')} { grid-column: 1; }
    ${part('action')} {
      grid-column: 2;
      grid-row: 1 / span 3;
      align-self: center;
      margin-inline-end: -14px;
      padding-inline: 16px;
      border-radius: 22px;
      background: ${token('color.raised')};
    }
    @container (inline-size < 17rem) {
      ${fact} { grid-template-columns: minmax(0, 1fr); }
      ${part('action')} { grid-column: 1; grid-row: auto; justify-self: start; margin-inline: -14px 0; }
    }
  `,
  /** A console's answer: brackets at the corners, a key on each line, dots up to its value. */
  console: css`
    padding: 10px 14px;
    background:
      linear-gradient(${token('color.hair')}, ${token('color.hair')}) 0 0 / 14px 2px,
      linear-gradient(${token('color.hair')}, ${token('color.hair')}) 0 0 / 2px 14px,
      linear-gradient(${token('color.hair')}, ${token('color.hair')}) 100% 0 / 14px 2px,
      linear-gradient(${token('color.hair')}, ${token('color.hair')}) 100% 0 / 2px 14px,
      linear-gradient(${token('color.hair')}, ${token('color.hair')}) 0 100% / 14px 2px,
      linear-gradient(${token('color.hair')}, ${token('color.hair')}) 0 100% / 2px 14px,
      linear-gradient(${token('color.hair')}, ${token('color.hair')}) 100% 100% / 14px 2px,
      linear-gradient(${token('color.hair')}, ${token('color.hair')}) 100% 100% / 2px 14px;
    background-repeat: no-repeat;
    ${fact} { display: grid; grid-template-columns: fit-content(50%) minmax(0, 1fr); align-items: baseline; column-gap: 8px; padding-block: 7px; }
    @container (inline-size < 18rem) { ${fact} { grid-template-columns: minmax(0, 1fr); } }
    dt { font-family: ${token('font.numeric')}; }
    [lang|='ur'] & :is(dt, ${part('text')}) { font-family: ${token('font.text')}; }
    dt::before { content: '$' / ''; margin-inline-end: 8px; color: ${token('color.accent')}; }
    ${part('value')} { flex-wrap: nowrap; align-items: baseline; column-gap: 8px; justify-content: end; text-align: end; }
    ${part('value')}::before { content: ''; flex: 1 0 4px; border-block-end: 2px dotted ${token('color.line')}; }
    ${part('text')} { font-family: ${token('font.numeric')}; font-size: 0.875em; }
    @container (inline-size < 18rem) { ${part('value')} { flex-wrap: wrap; justify-content: start; text-align: start; } ${part('value')}::before { content: none; } }
    ${part('action')}::before { content: '[' / ''; }
    ${part('action')}::after { content: ']' / ''; }
  `,
  /** Headlines: what there is in big type, its name small above; blocks take turns in shape. */
  headlines: css`
    > dl { display: grid; gap: 8px; }
    ${fact} {
      display: grid;
      align-content: start;
      gap: 4px;
      padding: 14px 18px 16px;
      border-radius: 26px 26px 26px 6px;
      background: ${token('color.surface')};
    }
    ${fact}:nth-child(even) { border-radius: 6px 26px 26px; }
    ${fact}:first-child { background: ${token('color.brand1')}; color: ${token('color.onBrand1')}; }
    ${fact}:first-child :is(dt, ${part('action')}) { color: inherit; }
    dialog & ${fact}:not(:first-child) { background: ${token('color.raised')}; }
    ${part('value')} { justify-content: space-between; }
    ${part('text')} {
      font-family: ${token('font.display')};
      font-size: clamp(1.25rem, 9cqi, ${token('size.title')});
      font-weight: ${token('weight.title')};
      letter-spacing: ${token('tracking.heading')};
      line-height: 1.05;
    }
    [lang|='ur'] & ${part('text')} { font-size: min(${token('size.heading')}, 10.5cqi); letter-spacing: 0; line-height: ${token('leading.urduHeading')}; }
    /* Many are a wall of small posters under a large one. */
    @container (inline-size >= 17rem) {
      ${many} { grid-template-columns: 1fr 1fr; }
      ${many} > ${fact}:first-child, ${many} > ${fact}:last-child:nth-child(even) { grid-column: 1 / -1; }
      ${many} > ${fact}:not(:first-child) ${part('text')} { font-size: clamp(1rem, 5.4cqi, 1.25rem); line-height: 1.15; }
      [lang|='ur'] & ${many} > ${fact}:not(:first-child) ${part('text')} { line-height: ${token('leading.urduHeading')}; }
    }
    /* What can be done is a button at the end of its block, which is as high as name and value. */
    @container (inline-size >= 15rem) {
      ${acted} { grid-template-columns: minmax(0, 1fr) auto; gap: 2px 12px; padding-inline-end: 12px; }
      ${acted} ${part('value')} { display: contents; }
      ${acted} :is(dt, ${part('text')}, ${part('state')}) { grid-column: 1; }
      ${acted} ${part('action')} {
        grid-column: 2;
        grid-row: 1 / span 3;
        align-self: center;
        padding-inline: 18px;
        border-radius: 22px;
        background: ${token('color.raised')};
      }
      ${acted}:first-child ${part('action')} { background: ${token('color.bg')}; color: ${token('color.text')}; }
      dialog & ${acted}:not(:first-child) ${part('action')} { background: ${token('color.surface')}; }
      ${acted} ${part('text')} { font-size: clamp(1.125rem, 5.6cqi, 1.375rem); }
    }
  `,
} satisfies Record<LayoutForms['facts'], unknown>;
