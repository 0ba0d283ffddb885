import { styled } from 'styled-components';
import { low } from '../theme/media.ts';
import { token } from '../theme/token.ts';
import type { PageForm, PageHeadProps } from './page-form.ts';

/** One of eleven by eight pixels, row by row; three rows of five of them come down the screen. */
const sprite = [260, 136, 508, 886, 2047, 1533, 1285, 216]
  .flatMap((row, y) => Array.from({ length: 11 }, (_, x) => ((row >> (10 - x)) & 1 ? `M${x} ${y}h.9v.9h-.9z` : '')))
  .join('');
const fleet = [0, 1, 2].flatMap((row) => [0, 1, 2, 3, 4].map((column) => ({ x: column * 15, y: row * 9 })));

/** A screen with its prompt: the name behind it, a block that waits; the ways beside it in brackets. */
function Head({ mark, between, isMoment }: PageHeadProps) {
  return (
    <Screen data-big={isMoment || undefined}>
      <Line>
        {mark}
        <Caret aria-hidden />
      </Line>
      {isMoment ? (
        <Fleet viewBox="0 0 71 26" aria-hidden>
          {fleet.map(({ x, y }) => (
            <path key={`${x} ${y}`} d={sprite} transform={`translate(${x} ${y})`} />
          ))}
        </Fleet>
      ) : null}
      {between}
    </Screen>
  );
}

const page: PageForm = {
  Head,
  sheet: `
    counter-reset: line;
    [data-form='fields'] {
      gap: 16px;
      margin-inline: ${token('space.gutter')};
      padding: 12px 0 14px 46px;
      background: linear-gradient(${token('color.line')}, ${token('color.line')}) 33px 0 / 2px 100% no-repeat;
    }
    [dir='rtl'] & [data-form='fields'] { padding: 12px 46px 14px 0; background-position-x: calc(100% - 33px); }
    [data-form='fields'] > * { counter-increment: line; position: relative; }
    [data-form='fields'] > *::before {
      content: counter(line, decimal-leading-zero) / '';
      position: absolute;
      inset-block-start: 0.2em;
      inset-inline-start: -46px;
      color: ${token('color.muted')};
      font-family: ${token('font.numeric')};
      font-size: ${token('size.small')};
    }
    [data-field='head'] { flex-wrap: wrap; column-gap: 8px; padding: 0; justify-content: start; align-items: baseline; }
    [data-field='head'] label { flex: none; max-inline-size: 100%; font-family: ${token('font.numeric')}; }
    /* Between joined words the space of fixed width is a hole. */
    [lang|='ur'] & :is([data-field='head'] label, [data-choice] legend) { font-family: ${token('font.text')}; }
    [data-field='head'] label::before { content: '> ' / ''; color: ${token('color.accent')}; }
    [dir='rtl'] & [data-field='head'] label::before { content: '< ' / ''; }
    [data-field='head']::after { content: ''; flex: 1; order: 1; border-block-end: 2px dotted ${token('color.line')}; }
    [data-field='head'] span { order: 2; }
    [data-field='box'] { padding-inline: 0; border: 0; background: none; }
    [data-field='box']::before, [data-field='box']::after {
      content: '[' / '';
      flex: none;
      color: ${token('color.fieldLine')};
      font-family: ${token('font.numeric')};
      font-size: 1.75rem;
      line-height: 1;
    }
    [data-field='box']::after { content: ']' / ''; }
    [data-field='box'] input { font-family: ${token('font.numeric')}; }
    /* Beside a dialling code and a button, a number in the wide face would be cut. */
    [data-field='box'] input[type='tel'] { font-family: ${token('font.text')}; }
    [data-moment] & [data-form='foot'] {
      position: static;
      grid-template-columns: auto minmax(0, 1fr);
      align-items: center;
      margin-block-start: 0;
      background: none;
    }
    [data-moment] & [data-form='foot']::before {
      content: '>' / '';
      inline-size: 38px;
      color: ${token('color.accent')};
      font-family: ${token('font.numeric')};
      font-size: 1.5rem;
      text-align: center;
    }
    [dir='rtl'] [data-moment] & [data-form='foot']::before { content: '<' / ''; }
    [data-moment] & [data-form='foot'] > :not(button:first-child) { grid-column: 1 / -1; }
    /* Afloat it is part of its group, so that the number of the line stands beside it. */
    [data-choice] legend { float: inline-start; inline-size: 100%; font-family: ${token('font.numeric')}; }
    [data-choice] > div { clear: both; }
    [data-choice] legend::before { content: '> ' / ''; color: ${token('color.accent')}; }
    [dir='rtl'] & [data-choice] legend::before { content: '< ' / ''; }
    [data-choice='tiles'] > div { grid-template-columns: repeat(auto-fit, minmax(max(104px, 11ch), 1fr)); gap: 6px 2px; }
    [data-choice='tiles'] label { padding-inline: 0; border: 0; background: none; }
    [data-choice='tiles'] label > span { column-gap: 1px; font-size: 0.8125rem; }
    [data-choice='tiles'] label > span::before, [data-choice='tiles'] label > span::after { content: '[' / ''; color: ${token('color.fieldLine')}; font-size: 1.25rem; }
    [data-choice='tiles'] label > span::after { content: ']' / ''; }
    /* The empty part of a letter of fixed width, on the outer side of a bracket: the longest amount fits beside it on the narrowest phones. */
    [data-choice='tiles'] label > span::before { margin-inline-start: -0.25em; }
    [data-choice='tiles'] label > span::after { margin-inline-end: -0.25em; }
    [data-choice='tiles'] label:has(:checked) { background: ${token('color.accent')}; color: ${token('color.onAccent')}; }
    [data-choice='tiles'] label:has(:checked) > span::before, [data-choice='tiles'] label:has(:checked) > span::after { color: inherit; }
    [data-choice='list'] label { padding-inline: 0; border: 0; }
    [data-choice='list'] label > span > :first-child { display: flex; flex: 1 0 auto; align-items: baseline; gap: 8px; max-inline-size: 100%; }
    [data-choice='list'] label > span > :first-child::after { content: ''; flex: 1; min-inline-size: 16px; border-block-end: 2px dotted ${token('color.line')}; }
  `,
};

export default page;

const Screen = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 4px 16px;
  margin: 12px ${token('space.gutter')};
  padding: 10px 14px;
  border: 2px solid ${token('color.line')};
  background: repeating-linear-gradient(${token('color.surface')} 0 3px, ${token('color.bg')} 3px 4px);
  &[data-big] { flex: 1 0 11rem; box-sizing: border-box; align-content: space-between; ${low} { flex: none; } }
  &[data-big] img { block-size: 34px; max-inline-size: 190px; }
  &[data-big] nav { inline-size: 100%; justify-content: end; }
  nav a { display: flex; align-items: center; gap: 2px; border: 0; font-family: ${token('font.numeric')}; }
  [lang|='ur'] & nav a { font-family: ${token('font.text')}; }
  nav a::before { content: '[' / ''; }
  nav a::after { content: ']' / ''; }
  nav a[aria-current] { color: ${token('color.accent')}; }
`;

/** As large as the screen leaves it between its first line and its last; gone where that is nothing. */
const Fleet = styled.svg`
  position: absolute;
  inset: 66px 10% 62px;
  inline-size: 80%;
  block-size: calc(100% - 128px);
  fill: ${token('color.line')};
  path:nth-child(8) { fill: ${token('color.accent')}; }
  ${low} { display: none; }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-block-size: 44px;
  &::before { content: '>' / ''; color: ${token('color.accent')}; font-family: ${token('font.numeric')}; font-size: 1.5rem; }
  [dir='rtl'] &::before { content: '<' / ''; }
`;

const Caret = styled.span`
  inline-size: 14px;
  block-size: 28px;
  background: ${token('color.accent')};
`;
