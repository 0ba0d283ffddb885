import { styled } from 'styled-components';
import { narrow } from '../style/global-style.ts';

/** Ways to other pages, side by side, drawn as the buttons that they stand among. */
export const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  & > a {
    display: inline-flex;
    align-items: center;
    min-block-size: 30px;
    padding: 2px 11px;
    border: 1px solid var(--line);
    border-radius: 7px;
    background: var(--surface);
    font-weight: 500;
    text-decoration: none;
    white-space: nowrap;
    &:hover { background: var(--raised); }
  }
  ${narrow} { & > a { min-block-size: 44px; } }
`;
