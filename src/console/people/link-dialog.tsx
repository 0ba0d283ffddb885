import { styled } from 'styled-components';
import type { Invitation } from '../../contracts/console/session.ts';
import { Actions, Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import { At } from '../parts/moment.tsx';
import { say } from '../parts/toasts.tsx';
import { useText } from '../texts/use-text.ts';

interface LinkDialogProps {
  /** Whom the link is for. */
  readonly name: string;
  readonly made: Invitation;
  onClose(): void;
}

/** Shows a one-time link, once, to be handed over. */
export function LinkDialog({ name, made, onClose }: LinkDialogProps) {
  const text = useText();
  const copy = async () => {
    await navigator.clipboard.writeText(made.link);
    say(text('people.copied'), 'copy');
  };
  return (
    <Dialog title={text('people.linkTitle', { name })} onClose={onClose}>
      <Made>
        <p>
          {text('people.linkHint')} <At at={made.endsAt} />.
        </p>
        <code dir="ltr">{made.link}</code>
        <Actions>
          <Button $tone="main" onClick={() => void copy()} data-end>
            <Icon name="copy" size={16} />
            {text('people.copy')}
          </Button>
        </Actions>
      </Made>
    </Dialog>
  );
}

const Made = styled.div`
  display: grid;
  gap: 12px;
  & > code { padding: 10px 12px; border-radius: 8px; background: var(--raised); overflow-wrap: anywhere; }
`;
