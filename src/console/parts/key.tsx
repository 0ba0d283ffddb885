import { styled } from 'styled-components';
import { narrow } from '../style/global-style.ts';

/** A key of the keyboard. Phones have none. */
export const Key = styled.kbd`
  border: 1px solid var(--line);
  border-radius: 4px;
  padding: 0 5px;
  background: var(--surface);
  color: var(--muted);
  font: 500 0.6875rem/18px var(--mono);
  white-space: nowrap;
  direction: ltr;
  unicode-bidi: isolate;
  button[data-tone='main'] & { border-color: currentColor; background: none; color: inherit; }
  ${narrow} { display: none; }
`;
