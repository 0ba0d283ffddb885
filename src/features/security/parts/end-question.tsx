import { useText } from '../../../client/index.ts';
import { Button, Dialog } from '../../../ui/index.ts';

export interface EndQuestionProps {
  /** Name of the one device; absent, all others are meant. */
  readonly device?: string | undefined;
  onCancel(): void;
  onEnd(): void;
}

/** Asks before devices are signed out: whoever is playing there is interrupted. */
export function EndQuestion({ device, onCancel, onEnd }: EndQuestionProps) {
  const text = useText();
  return (
    <Dialog
      open
      onClose={onCancel}
      title={text(device === undefined ? 'security:signOutOthers' : 'security:signOutTitle')}
      actions={
        <>
          <Button tone="quiet" onClick={onCancel}>
            {text('security:cancel')}
          </Button>
          <Button tone="action" onClick={onEnd}>
            {text('security:signOut')}
          </Button>
        </>
      }
    >
      <p>
        {device === undefined
          ? text('security:signOutOthersQuestion')
          : text('security:signOutQuestion', { name: device })}
      </p>
    </Dialog>
  );
}
