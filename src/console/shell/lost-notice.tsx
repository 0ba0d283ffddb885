import { styled } from 'styled-components';
import { Icon } from '../parts/icon.tsx';
import { useText } from '../texts/use-text.ts';
import { useLive } from './use-live-events.ts';

/** Says that no news come in, over the page so that nothing moves. */
export function LostNotice() {
  const text = useText();
  const { isLost } = useLive();
  return (
    <Place role="status">
      {isLost ? (
        <p>
          <Icon name="warn" size={16} />
          {text('lost.words')}
        </p>
      ) : null}
    </Place>
  );
}

const Place = styled.div`
  position: fixed;
  inset-block-start: 10px;
  inset-inline: 12px;
  z-index: 20;
  display: grid;
  justify-content: center;
  pointer-events: none;
  & > p {
    display: flex;
    gap: 8px;
    align-items: center;
    padding: 8px 14px;
    border: 1px solid var(--warn);
    border-radius: 9px;
    background: var(--warn-ground);
    color: var(--warn);
    font-weight: 500;
    box-shadow: var(--shadow);
  }
`;
