import { styled } from 'styled-components';
import { useEnvironment, useText } from '../../client/index.ts';
import { Icon, token } from '../../ui/index.ts';

/** `No Internet` while offline, `Slow Connection` while a call waits too long; covers nothing that can be pressed (rows ). */
export function ConnectionNotice() {
  const text = useText();
  const { online, slow } = useEnvironment();
  const key = online ? (slow ? 'errors:slow' : undefined) : 'errors:offline';
  return (
    <Place role="status">
      {key === undefined ? null : (
        <Note>
          <Icon name="offline" size="small" />
          {text(key)}
        </Note>
      )}
    </Place>
  );
}

const Place = styled.div`
  position: fixed;
  inset: auto 0 calc(112px + env(safe-area-inset-bottom));
  z-index: 8;
  display: grid;
  justify-items: center;
  pointer-events: none;
`;

const Note = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 8px 14px;
  border-radius: ${token('radius.button')};
  background: ${token('color.text')};
  color: ${token('color.bg')};
  font-size: ${token('size.small')};
  font-weight: ${token('weight.strong')};
`;
