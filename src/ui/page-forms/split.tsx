import { styled } from 'styled-components';
import { low } from '../theme/media.ts';
import { token } from '../theme/token.ts';
import type { PageForm, PageHeadProps } from './page-form.ts';

/** As much of a pitch as there is room, the name flush at its corner, the ways beside it as hard cells along the edge. */
function Head({ mark, between, isMoment }: PageHeadProps) {
  return (
    <Stand data-big={isMoment || undefined}>
      {isMoment ? (
        <Pitch viewBox="0 0 390 587" preserveAspectRatio="xMidYMin slice" aria-hidden>
          <path d="M14 14H376V573H14ZM14 293H376M195 244a49 49 0 1 1-.1 0" />
          <path d="M87 14v88h216V14M146 14v29h98V14M156 102a49 49 0 0 0 78 0" />
          <path d="M87 573v-88h216v88M146 573v-29h98v29M156 485a49 49 0 0 1 78 0" />
          <path data-spots d="M195 73h.1M195 293h.1M195 514h.1" />
        </Pitch>
      ) : null}
      <Flush>{mark}</Flush>
      {between}
    </Stand>
  );
}

const page: PageForm = {
  Head,
  sheet: `
    [data-form='fields'] { gap: 2px; padding-inline: 0; padding-block: 2px; }
    [data-form='fields'] > :not([data-field], fieldset) { margin-inline: ${token('space.gutter')}; }
    [data-form='fields'] > fieldset > legend { padding-inline: max(12px, ${token('space.gutter')}); }
    [data-field='frame'] { display: flex; flex-wrap: wrap; background: ${token('color.surface')}; }
    [data-field='head'] {
      flex: 1 1 7rem;
      flex-direction: column;
      align-items: start;
      justify-content: center;
      gap: 4px;
      padding: 10px max(12px, ${token('space.gutter')});
      background: ${token('color.raised')};
      box-shadow: inset 4px 0 ${token('color.accent')};
    }
    [dir='rtl'] & [data-field='head'] { box-shadow: inset -4px 0 ${token('color.accent')}; }
    [data-field='head'] label { overflow-wrap: break-word; text-transform: uppercase; }
    [data-field='head'] span { text-align: start; }
    [data-field='box'] {
      flex: 99 1 12rem;
      block-size: auto;
      min-block-size: 64px;
      border-width: 0 0 2px;
    }
    [data-field='box'] input { min-block-size: 62px; font-family: ${token('font.display')}; font-size: 1.5rem; }
    [data-field='frame'] > [aria-live] { flex: 1 0 100%; padding-inline: 12px; }
    [data-field='frame'] > [aria-live]:is([data-early], :has(p)) { padding-block-end: 8px; }
    [data-form='foot'] { padding: 0 0 max(var(--foot-room, 12px), env(safe-area-inset-bottom)); border: 0; }
    /* Alone above the tabs the action stands on them. */
    main:not(:last-child) & [data-form='foot']:has(> button:last-child) { padding-block-end: 0; }
    [data-form='foot'] > :not(button) { padding-inline: ${token('space.gutter')}; }
    [data-form='foot'] > button:first-child { min-block-size: 68px; font-size: 1.5rem; border-radius: 0; }
    dialog & [data-form='foot'] { padding-block-end: 0; }
    [data-choice] legend { box-sizing: border-box; inline-size: 100%; padding: 8px 12px; background: ${token('color.raised')}; text-transform: uppercase; }
    [data-choice] > div { gap: 2px; margin-block-start: 2px; }
    [data-choice='tiles'] > div { font-family: ${token('font.display')}; font-size: 1.5rem; }
    [data-choice='tiles'] label { min-block-size: 68px; border-width: 0 0 2px; border-radius: 0; background: ${token('color.surface')}; }
    [data-choice='tiles'] label:has(:checked) { background: ${token('color.accent')}; color: ${token('color.onAccent')}; }
    [data-choice='list'] label { gap: 0; padding: 0; border: 0; background: ${token('color.surface')}; }
    [data-choice='list'] input { margin-inline: 14px; }
    [data-choice='list'] label > span { align-self: stretch; align-items: stretch; }
    [data-choice='list'] label > span > * { display: grid; align-content: center; padding: 8px 12px; }
    [data-choice='list'] label > span > :first-child { flex: 1 1 7.5rem; }
    [data-choice='list'] label > span > :last-child { flex: 0 1 auto; display: flex; flex-wrap: wrap; align-items: center; min-inline-size: min(9.5rem, 100%); justify-content: end; gap: 0 4px; background: ${token('color.raised')}; }
  `,
};

export default page;

const Stand = styled.div`
  position: relative;
  isolation: isolate;
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  align-content: end;
  justify-content: space-between;
  gap: 0 16px;
  padding-inline-end: ${token('space.gutter')};
  background: ${token('color.surface')};
  border-block-end: 4px solid ${token('color.accent')};
  &[data-big] {
    flex: 9 0 12rem;
    background: repeating-linear-gradient(
      ${token('color.surface')} 0 44px,
      color-mix(in oklab, ${token('color.surface')}, ${token('color.raised')} 45%) 0 88px
    );
    ${low} { flex: none; }
  }
  &[data-big] img { block-size: 48px; max-inline-size: 150px; }
  nav { gap: 2px; }
  nav a { padding-inline: 14px; background: ${token('color.raised')}; text-transform: uppercase; border: 0; }
  nav a[aria-current] { background: ${token('color.accent')}; color: ${token('color.onAccent')}; }
`;

const Pitch = styled.svg`
  position: absolute;
  inset: 0;
  z-index: -1;
  inline-size: 100%;
  block-size: 100%;
  fill: none;
  stroke: ${token('color.line')};
  stroke-width: 3;
  > * { vector-effect: non-scaling-stroke; }
  > [data-spots] { stroke-width: 9; stroke-linecap: round; }
`;

const Flush = styled.div`
  display: grid;
  align-items: center;
  min-block-size: 56px;
  padding-inline: ${token('space.gutter')};
  background: ${token('color.bg')};
  [data-big] > & { padding-block: 14px; }
`;
