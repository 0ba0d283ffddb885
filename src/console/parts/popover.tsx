import { Dialog, Popover as Window } from 'react-aria-components';
import { styled } from 'styled-components';

/** What opens beside a button, above or below as there is room. */
export const Popover = styled(Window)`
  overflow-y: auto;
  border: 1px solid var(--line);
  border-radius: 10px;
  background: var(--surface);
  color: var(--text);
  box-shadow: var(--shadow);
`;

/** What stands in it: needs an `aria-label`. */
export const PopoverContent = styled(Dialog)`
  padding: 8px;
  outline: none;
`;
