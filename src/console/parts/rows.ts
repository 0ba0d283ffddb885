import { styled } from 'styled-components';

/** A list whose entries are lines of columns, each a button that opens beside the list; pages say how wide the columns are. */
export const Rows = styled.ul`
  & > li > button {
    display: grid;
    gap: 14px;
    align-items: center;
    inline-size: 100%;
    min-block-size: 54px;
    padding: 7px 18px;
    border-block-end: 1px solid var(--line);
    color: var(--muted);
    &:hover { background: color-mix(in oklab, var(--chosen), transparent 55%); }
    &[data-opened] { background: var(--chosen); box-shadow: inset 3px 0 var(--accent); }
    &:focus-visible { outline-offset: -2px; }
    & > span { min-inline-size: 0; }
  }
  & b { display: block; color: var(--text); font-weight: 500; }
  & small { display: block; font-size: 0.75rem; }
`;
