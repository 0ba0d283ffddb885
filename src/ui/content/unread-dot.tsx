import { styled } from 'styled-components';
import { useUiText } from '../theme/theme-provider.tsx';
import { token } from '../theme/token.ts';

/** Room that a title with a mark keeps at its end. */
export const dotRoom = 'padding-inline-end: 16px;';

/** The mark of something that was not read yet: behind the last word of its title, never alone on a line. */
export function UnreadDot() {
  const text = useUiText();
  return <Dot role="img" aria-label={text('unreadMark')} />;
}

const Dot = styled.span`
  display: inline-block;
  inline-size: 8px;
  block-size: 8px;
  /* It takes no room on its line, so that no line ends before it; the title keeps that room. */
  margin-inline: 8px -16px;
  border-radius: 50%;
  background: ${token('color.action')};
  vertical-align: 0.12em;
`;
