import { styled } from 'styled-components';
import { low } from '../theme/media.ts';
import { token } from '../theme/token.ts';
import type { PageForm, PageHeadProps } from './page-form.ts';

const string = 'M0 2Q65 54 130 2Q195 54 260 2Q325 54 390 2';

/** A garland of bulbs from side to side, the name hanging in it. */
function Head({ mark, between, isMoment }: PageHeadProps) {
  return (
    <Stage data-big={isMoment || undefined}>
      <Garland viewBox="0 0 390 48" preserveAspectRatio="xMidYMin slice" aria-hidden>
        <path d={string} />
        <path d={string} />
        <path d={string} />
      </Garland>
      <Sign>{mark}</Sign>
      {between}
    </Stage>
  );
}

const page: PageForm = {
  Head,
  sheet: `
    [data-form='fields'] {
      gap: 18px;
      margin: 8px ${token('space.gutter')} 22px;
      padding: 20px 14px 24px;
      border: 4px dotted ${token('color.accent')};
      border-radius: ${token('radius.card')};
      background: ${token('color.surface')};
    }
    [data-field='head'] {
      position: relative;
      z-index: 1;
      flex-wrap: wrap-reverse;
      align-items: center;
      row-gap: 0;
      margin-block-end: -11px;
      padding: 0 16px;
      pointer-events: none;
    }
    /* A hint that has no room beside its label stands above it, and not on the edge of the field. */
    [data-field='head'] label {
      flex: none;
      max-inline-size: 100%;
      padding: 4px 12px;
      border-radius: 22px;
      text-align: center;
      background: ${token('color.accent')};
      color: ${token('color.onAccent')};
      pointer-events: auto;
    }
    [lang|='ur'] & :is([data-field='head'] label, [data-choice] legend) { padding-block: 0.64em 0.24em; font-size: 0.84375rem; line-height: 2.07; }
    [data-field='head'] span { padding: 2px 8px; border-radius: 99px; background: ${token('color.surface')}; }
    [data-field='box'] { block-size: auto; min-block-size: 66px; padding-block-start: 6px; }
    [data-field='box'] > input, [data-field='box'] > span { min-block-size: 58px; align-content: center; }
    [data-field='box'] > textarea { margin-block-start: 8px; }
    dialog & [data-form='fields'] { margin: 0; padding: 14px 0 20px; border: 0; }
    dialog & [data-form='foot']::before { content: none; }
    [data-moment] & [data-form='fields'] { margin-block-end: 0; padding-block-end: 42px; }
    [data-moment] & [data-form='foot'] {
      position: relative;
      inset-block-end: auto;
      margin-block: -32px 0;
      background: none;
    }
    [data-moment] & [data-form='foot'] > button:first-child { inline-size: auto; margin-inline: 26px; }
    /* As pale as elsewhere, without the edge of the board showing through. */
    [data-moment] & [data-form='foot'] > button:first-child:disabled {
      opacity: 1;
      border-color: transparent;
      background: color-mix(in oklab, ${token('color.action')} 45%, ${token('color.surface')});
      color: color-mix(in oklab, ${token('color.onAction')} 45%, ${token('color.surface')});
      box-shadow: none;
    }
    [data-moment] & [data-form='foot']::before { content: none; }
    [data-choice] { border-block-end: 3px dotted ${token('color.accent')}; padding-block-end: 16px; }
    [data-choice] legend { margin-inline-start: 12px; padding: 4px 12px; border-radius: 99px; background: ${token('color.accent')}; color: ${token('color.onAccent')}; }
    [data-choice] > div { padding-block-start: 12px; }
    [data-choice='tiles'] label { border-radius: 99px; border-width: 3px; }
    [data-choice='list'] > div { gap: 8px; }
    [data-choice='list'] label { padding-inline: 14px 16px; border: 0; border-radius: 16px; background: ${token('color.raised')}; }
  `,
};

export default page;

const Stage = styled.div`
  display: grid;
  justify-items: center;
  gap: 8px;
  padding-block-end: 12px;
  ${low} { display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: 0 24px; padding-block-end: 0; }
  img { block-size: 32px; max-inline-size: 150px; }
  &[data-big] img { block-size: 56px; max-inline-size: 240px; ${low} { block-size: 32px; } }
  nav { justify-content: center; gap: 0 28px; }
`;

const Garland = styled.svg`
  ${low} { display: none; }
  inline-size: 100%;
  block-size: 48px;
  path { fill: none; stroke: ${token('color.trim2')}; stroke-width: 2; }
  path + path { stroke-width: 13; stroke-linecap: round; stroke-dasharray: 0 52; translate: 0 9px; }
  path:last-child { stroke: ${token('color.trim3')}; stroke-dashoffset: 26; }
`;

const Sign = styled.div`
  display: grid;
  place-items: center;
`;
