import { css } from 'styled-components';
import type { LayoutForms } from '../../contracts/layout-forms.ts';
import { token } from '../theme/token.ts';

/** Half circles cut out along the sides of what lies under them. */
const perforation = `radial-gradient(circle at 0 50%, transparent 4px, black 4.5px) 0 0 / 51% 14px repeat-y,
  radial-gradient(circle at 100% 50%, transparent 4px, black 4.5px) 100% 0 / 51% 14px repeat-y`;
const scallops = `radial-gradient(circle at 50% 0, transparent 6px, black 6.5px) 0 0 / 20px 51% repeat-x,
  radial-gradient(circle at 50% 100%, transparent 6px, black 6.5px) 0 100% / 20px 51% repeat-x`;

/** Of large text the amount has a line of its own below what it is of, and still stands in the column of amounts. */
const stacked = (rules: string) =>
  `@container (inline-size < 17em) { [data-record='amount'] { flex: 1 0 100%; ${rules} } }`;

/** How each form sets days and entries; parts carry their names as `data-record`, an entry its end as `data-outcome`. */
export const recordForms = {
  /** A bank statement: columns under a hairline, a double rule under each day. */
  statement: css`
    [data-record='day'] { padding-block-end: 8px; border-block-end: 1px solid ${token('color.hair')}; }
    [data-record='day'] h2 { font-family: ${token('font.display')}; font-size: ${token('size.heading')}; font-weight: ${token('weight.heading')}; }
    ol { border-block-end: 3px double ${token('color.hair')}; }
    li { padding-block: 11px; }
    li + li { border-block-start: 1px solid ${token('color.line')}; }
    [data-record='mark'] { inline-size: 42px; block-size: 42px; border: 1px solid ${token('color.hair')}; padding: 2px; }
    em { font-variant-caps: all-small-caps; letter-spacing: 0.06em; font-size: ${token('size.label')}; }
    [lang|='ur'] & em { font-variant-caps: normal; letter-spacing: 0; }
    ${stacked('')}
  `,
  /** Settled slips: perforated at both sides, the end stamped across a corner. */
  slips: css`
    gap: 16px;
    ol { gap: 6px; }
    [data-record='day'] { padding: 6px 10px; background: ${token('color.raised')}; }
    [data-record='day'] h2 { text-transform: uppercase; }
    [data-record='day'] p { color: ${token('color.text')}; }
    li { position: relative; align-items: stretch; gap: 0; background: ${token('color.surface')}; mask: ${perforation}; }
    [data-record='mark'] { inline-size: 64px; block-size: auto; min-block-size: 66px; max-block-size: 72px; margin-inline-start: 10px; }
    [data-record='words'] { align-content: center; padding: 10px 12px; }
    [data-record='amount'] {
      align-content: center;
      min-inline-size: 116px;
      padding: 10px 18px 10px 12px;
      border-inline-start: 2px dashed ${token('color.line')};
    }
    b { font-size: 1.125em; }
    em {
      padding: 1px 7px;
      border: 2px solid currentcolor;
      font-weight: ${token('weight.strong')};
      text-transform: uppercase;
      rotate: -4deg;
    }
    [dir='rtl'] & em { rotate: 4deg; }
    [dir='rtl'] & [data-record='amount'] { padding: 10px 12px 10px 18px; }
    ${stacked(`border-inline-start: 0; border-block-start: 2px dashed ${token('color.line')};`)}
  `,
  /** Tickets with scalloped edges and a stub to tear off. */
  tickets: css`
    ol { gap: 8px; padding-block-start: 8px; }
    [data-record='day'] { justify-content: center; text-align: center; }
    [data-record='day'] h2 { flex-basis: 100%; font-family: ${token('font.display')}; font-size: ${token('size.heading')}; }
    li { gap: 12px; padding: 14px 0 14px 14px; background: ${token('color.surface')}; mask: ${scallops}; }
    [dir='rtl'] & li { padding: 14px 14px 14px 0; }
    [data-record='mark'] { --art-radius: 50%; inline-size: 50px; block-size: 50px; border-radius: 50%; border: 2px solid ${token('color.accent')}; }
    [data-record='amount'] {
      justify-items: center;
      align-self: stretch;
      align-content: center;
      /* As wide as the amount: of money nothing is cut. */
      flex: none;
      min-inline-size: 104px;
      margin-block: -14px;
      padding: 14px 10px;
      border-inline-start: 3px dotted ${token('color.bg')};
      background: ${token('color.raised')};
      text-align: center;
    }
    ${stacked(`
      margin: 0 0 -14px;
      margin-inline-start: -14px;
      border-inline-start: 0;
      border-block-start: 3px dotted ${token('color.bg')};
    `)}
    [data-outcome='won'] [data-record='amount'] { background: ${token('color.accent')}; color: ${token('color.onAccent')}; }
    /* Also a figure that is coloured elsewhere: green is lost on marigold. */
    [data-outcome='won'] [data-record='amount'] :is(em, b *) { color: inherit; }
  `,
  /** Cards that overlap like waves, each a little in front of the one above. */
  waves: css`
    /* The shadow of the first card would lie on the day above it. */
    [data-record='day'] { position: relative; z-index: 1; padding: 0 8px 8px; }
    [data-record='day'] h2 { font-size: ${token('size.heading')}; font-weight: ${token('weight.heading')}; }
    li {
      position: relative;
      padding: 16px 18px 30px;
      border-radius: 30px 30px 0 0;
      background: ${token('color.surface')};
      box-shadow: 0 -8px 20px ${token('color.trim4')};
    }
    li + li { margin-block-start: -16px; }
    li:nth-child(even) { background: ${token('color.raised')}; }
    li:last-child { border-radius: 30px; padding-block-end: 18px; }
    [data-record='mark'] { inline-size: 48px; block-size: 48px; border-radius: 50%; }
    b { font-size: 1.0625em; }
    /* On a narrow phone the amount stands below what it is of. */
    @container (inline-size < 19rem) { li { flex-wrap: wrap; } [data-record='words'] { flex-basis: 10em; } [data-record='amount'] { margin-inline-start: auto; } }
  `,
  /** A print-out: numbered lines, dots up to the figure, the end in brackets. */
  printout: css`
    counter-reset: line;
    [data-record='day'] { padding-block-end: 4px; border-block-end: 2px dotted ${token('color.line')}; }
    [data-record='day'] h2::before { content: '# ' / ''; color: ${token('color.accent')}; }
    li { flex-wrap: wrap; align-items: baseline; gap: 0 8px; padding-block: 9px; counter-increment: line; }
    li::before {
      content: counter(line, decimal-leading-zero) / '';
      flex: none;
      color: ${token('color.muted')};
      font-family: ${token('font.numeric')};
      font-size: ${token('size.small')};
    }
    [data-record='mark'] { display: none; }
    [data-record='words'] { display: contents; }
    strong { flex: 0 1 auto; }
    [data-record='leader'] { display: block; flex: 1 0 16px; border-block-end: 2px dotted ${token('color.line')}; }
    [data-record='facts'] { order: 1; flex: 1 0 100%; padding-inline-start: 26px; }
    [data-record='amount'] { display: flex; flex-wrap: wrap; justify-content: end; gap: 0 8px; margin-inline-start: auto; }
    /* Before the figure, so that figures end in one line. */
    em { order: -1; }
    em::before { content: '[' / ''; }
    em::after { content: ']' / ''; }
  `,
  /** Stickers: one colour for each end, the figure huge. */
  stickers: css`
    gap: 26px;
    ol { gap: 8px; }
    [data-record='day'] { margin-block-end: 10px; }
    [data-record='day'] h2 { font-family: ${token('font.display')}; font-size: min(${token('size.title')}, 11vw); font-weight: ${token('weight.title')}; line-height: 1; }
    li {
      flex-wrap: wrap;
      align-items: end;
      gap: 10px 14px;
      padding: 16px 18px;
      border-radius: 30px 30px 30px 6px;
      background: ${token('color.surface')};
    }
    li:nth-child(even) { border-radius: 6px 30px 30px; }
    [data-record='mark'] { inline-size: 56px; block-size: 56px; border-radius: 18px; }
    /* A sign goes along with the first line of its words, at their size; a picture keeps its own. */
    @container (inline-size < 17em) {
      [data-record='mark'] { align-self: start; }
      [data-record='mark']:has(> svg) { inline-size: auto; block-size: 1.25em; }
      [lang|='ur'] & [data-record='mark']:has(> svg) { block-size: 1.7em; }
      [data-record='mark'] > svg { inline-size: 1em; block-size: 1em; }
    }
    [data-record='amount'] { flex: 1 0 100%; display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 4px 12px; }
    b { font-family: ${token('font.display')}; font-size: min(${token('size.title')}, 11vw); font-weight: ${token('weight.title')}; line-height: 1; }
    [data-outcome='won'] { background: ${token('color.brand1')}; color: ${token('color.onBrand1')}; }
    [data-outcome='returned'] { background: ${token('color.brand3')}; color: ${token('color.onBrand3')}; }
    :is([data-outcome='won'], [data-outcome='returned']) :is(em, b *, [data-record='facts']) { color: inherit; }
  `,
} satisfies Record<LayoutForms['record'], unknown>;
