import { styled } from 'styled-components';
import { narrow } from '../style/global-style.ts';

/** A column of lines that are read, not scanned: people, sessions. */
export const Sheet = styled.div`
  display: grid;
  gap: 14px;
  align-content: start;
  padding: 18px;
  & > :is(p, ul) { max-inline-size: 724px; }
  & > p { color: var(--muted); }
  & > ul {
    border: 1px solid var(--line);
    border-radius: 10px;
    background: var(--surface);
    & > li {
      display: flex;
      flex-wrap: wrap;
      gap: 8px 12px;
      align-items: center;
      min-block-size: 58px;
      padding: 9px 14px;
      & + li { border-block-start: 1px solid var(--line); }
      & > div { flex: 1 1 220px; min-inline-size: 0; }
    }
  }
  & b { font-weight: 500; }
  & select {
    min-block-size: 34px;
    padding: 0 8px;
    border: 1px solid var(--line);
    border-radius: 7px;
    background: var(--surface);
  }
  ${narrow} {
    & select { min-block-size: 44px; }
    /* Several fit into one line. */
    & li:has(> button ~ button) > button { flex: 1 1 auto; padding-inline: 8px; }
  }
`;
