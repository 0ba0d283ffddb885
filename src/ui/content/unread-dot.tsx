import { styled } from 'styled-components';
import { useUiText } from '../theme/theme-provider.tsx';
import { token } from '../theme/token.ts';

/** The mark of something that was not read yet. */
export function UnreadDot() {
  const text = useUiText();
  return <Dot role="img" aria-label={text('unreadMark')} />;
}

const Dot = styled.span`
  display: inline-block;
  inline-size: 8px;
  block-size: 8px;
  margin-inline-start: 8px;
  border-radius: 50%;
  background: ${token('color.action')};
  vertical-align: 0.12em;
`;
