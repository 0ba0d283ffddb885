import { styled } from 'styled-components';
import { useText } from '../texts/use-text.ts';
import { Button } from './button.tsx';

interface MoreLineProps {
  /** How many entries of the list stand above. */
  readonly shown: number;
  readonly hasMore: boolean;
  readonly isBusy: boolean;
  onMore(): void;
}

/** At the end of a list that shows its latest entries: how many they are, and what brings earlier ones. */
export function MoreLine({ shown, hasMore, isBusy, onMore }: MoreLineProps) {
  const text = useText();
  if (!hasMore) return null;
  return (
    <Line>
      <span role="status">{text('list.shown', { count: shown })}</span>
      {/* One that is disabled would lose the focus. */}
      <Button aria-disabled={isBusy} onClick={() => (isBusy ? undefined : onMore())}>
        {text('list.more')}
      </Button>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  gap: 14px;
  align-items: center;
  justify-content: center;
  padding: 14px 18px 22px;
  color: var(--muted);
  font-variant-numeric: tabular-nums;
`;
