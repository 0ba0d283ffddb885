import { styled } from 'styled-components';
import { useMerchantName } from '../api/queries.ts';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { Key } from '../parts/key.tsx';
import { say } from '../parts/toasts.tsx';
import { useLive } from '../shell/use-live-events.ts';
import { useShortcut } from '../shell/use-shortcut.ts';
import { useText } from '../texts/use-text.ts';
import { discardDraft, undoDraft, useDraft } from './draft.ts';

interface DraftBarProps {
  onReview(): void;
  readonly isReviewing: boolean;
}

/** What is changed and not published, over the foot of the table. */
export function DraftBar({ onReview, isReviewing }: DraftBarProps) {
  const text = useText();
  const { changes } = useDraft();
  const { moved } = useLive();
  const nameOf = useMerchantName();
  useShortcut('mod+z', undoDraft);
  const discard = () => {
    discardDraft();
    say(text('draft.discarded'), 'undo');
  };
  if (changes.length === 0 || isReviewing) return null;
  const merchants = new Set(changes.map(({ merchant }) => merchant)).size;
  return (
    <Bar role="region" aria-label={text('draft.label')}>
      <p role="status">
        <b>{text('draft.changes', { count: changes.length })}</b> {text('draft.merchants', { count: merchants })}
        {moved.length > 0 ? (
          <span>
            <Icon name="warn" size={15} />
            {text('draft.moved', { merchants: moved.map(nameOf).join(', ') })}
          </span>
        ) : null}
      </p>
      <Button $tone="quiet" onClick={discard}>
        {text('draft.discard')}
      </Button>
      <Button $tone="main" data-tone="main" onClick={onReview}>
        {text('draft.review')}
        <Key aria-hidden="true">{text('key.review')}</Key>
      </Button>
    </Bar>
  );
}

const Bar = styled.div`
  position: absolute;
  inset-block-end: 14px;
  inset-inline: 18px;
  z-index: 3;
  display: flex;
  gap: 8px;
  align-items: center;
  max-inline-size: 640px;
  margin-inline: auto;
  padding-block: 8px;
  padding-inline: 16px 8px;
  border: 1.5px solid var(--changed);
  border-radius: 11px;
  background: var(--surface);
  box-shadow: var(--shadow);
  & > p { flex: 1; min-inline-size: 0; color: var(--muted); line-height: 1.35; }
  & b { color: var(--changed); font-weight: 600; }
  & span { display: flex; gap: 5px; align-items: center; color: var(--warn); font-weight: 500; }
  @media (max-width: 719px) { inset-inline: 8px; inset-block-end: 8px; }
`;
