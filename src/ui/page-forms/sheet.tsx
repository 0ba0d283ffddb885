import { styled } from 'styled-components';
import { above, low } from '../theme/media.ts';
import { token } from '../theme/token.ts';
import type { PageForm, PageHeadProps } from './page-form.ts';

const bubbles = [
  [46, 70, 30],
  [104, 26, 12],
  [300, 44, 44],
  [352, 118, 16],
  [236, 20, 8],
  [20, 132, 9],
] as const;

/** Bubbles that rise from the sheet, the name in the largest. */
function Head({ mark, between, isMoment }: PageHeadProps) {
  return (
    <Water data-big={isMoment || undefined}>
      {isMoment ? (
        <Bubbles viewBox="0 0 390 150" preserveAspectRatio="xMidYMax slice" aria-hidden>
          {bubbles.map(([x, y, radius]) => (
            <g key={x}>
              <circle cx={x} cy={y} r={radius} />
              <path
                d={`M${x - radius * 0.62} ${y}a${radius * 0.62} ${radius * 0.62} 0 0 1 ${radius * 0.62} ${-radius * 0.62}`}
              />
            </g>
          ))}
        </Bubbles>
      ) : null}
      <Mark>{mark}</Mark>
      {between}
    </Water>
  );
}

const page: PageForm = {
  Head,
  sheet: `
    margin: 10px calc(${token('space.gutter')} - var(--page-gutter)) 0;
    padding: 14px calc(var(--page-gutter) - ${token('space.gutter')}) 0;
    border-radius: 40px 40px 0 0;
    background: ${token('color.surface')};
    box-shadow: 0 -14px 34px ${token('color.trim4')};
    [data-form='fields'] { gap: 14px; container-type: inline-size; }
    [data-field='frame'] { position: relative; }
    [data-field='head'] {
      position: absolute;
      inset-block-start: 11px;
      inset-inline: 24px 56px;
      z-index: 1;
      padding: 0;
      pointer-events: none;
    }
    [data-field='head'] label { color: ${token('color.muted')}; font-size: ${token('size.small')}; }
    [data-field='box'] { block-size: auto; min-block-size: 72px; padding-inline: 24px 20px; border-radius: 36px; }
    [data-field='box'] input { block-size: auto; min-block-size: 70px; padding-block-start: 1.5rem; font-size: 1.1875rem; }
    [data-field='box'] > input + [aria-hidden] { padding-block-start: 1.5rem; }
    [data-field='box'] > textarea { margin-block-start: 1.25rem; }
    [lang|='ur'] & [data-field='box'] > textarea { margin-block-start: 2rem; }
    [data-field='box'] > span[dir] > span { margin-block-start: 1.375rem; }
    [lang|='ur'] & [data-field='head'] { inset-block-start: 4px; }
    [lang|='ur'] & [data-field='box'] input { min-block-size: 84px; padding-block-start: 2.25rem; }
    [lang|='ur'] & [data-field='box'] > input + [aria-hidden] { padding-block-start: 2.25rem; }
    /* Large text and narrow phones: the name stands over its field, because both would not fit into it. */
    @container (inline-size < 19rem) {
      [data-field='head'] { position: static; flex-wrap: wrap; padding: 0 20px 6px; }
      [data-field='box'] :is(input, input + [aria-hidden]), [lang|='ur'] & [data-field='box'] :is(input, input + [aria-hidden]) { padding-block-start: 0; }
      [data-field='box'] > span[dir] > span { margin-block-start: 0; }
      [data-field='head'] span { text-align: start; }
    }
    [data-field='frame'] > [aria-live] { padding-inline: 20px; }
    [data-form='foot'] { padding-block-start: 24px; background: linear-gradient(transparent, ${token('color.surface')} 20px); }
    [data-form='foot'] > button:first-child { min-block-size: 64px; }
    [data-moment] & [data-form='foot'] { ${above('tablet')} { margin-block-start: 0; } }
    dialog & { margin: 0; padding: 0; box-shadow: none; }
    [data-choice='tiles'] label { min-block-size: 66px; border-radius: 33px; }
    [data-choice='list'] > div { gap: 10px; }
    [data-choice='list'] label { min-block-size: 64px; padding-inline: 20px; border: 0; border-radius: 32px; background: ${token('color.raised')}; }
    [data-choice='list'] label > span { flex-direction: column; align-items: start; }
  `,
};

export default page;

const Water = styled.div`
  position: relative;
  isolation: isolate;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  min-block-size: 56px;
  padding-inline: ${token('space.gutter')};
  &[data-big] { flex-direction: column; justify-content: end; gap: 6px; min-block-size: 11rem; padding-block-end: 4px; ${low} { flex-direction: row; min-block-size: 56px; } }
  &[data-big] img { block-size: 44px; max-inline-size: 220px; }
`;

const Bubbles = styled.svg`
  position: absolute;
  inset: 0;
  z-index: -1;
  inline-size: 100%;
  block-size: 100%;
  circle { fill: ${token('color.raised')}; }
  path { fill: none; stroke: ${token('color.accent')}; stroke-width: 3; stroke-linecap: round; }
`;

const Mark = styled.div`
  display: grid;
  place-items: center;
`;
