import { Button } from '../controls/button.tsx';
import { useErrorNote, useUiText } from '../theme/theme-provider.tsx';
import { EmptyPlace } from './empty-state.tsx';

export interface ErrorCardProps {
  /** What failed, in the player's words. */
  readonly text: string;
  /** What is behind it, for who looks into it and not for players: a message of an error. */
  readonly cause?: string | undefined;
  /** Tries again; without it the card only reports. */
  onRetry?(): void;
}

/** A block or a list that could not be loaded, with a way to try again; by itself when the network is back. */
export function ErrorCard({ text, cause, onRetry }: ErrorCardProps) {
  const uiText = useUiText();
  const note = useErrorNote();
  return (
    <EmptyPlace kind="failed" icon="alert" role="alert">
      <p data-empty="title">{text}</p>
      {onRetry === undefined ? null : (
        <div data-empty="action">
          <Button tone="quiet" icon="refresh" onClick={onRetry}>
            {uiText('retry')}
          </Button>
        </div>
      )}
      {note?.({ text, cause, onRetry })}
    </EmptyPlace>
  );
}
