import { styled } from 'styled-components';
import { above, low } from '../theme/media.ts';
import { token } from '../theme/token.ts';
import type { PageForm, PageHeadProps } from './page-form.ts';

/** Cut shapes pasted beside each other, as on a poster. */
function Head({ mark, between, isMoment }: PageHeadProps) {
  return (
    <Poster>
      {isMoment ? (
        <Shapes viewBox="0 0 350 88" preserveAspectRatio="none" aria-hidden>
          <path className="one" d="M0 88A88 88 0 0 1 88 0V88Z" />
          <circle className="two" cx="132" cy="44" r="44" />
          <path className="three" d="M176 0h88v44a44 44 0 0 1-88 0Z" />
          <path className="four" d="M264 88V0l86 88Z" />
        </Shapes>
      ) : null}
      <Line>
        {mark}
        {between}
      </Line>
    </Poster>
  );
}

const page: PageForm = {
  Head,
  sheet: `
    [data-form='fields'] { gap: 26px; padding-block-start: 10px; }
    [data-field='head'] { flex-wrap: wrap; gap: 2px 12px; padding: 0 0 8px; }
    [data-field='head'] label {
      font-family: ${token('font.display')};
      font-size: min(${token('size.title')}, 8.4vw);
      font-weight: ${token('weight.title')};
      letter-spacing: ${token('tracking.heading')};
      line-height: 1;
    }
    [lang|='ur'] & [data-field='head'] label { font-size: ${token('size.heading')}; letter-spacing: 0; line-height: ${token('leading.urduHeading')}; }
    [data-field='box'] { block-size: auto; min-block-size: 72px; border-radius: 28px 28px 28px 6px; border-width: 2px; }
    [data-field='frame']:nth-child(even) > [data-field='box'] { border-radius: 6px 28px 28px; }
    [data-field='box'] input { min-block-size: 68px; font-family: ${token('font.display')}; font-size: 1.5rem; }
    [data-moment] & [data-form='foot'] { ${above('tablet')} { margin-block-start: 0; } }
    [data-form='foot'] > button:first-child { min-block-size: 76px; border-radius: 28px 28px 6px; font-size: 1.5rem; }
    [data-choice] legend {
      padding-inline: 0;
      font-family: ${token('font.display')};
      font-size: min(${token('size.title')}, 8.4vw);
      font-weight: ${token('weight.title')};
      letter-spacing: ${token('tracking.heading')};
      line-height: 1;
    }
    [lang|='ur'] & [data-choice] legend { font-size: ${token('size.heading')}; letter-spacing: 0; line-height: ${token('leading.urduHeading')}; }
    [data-choice] > div { gap: 8px; }
    [data-choice='tiles'] > div { grid-template-columns: repeat(auto-fit, minmax(max(140px, 8rem), 1fr)); font-family: ${token('font.display')}; font-size: 1.5rem; }
    [data-choice='tiles'] label { min-block-size: 84px; border-radius: 28px 28px 28px 6px; }
    [data-choice='tiles'] label:nth-child(even) { border-radius: 6px 28px 28px; }
    [data-choice='tiles'] label:has(:checked) { background: ${token('color.brand1')}; color: ${token('color.onBrand1')}; }
    [data-choice='list'] label { flex-direction: row-reverse; min-block-size: 76px; padding: 14px 18px; border: 0; border-radius: 28px 28px 28px 6px; background: ${token('color.surface')}; }
    [data-choice='list'] label:nth-child(even) { border-radius: 6px 28px 28px; }
    [data-choice='list'] label > span { flex-direction: column; align-items: start; }
    [data-choice='list'] label > span > :first-child { font-family: ${token('font.display')}; font-size: 1.25rem; font-weight: ${token('weight.heading')}; }
  `,
};

export default page;

const Poster = styled.div`
  display: grid;
  gap: 8px;
  padding-inline: ${token('space.gutter')};
`;

const Shapes = styled.svg`
  ${low} { display: none; }
  inline-size: 100%;
  block-size: 88px;
  [data-gate] & { block-size: auto; aspect-ratio: 350 / 88; }
  .one { fill: ${token('color.brand1')}; }
  .two { fill: ${token('color.brand2')}; }
  .three { fill: ${token('color.brand3')}; }
  .four { fill: ${token('color.brand4')}; }
`;

const Line = styled.div`
  [data-gate] & img { block-size: 52px; max-inline-size: 72%; }
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 16px;
  min-block-size: 52px;
`;
