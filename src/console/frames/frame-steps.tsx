import { styled } from 'styled-components';
import type { FramesAnswer } from '../../contracts/console/frames.ts';
import { useMerchantName } from '../api/queries.ts';
import { IconButton } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { useText } from '../texts/use-text.ts';

interface Place {
  readonly merchant: string;
  readonly screen?: string;
}

interface FrameStepsProps {
  readonly answer: Pick<FramesAnswer, 'merchant' | 'screens' | 'screen'>;
  readonly merchants: readonly string[];
  onPlace(place: Place): void;
}

/** More than that are chosen from a list too. */
const fewScreens = 8;

/** Goes from screen to screen, and from the last of a merchant to the first of the next. */
export function FrameSteps({ answer: { merchant, screens, screen }, merchants, onPlace }: FrameStepsProps) {
  const text = useText();
  const nameOf = useMerchantName();
  const index = screens.findIndex(({ id }) => id === screen.id);
  const at = merchants.indexOf(merchant);
  const placeOf = (step: 1 | -1): Place | undefined => {
    const sibling = screens[index + step];
    if (sibling) return { merchant, screen: sibling.id };
    const other = merchants[at + step];
    return other === undefined ? undefined : { merchant: other };
  };
  const [previous, next] = [placeOf(-1), placeOf(1)];
  return (
    <Steps>
      {merchants.length > 1 ? (
        <select
          aria-label={text('frames.merchant')}
          value={merchant}
          onChange={({ target }) => onPlace({ merchant: target.value })}
        >
          {merchants.map((code) => (
            <option key={code} value={code}>
              {nameOf(code)}
            </option>
          ))}
        </select>
      ) : screens.length > fewScreens ? (
        <select
          aria-label={text('frames.screen')}
          value={screen.id}
          onChange={({ target }) => onPlace({ merchant, screen: target.value })}
        >
          {screens.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      ) : null}
      <IconButton
        $tone="quiet"
        aria-label={text('frames.previous')}
        disabled={!previous}
        onClick={() => previous && onPlace(previous)}
      >
        <Icon name="previous" size={15} />
      </IconButton>
      <span aria-live="polite">{text('frames.place', { number: index + 1, count: screens.length })}</span>
      <IconButton $tone="quiet" aria-label={text('frames.next')} disabled={!next} onClick={() => next && onPlace(next)}>
        <Icon name="next" size={15} />
      </IconButton>
    </Steps>
  );
}

const Steps = styled.div`
  display: flex;
  flex: none;
  gap: 2px;
  align-items: center;
  color: var(--muted);
  & > select {
    max-inline-size: 116px;
    min-block-size: 30px;
    margin-inline-end: 4px;
    padding-inline: 6px;
    border: 1px solid var(--edge);
    border-radius: 7px;
    background: var(--surface);
    color: var(--text);
  }
  & > button { inline-size: 30px; min-block-size: 30px; }
  & > span { white-space: nowrap; }
`;
