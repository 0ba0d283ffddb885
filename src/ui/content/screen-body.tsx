import { styled } from 'styled-components';
import { token } from '../theme/token.ts';

/**
 * The column of a plain screen: the theme's gutter at the sides, its gap between the parts. Parts inside lose their own
 * gutter; those that reach the edges of the page get it back from `--page-gutter`.
 */
export const ScreenBody = styled.div`
  display: flex;
  flex-direction: column;
  gap: max(${token('space.gap')}, 12px);
  padding: ${token('space.above')} ${token('space.gutter')} 40px;
  min-inline-size: 0;
  /* What follows brings its own room above. */
  &:not(:last-child) { padding-block-end: 16px; }
  > * { --space-gutter: 0px; --intro-space: 0px; }
`;

/** Buttons side by side that wrap on narrow phones. */
export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  > * { flex: 1 1 max(120px, 7.5em); }
`;
