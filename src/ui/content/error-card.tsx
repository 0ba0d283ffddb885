import { styled } from 'styled-components';
import { Button } from '../controls/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { useErrorNote, useUiText } from '../theme/theme-provider.tsx';
import { token } from '../theme/token.ts';

export interface ErrorCardProps {
  /** What failed, in the player's words. */
  readonly text: string;
  /** What is behind it, for who looks into it and not for players: a message of an error. */
  readonly cause?: string | undefined;
  /** Tries again; without it the card only tells. */
  onRetry?(): void;
}

/** A block or a list that could not be loaded, with a way to try again. */
export function ErrorCard({ text, cause, onRetry }: ErrorCardProps) {
  const uiText = useUiText();
  const note = useErrorNote();
  return (
    <Card role="alert">
      <Sign>
        <Icon name="alert" />
      </Sign>
      <Words>{text}</Words>
      {onRetry === undefined ? null : (
        <Button tone="quiet" icon="refresh" onClick={onRetry}>
          {uiText('retry')}
        </Button>
      )}
      {note?.({ text, cause })}
    </Card>
  );
}

const Card = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  margin: 12px ${token('space.gutter')};
  padding: 14px 16px;
  border: ${token('border.width')} solid ${token('color.danger')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface')};
  dialog & { margin: 0; }
`;

const Sign = styled.span`
  color: ${token('color.danger')};
`;

const Words = styled.p`
  flex: 1 1 55%;
`;
