import { styled } from 'styled-components';

/** A page whose foot stands at the end of the screen, however little stands above it: a child of `main` itself. */
export const FillingPage = styled.div.attrs<{ 'data-fills'?: string }>({ 'data-fills': '' })`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-inline-size: 0;
`;
