import { styled } from 'styled-components';
import { narrow } from '../style/global-style.ts';

const widths = `
  &[data-part='all'] { flex: 0 0 62px; padding-inline-start: 18px; }
  &[data-part='name'] { flex: 1 1 0; min-inline-size: 150px; }
  &[data-part='at'] { flex: 0 0 68px; justify-content: center; }
  &[data-part='count'] { flex: 0 0 128px; padding-inline-start: 10px; }
  &[data-part='owner'] { flex: 0 0 94px; padding-inline-start: 14px; }
  &[data-part='stage'] { flex: 0 0 100px; }
  &[data-part='changed'] { flex: 0 0 92px; }
  @container (max-width: 900px) {
    &[data-part='at'] { flex-basis: 60px; }
    &[data-part='stage'] { flex-basis: 84px; padding-inline-start: 8px; }
  }
  @container (max-width: 480px) { &[data-part='count'] { flex-basis: 68px; } }
`;

/** A cell of the table of flags: its part says how wide it is. */
export const Cell = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  ${widths}
`;

const row = `
  display: flex;
  align-items: stretch;
  border-block-end: 1px solid var(--line);
  padding-inline-end: 10px;
`;

/** The names of the columns, which stay on top. */
export const HeadRow = styled.div`
  ${row}
  position: sticky;
  inset-block-start: 0;
  z-index: 2;
  block-size: 32px;
  background: var(--bg);
  color: var(--muted);
  font: 500 0.75rem/1 var(--sans);
  & > [data-part='at'] > span { overflow: hidden; text-align: center; text-overflow: ellipsis; line-height: 1.3; }
`;

/** One flag. */
export const Row = styled.div`
  ${row}
  min-block-size: 46px;
  content-visibility: auto;
  contain-intrinsic-size: auto 46px;
  &:hover, &:focus-within { background: color-mix(in oklab, var(--chosen), transparent 55%); }
  &[data-opened] { background: var(--chosen); box-shadow: inset 3px 0 var(--accent); }
  [dir='rtl'] &[data-opened] { box-shadow: inset -3px 0 var(--accent); }
  & [data-part='owner'], & [data-part='changed'] { color: var(--muted); }
  & [data-part='name'] > button {
    inline-size: 100%;
    min-inline-size: 0;
    padding-block: 3px;
    &:focus-visible { outline-offset: -2px; }
    & > span { overflow: hidden; text-overflow: ellipsis; }
    /* Names differ by their last words. */
    & > span:first-child {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 3;
      font-weight: 500;
      line-height: 1.25;
      text-wrap: pretty;
    }
    & > span:last-child { display: flex; gap: 6px; align-items: center; color: var(--muted); }
  }
  & [data-part='count'] {
    gap: 8px;
    & > i { inline-size: 62px; block-size: 6px; border-radius: 3px; overflow: hidden; background: var(--raised); }
    & > i > u { display: block; block-size: 100%; background: var(--accent); }
  }
  &[data-opened] [data-part='count'] > i { background: var(--line); }
  ${narrow} {
    min-block-size: 58px;
    contain-intrinsic-size: auto 58px;
  }
`;
