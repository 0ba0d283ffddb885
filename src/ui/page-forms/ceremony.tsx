import { styled } from 'styled-components';
import { low } from '../theme/media.ts';
import { token } from '../theme/token.ts';
import type { PageForm, PageHeadProps } from './page-form.ts';

const rays = Array.from({ length: 15 }, (_, index) => (index - 7) * 12);

/** A fan over the name, between rules; the ways beside it below, on the middle line. */
function Head({ mark, between, isMoment }: PageHeadProps) {
  return (
    <Crest>
      {isMoment ? (
        <Fan viewBox="-120 -104 240 104" aria-hidden>
          {rays.map((angle) => (
            <path key={angle} d="M0-34V-100" transform={`rotate(${angle})`} />
          ))}
          {[34, 62, 100].map((radius) => (
            <path key={radius} d={`M${-radius} 0a${radius} ${radius} 0 0 1 ${2 * radius} 0`} />
          ))}
          <path d="M0-20 8-9 0 2-8-9Z" />
        </Fan>
      ) : null}
      <Plate>{mark}</Plate>
      {between}
    </Crest>
  );
}

const page: PageForm = {
  Head,
  sheet: `
    justify-content: center;
    [data-form='fields'] {
      inline-size: min(100%, 23rem);
      box-sizing: border-box;
      margin-inline: auto;
      gap: 20px;
    }
    [data-field='frame'] { text-align: center; }
    [data-field='head'] { flex-direction: column; align-items: center; gap: 4px; padding-block-end: 0; }
    [data-field='head'] label { font-size: 1.125rem; font-variant-caps: all-small-caps; letter-spacing: 0.12em; }
    [lang|='ur'] & [data-field='head'] label { font-size: ${token('size.label')}; font-variant-caps: normal; letter-spacing: 0; }
    [data-field='head'] span { text-align: center; }
    [data-field='box'] { border-width: 0 0 1px; border-radius: 0; background: none; }
    [data-field='box'] > :is(input, textarea), [dir] & [data-field='box'] > :is(input, textarea)[dir] { text-align: center; }
    [data-field='box'] > input:has(+ [aria-hidden]) { padding-inline-start: calc(1.75em + 6px); }
    [data-field='frame']:has([data-field='box'] button:last-child) input { padding-inline-start: 40px; }
    [aria-live] p { justify-content: center; }
    [data-moment] & { justify-content: flex-start; margin-block: 16px 24px; }
    [data-moment] & [data-form='foot'] {
      position: static;
      inline-size: min(100%, 23rem);
      box-sizing: border-box;
      margin: 0 auto;
      border: 0;
      background: none;
    }
    [data-choice] legend { inline-size: 100%; font-size: 1.125rem; font-variant-caps: all-small-caps; letter-spacing: 0.12em; text-align: center; }
    [lang|='ur'] & [data-choice] legend { font-size: ${token('size.label')}; font-variant-caps: normal; letter-spacing: 0; }
    [data-choice='tiles'] > div { grid-template-columns: repeat(auto-fit, minmax(max(104px, 10ch), 1fr)); gap: 0; border-block-start: 1px solid ${token('color.hair')}; font-family: ${token('font.display')}; font-size: 1.25rem; }
    [data-choice='tiles'] label { border-width: 0 0 1px; border-radius: 0; background: none; }
    [data-choice='tiles'] label:has(:checked) { outline: 1px solid ${token('color.link')}; outline-offset: -5px; }
    [data-choice='list'] > div { border-block: 3px double ${token('color.hair')}; }
    [data-choice='list'] label:last-child { border: 0; }
    [data-choice='list'] label > span { flex-direction: column; align-items: center; padding-inline-end: 38px; text-align: center; }
  `,
};

export default page;

const Crest = styled.div`
  display: grid;
  justify-items: center;
  gap: 14px;
  padding: 26px ${token('space.gutter')} 10px;
`;

const Fan = styled.svg`
  ${low} { display: none; }
  inline-size: min(240px, 62vw);
  fill: none;
  stroke: ${token('color.hair')};
  stroke-width: 1.2;
  path:last-child { fill: ${token('color.accent')}; stroke: none; }
`;

const Plate = styled.div`
  display: grid;
  place-items: center;
  box-sizing: border-box;
  inline-size: min(100%, 23rem);
  min-block-size: 52px;
  border-block: 3px double ${token('color.hair')};
`;
