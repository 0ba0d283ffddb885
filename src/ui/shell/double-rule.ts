import { styled } from 'styled-components';
import { token } from '../theme/token.ts';

/** Two hairlines, two pixels apart. */
export const DoubleRule = styled.div`
  block-size: 4px;
  margin-inline: ${token('space.gutter')};
  border-block: 1px solid ${token('color.hair')};
`;
