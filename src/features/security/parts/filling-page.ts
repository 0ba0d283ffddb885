import { styled } from 'styled-components';

/** A page whose foot stands at the end of the screen, however little stands above it. */
export const FillingPage = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-inline-size: 0;
`;
