import { css } from 'styled-components';
import type { LayoutForms } from '../../contracts/layout-forms.ts';
import { token } from '../theme/token.ts';
import { motion } from '../theme/motions.ts';

/** How each form builds its ladder; a level says its state as `data-level`, its parts are `data-part`. */
export const ladderForms = {
  /** Engraved plaques on a rule. */
  plaques: css`
    position: relative;
    isolation: isolate;
    justify-items: center;
    gap: 18px;
    padding-block: 14px;
    &::before { content: ''; position: absolute; z-index: -1; inset-block: 0; inset-inline-start: calc(50% - 1px); border-inline-start: 1px solid ${token('color.hair')}; }
    > li {
      flex-direction: column;
      inline-size: min(82%, 20rem);
      padding: 16px 18px;
      border: 1px solid ${token('color.line')};
      outline: 1px solid ${token('color.line')};
      outline-offset: 3px;
      background: ${token('color.surface')};
      text-align: center;
    }
    > [data-level='here'] { border-color: ${token('color.accent')}; outline-color: ${token('color.accent')}; }
    [data-part='mark'] { inline-size: 24px; block-size: 24px; color: ${token('color.accent')}; }
    [data-part='words'] { flex: none; gap: 4px; }
    strong { font-family: ${token('font.display')}; font-size: ${token('size.heading')}; font-weight: ${token('weight.heading')}; }
    em, small { color: ${token('color.muted')}; }
    [data-part='reward'] { display: flex; align-items: baseline; gap: 8px; }
  `,
  /** A league table with the player's row marked. */
  table: css`
    counter-reset: place;
    gap: 2px;
    > li { flex-wrap: nowrap; gap: 0; align-items: stretch; background: ${token('color.surface')}; counter-increment: place; }
    [data-part='mark'] { inline-size: 52px; block-size: auto; background: ${token('color.raised')}; font-family: ${token('font.display')}; font-size: 1.375em; font-weight: ${token('weight.heading')}; }
    [data-part='mark']::before { content: counter(place) / ''; }
    [data-part='mark'] svg { display: none; }
    [data-part='words'] { padding: 10px 12px; }
    strong { text-transform: uppercase; }
    [data-part='reward'] { align-content: center; justify-items: center; flex: none; min-inline-size: 92px; padding: 10px; border-inline-start: 2px solid ${token('color.bg')}; text-align: center; }
    > [data-level='here'], > [data-level='here'] [data-part='mark'] { background: ${token('color.accent')}; color: ${token('color.onAccent')}; }
    > :not([data-level='here']) :is(em, small, ul) { color: ${token('color.muted')}; }
    /* Where large text leaves a name no room beside it, what a level brings has a line of its own. */
    @container (inline-size < 14em) {
      > li { flex-wrap: wrap; }
      [data-part='words'] { flex-basis: 0; }
      [data-part='reward'] { flex: 1 0 100%; justify-items: end; border-inline-start: 0; border-block-start: 2px solid ${token('color.bg')}; }
    }
  `,
  /** A garland: bulbs to the left and to the right of its string, lit as far as the player has come. */
  bulbs: css`
    position: relative;
    isolation: isolate;
    gap: 14px;
    &::before { content: ''; position: absolute; z-index: -1; inset-block: 26px; inset-inline-start: calc(50% - 1px); border-inline-start: 2px dashed ${token('color.accent')}; }
    > li { position: relative; inline-size: 50%; flex-direction: column; gap: 4px; padding-inline: 12px 34px; text-align: end; align-items: end; }
    > li:nth-child(even) { margin-inline-start: 50%; padding-inline: 34px 12px; text-align: start; align-items: start; }
    [data-part='mark'] {
      position: absolute;
      inset-inline-end: -26px;
      inset-block-start: 0;
      inline-size: 52px;
      block-size: 52px;
      border: 3px solid ${token('color.accent')};
      border-radius: 50%;
      background: ${token('color.bg')};
      color: ${token('color.muted')};
    }
    > li:nth-child(even) [data-part='mark'] { inset-inline: -26px auto; }
    > li > :not([data-part='mark']) { max-inline-size: 100%; }
    > li { min-block-size: 64px; }
    > :is([data-level='had'], [data-level='here']) [data-part='mark'] { background: ${token('color.accent')}; color: ${token('color.onAccent')}; }
    > [data-level='here'] [data-part='mark'] { box-shadow: 0 0 0 6px color-mix(in oklch, ${token('color.accent')} 30%, transparent); }
    [data-part='words'] { flex: none; }
    > li:nth-child(odd) [data-part='words'], > li:nth-child(odd) ul { justify-items: end; }
    [data-part='reward'] { justify-items: inherit; }
    strong { font-family: ${token('font.display')}; font-size: ${token('size.heading')}; }
    em, small, ul { color: ${token('color.muted')}; }
    /* In large text half of the page is narrower than a word: the string hangs at the start, everything stands beside it. */
    @container (inline-size < 15em) {
      &::before { inset-inline-start: 25px; }
      > li:nth-child(n) { inline-size: auto; margin-inline: 0; padding-inline: 66px 0; text-align: start; align-items: start; }
      > li:nth-child(n) [data-part='mark'] { inset-inline: 0 auto; }
      > li:nth-child(n) :is([data-part='words'], ul) { justify-items: start; }
    }
  `,
  /** Glasses that grow from level to level, full as far as the player has come. */
  vessel: css`
    gap: 14px;
    [data-part='mark'] { inline-size: 48px; block-size: 48px; margin-inline: 26px; border-radius: 50%; background: ${token('color.surface')}; color: ${token('color.muted')}; box-shadow: inset 0 0 0 2px ${token('color.line')}; }
    > :nth-child(2) [data-part='mark'] { inline-size: 60px; block-size: 60px; margin-inline: 20px; }
    > :nth-child(3) [data-part='mark'] { inline-size: 74px; block-size: 74px; margin-inline: 13px; }
    > :nth-child(4) [data-part='mark'] { inline-size: 88px; block-size: 88px; margin-inline: 6px; }
    > :nth-child(n + 5) [data-part='mark'] { inline-size: 100px; block-size: 100px; margin-inline: 0; }
    > [data-level='had'] [data-part='mark'] { background: ${token('color.accent')}; color: ${token('color.onAccent')}; box-shadow: none; }
    > [data-level='here'] [data-part='mark'] {
      background: linear-gradient(to top, ${token('color.accent')} 58%, ${token('color.raised')} 58.5%);
      box-shadow: 0 0 0 5px ${token('color.surface')};
    }
    > [data-level='here'] svg { display: none; }
    /* Beside the largest glass there is still room for what the level brings; in large text it goes below, at the same end. */
    [data-part='words'] { flex-basis: 6.5em; }
    [data-part='reward'] { margin-inline-start: auto; }
    strong { font-size: ${token('size.heading')}; }
    em { color: ${token('color.link')}; }
    ul, small { color: ${token('color.muted')}; }
  `,
  /** A high-score table with a blinking place. */
  scores: css`
    counter-reset: place;
    gap: 6px;
    > li { align-items: baseline; gap: 2px 10px; padding: 8px; border-block-end: 2px dotted ${token('color.line')}; counter-increment: place; }
    [data-part='mark'] { inline-size: auto; block-size: auto; font-family: ${token('font.numeric')}; }
    [data-part='mark']::before { content: counter(place, decimal-leading-zero) '.' / ''; }
    [data-part='mark'] svg { display: none; }
    strong { font-family: ${token('font.numeric')}; text-transform: uppercase; letter-spacing: 0.08em; }
    [lang|='ur'] & strong { font-family: ${token('font.text')}; letter-spacing: 0; }
    [data-part='reward'] { margin-inline-start: auto; }
    ul { color: ${token('color.muted')}; }
    ul li::before { content: '+ ' / ''; color: ${token('color.accent')}; }
    > [data-level='here'] { background: ${token('color.accent')}; color: ${token('color.onAccent')}; }
    > [data-level='here'] :is(ul, ul li::before) { color: inherit; }
    > [data-level='here'] em::after { content: ' \\2588' / ''; }
    @media (prefers-reduced-motion: no-preference) { > [data-level='here'] em::after { animation: ${motion('blink')} 1.2s steps(1) infinite; } }
  `,
  /** Steps that grow wider and bolder on the way up. */
  steps: css`
    gap: 8px;
    > li { padding: 16px 18px; border-radius: 28px 28px 28px 6px; background: ${token('color.surface')}; }
    > :nth-child(1) { inline-size: 64%; }
    > :nth-child(2) { inline-size: 73%; }
    > :nth-child(3) { inline-size: 82%; }
    > :nth-child(4) { inline-size: 91%; }
    [data-part='mark'] { display: none; }
    [data-part='reward'] { justify-items: start; }
    strong { font-family: ${token('font.display')}; font-size: min(${token('size.title')}, 11vw); font-weight: ${token('weight.title')}; line-height: 1; letter-spacing: ${token('tracking.heading')}; }
    > [data-level='here'] { background: ${token('color.brand1')}; color: ${token('color.onBrand1')}; }
    > [data-level='next'] { background: ${token('color.brand3')}; color: ${token('color.onBrand3')}; }
    > [data-level='later'] { background: none; box-shadow: inset 0 0 0 2px ${token('color.line')}; }
    > :is([data-level='had'], [data-level='later']) :is(em, small, ul) { color: ${token('color.muted')}; }
  `,
} satisfies Record<LayoutForms['progress'], unknown>;
