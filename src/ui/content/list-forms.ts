import { css } from 'styled-components';
import type { LayoutForms } from '../../contracts/layout-forms.ts';
import { token } from '../theme/token.ts';
import { festoonLamp, festoonWire } from './festoon.ts';

/** The parts of a row that its form moves: they carry these names as `data-row`. */
export type RowPart = 'pick' | 'lead' | 'words' | 'title' | 'note' | 'leader' | 'end' | 'arrow';

const part = (name: RowPart) => `> [data-row='${name}']`;
const title = `[data-row='title']`;

/** Of large text: what a place as narrow as a side panel gives, else what a phone has room for. */
const atMost = (room: string) => `var(--title-most, ${room})`;

/** A round sign at the row's start. */
const disc = `display: grid; place-items: center; inline-size: 44px; block-size: 44px; border-radius: 50%;`;

/** Where nothing of the row stands: dots from the words to what ends the row, where a form has them. */
const leader = `${part('leader')} { display: none; }`;

/**
 * Each form lays a row out in its own way. Rows of one list are siblings, so that a form can distinguish first from last and let
 * shapes take turns.
 */
export const listForms = {
  /** Hairlines and small capitals; figures set right, no pictures. */
  ledger: css`
    ${leader}
    padding-block: 12px;
    border-block-end: 1px solid ${token('color.line')};
    &:last-child:not(:only-child) { border-block-end: 3px double ${token('color.hair')}; }
    ${part('lead')} { display: none; }
    ${title} { font-family: ${token('font.display')}; font-size: min(1.3125em, ${atMost('11.4vw')}); letter-spacing: 0.05em; font-variant-caps: all-small-caps; }
    [lang|='ur'] & ${title} { font-size: inherit; font-variant-caps: normal; letter-spacing: 0; }
    ${part('end')}, ${part('arrow')} { min-inline-size: 24px; text-align: end; }
  `,
  /** A fixture list: hard columns on a plate, two pixels apart. */
  fixtures: css`
    ${leader}
    gap: 0;
    padding: 0;
    margin-block-end: 2px;
    background: ${token('color.surface')};
    ${part('lead')}, ${part('arrow')}, ${part('end')} {
      align-self: stretch;
      display: grid;
      place-items: center;
      background: ${token('color.raised')};
    }
    ${part('pick')} { align-self: stretch; inline-size: 52px; block-size: auto; margin: 0; background: ${token('color.raised')}; }
    ${part('lead')} { inline-size: 52px; color: ${token('color.text')}; box-shadow: inset 3px 0 ${token('color.accent')}; }
    [dir='rtl'] & ${part('lead')} { box-shadow: inset -3px 0 ${token('color.accent')}; }
    ${part('arrow')} { inline-size: 44px; }
    ${part('end')} { min-inline-size: 84px; padding-inline: 12px; color: ${token('color.text')}; }
    ${part('words')} { padding: 10px 12px; }
    ${title} { font-size: min(0.9375em, ${atMost('8.3vw')}); font-weight: ${token('weight.strong')}; text-transform: uppercase; }
    @container (inline-size < 14em) { && > [role='status'] { margin-block-end: 12px; } }
  `,
  /** A string of lamps: each row hangs from the one above it. */
  festoon: css`
    ${leader}
    position: relative;
    isolation: isolate;
    min-block-size: 64px;
    &::before { ${festoonWire} }
    &:first-child::before { inset-block-start: 50%; }
    &:last-child::before { inset-block-end: 50%; }
    &:only-child::before { content: none; }
    ${part('lead')} {
      ${disc}
      background: ${token('color.accent')};
      color: ${token('color.onAccent')};
      box-shadow: 0 0 0 4px ${token('color.bg')};
    }
    &:not(:has(${part('lead')})) { padding-inline-start: 46px; }
    &:not(:has(${part('lead')}))::after { ${festoonLamp} }
    &:has(${part('pick')}) { padding-inline-start: 0; }
    &:has(${part('pick')})::after { content: none; }
    ${part('pick')} { margin-inline-start: 0; background: radial-gradient(circle, ${token('color.bg')} 17px, transparent 17.5px); }
    ${title} { font-weight: ${token('weight.strong')}; }
  `,
  /** Pebbles that float, each a little aside of the last. */
  pebbles: css`
    ${leader}
    inline-size: calc(100% - 20px);
    min-block-size: 64px;
    margin-block-end: 10px;
    padding-block: 10px;
    padding-inline: 12px 18px;
    border-radius: 32px;
    background: ${token('color.surface')};
    box-shadow: 0 10px 22px ${token('color.trim4')};
    &:nth-child(even) { margin-inline-start: 20px; }
    /* Alone in its item it has no other to stand aside of. */
    &:only-child { inline-size: 100%; }
    @container (width < 18rem) {
      inline-size: 100%;
      padding-inline: 8px 12px;
      &:nth-child(even) { margin-inline-start: 0; }
    }
    ${part('lead')} {
      ${disc}
      background: ${token('color.raised')};
      color: ${token('color.link')};
    }
    &:not(:has(${part('lead')})) { padding-inline-start: 20px; }
    ${part('pick')} { margin-inline-start: -6px; }
    /* Where large text leaves no room for a long word beside it, the sign gives way. */
    @container (inline-size < 9em) { ${part('lead')} { display: none; } }
    /* On the narrowest phones a long word and a count stand in one line. */
    @media (width < 360px) {
      gap: 8px;
      padding-inline: 10px 14px;
      ${part('lead')} { inline-size: 36px; block-size: 36px; }
      &:has(${part('lead')}):has(${part('end')}) ${part('arrow')} { display: none; }
    }
  `,
  /** A terminal's table: a prompt, dots, and the answer at the end. */
  terminal: css`
    align-items: baseline;
    gap: 8px;
    min-block-size: 48px;
    padding-block: 12px 4px;
    &::before { content: '>' / ''; flex: none; color: ${token('color.accent')}; font-family: ${token('font.numeric')}; }
    [dir='rtl'] &::before { content: '<' / ''; }
    ${part('lead')} { display: none; }
    &:has(${part('pick')}, [role='switch']) { align-items: center; padding-block: 4px; }
    ${part('words')} { flex: 0 1 auto; }
    ${part('leader')} { flex: 1 0 16px; border-block-end: 2px dotted ${token('color.line')}; }
    &:not(:has(${part('end')}, ${part('arrow')})) ${part('leader')} { display: none; }
    /* A count stands after the dots, before what the row leads to. */
    > [role='status'], ${part('end')}, ${part('arrow')} { order: 1; }
    ${part('arrow')} { display: inline-flex; align-items: center; align-self: start; gap: 2px; }
    ${part('arrow')}::before { content: '[' / ''; }
    ${part('arrow')}::after { content: ']' / ''; }
  `,
  /** Posters: big type on a block with one corner of its own, a shape at its end. */
  posters: css`
    ${leader}
    min-block-size: 84px;
    margin-block-end: 8px;
    padding: 16px 18px;
    border-radius: 28px 28px 28px 6px;
    background: ${token('color.surface')};
    &:nth-child(even) { border-radius: 6px 28px 28px; }
    &:nth-child(3n) { border-radius: 28px 28px 6px; }
    ${title} {
      font-family: ${token('font.display')};
      font-size: min(${token('size.heading')}, ${atMost('8.2vw')});
      font-weight: ${token('weight.heading')};
      letter-spacing: ${token('tracking.heading')};
      line-height: 1.1;
    }
    ${part('lead')} {
      order: 1;
      display: grid;
      place-items: center;
      inline-size: 52px;
      block-size: 52px;
      border-radius: 50%;
      background: ${token('color.brand1')};
      color: ${token('color.onBrand1')};
    }
    &:nth-child(even) > [data-row='lead'] {
      border-radius: 50% 50% 0;
      background: ${token('color.brand2')};
      color: ${token('color.onBrand2')};
    }
    &:nth-child(3n) > [data-row='lead'] {
      border-radius: 14px;
      background: ${token('color.brand3')};
      color: ${token('color.onBrand3')};
    }
    &:has(${part('lead')}) ${part('arrow')} { display: none; }
    /* In the menu of a narrow phone a long word stands beside a smaller sign; in large text the sign gives way. */
    @container (inline-size < 17em) { ${part('lead')} { inline-size: 44px; block-size: 44px; margin-inline-start: -6px; } }
    @container (inline-size < 9em) { ${part('lead')} { display: none; } }
    /* A count stands above the line, beside the sign: a long word has the line to itself. */
    @container (inline-size >= 14em) {
      > [role='status'] { position: absolute; inset-block-start: 8px; inset-inline-end: 80px; }
    }
    @container (9em <= inline-size < 14em) { ${part('lead')} ~ [role='status'] { inset-inline-end: 72px; } }
    /* On the narrowest phones a long word and a button stand beside the sign; a word a line would be a column of words. */
    @media (width < 360px) {
      gap: 8px;
      padding-inline: 14px;
      ${title} { font-size: min(1.125rem, 7vw); }
      ${part('lead')} { inline-size: 40px; block-size: 40px; }
      && ${part('words')} { flex-basis: 6.5em; }
    }
  `,
} satisfies Record<LayoutForms['list'], unknown>;
