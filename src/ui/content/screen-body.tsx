import { styled } from 'styled-components';
import { above } from '../theme/media.ts';
import { token } from '../theme/token.ts';

/** The column of a plain screen: the theme's gutter at the sides, its gap between the parts. */
export const ScreenBody = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space.gap')};
  padding: ${token('space.above')} ${token('space.gutter')} 40px;
  min-inline-size: 0;
  ${above('tablet')} { padding-inline: 32px; }
`;

/** Buttons side by side that wrap on narrow phones. */
export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  > * { flex: 1 1 120px; }
`;
