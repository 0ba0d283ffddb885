import { styled } from 'styled-components';
import { Button } from '../controls/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { useUiText } from '../theme/theme-provider.tsx';
import { token } from '../theme/token.ts';

export interface ErrorCardProps {
  /** What failed, in the player's words. */
  readonly text: string;
  readonly icon?: string;
  /** Tries again; without it the card only tells. */
  onRetry?(): void;
  readonly retryLabel?: string;
  readonly busy?: boolean;
}

/** A block or a list that could not be loaded, with a way to try again. */
export function ErrorCard({ text, icon = 'alert', onRetry, retryLabel, busy = false }: ErrorCardProps) {
  const uiText = useUiText();
  return (
    <Card role="alert">
      <Sign>
        <Icon name={icon} />
      </Sign>
      <Words>{text}</Words>
      {onRetry === undefined ? null : (
        <Button tone="quiet" icon="refresh" busy={busy} onClick={onRetry}>
          {retryLabel ?? uiText('retry')}
        </Button>
      )}
    </Card>
  );
}

const Card = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  padding: 14px 16px;
  border: ${token('border.width')} solid ${token('color.danger')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface')};
`;

const Sign = styled.span`
  color: ${token('color.danger')};
`;

const Words = styled.p`
  flex: 1 1 55%;
`;
