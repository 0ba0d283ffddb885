import { styled } from 'styled-components';
import { Icon } from '../parts/icon.tsx';
import { narrow } from '../style/global-style.ts';
import { useText } from '../texts/use-text.ts';
import { useLive } from './use-live-events.ts';

/** Says that no news come in, at the navigation, so that nothing moves and no title or button is covered. */
export function LostNotice() {
  const text = useText();
  const { isLost } = useLive();
  return (
    <Place role="status">
      {isLost ? (
        <p>
          <Icon name="warn" size={16} />
          <span>
            {text('lost.words')} <i>{text('lost.draft')}</i>
          </span>
        </p>
      ) : null}
    </Place>
  );
}

const Place = styled.div`
  position: fixed;
  inset-block-end: 76px;
  inset-inline-start: 10px;
  z-index: 20;
  inline-size: 176px;
  pointer-events: none;
  & > p {
    display: flex;
    gap: 8px;
    padding: 8px 10px;
    border: 1px solid var(--warn);
    border-radius: 9px;
    background: var(--warn-ground);
    color: var(--warn);
    font-size: 0.78rem;
    font-weight: 500;
  }
  & i { font-style: normal; }
  ${narrow} {
    inset-block-end: var(--foot);
    inset-inline: 0;
    inline-size: auto;
    & > p { justify-content: center; padding: 2px 12px; border-width: 1px 0; border-radius: 0; }
    & i { display: none; }
  }
`;
