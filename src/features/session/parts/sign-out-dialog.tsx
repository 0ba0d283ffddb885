import { type DialogContentProps, useRuntime, useText } from '../../../client/index.ts';
import { Button, Dialog } from '../../../ui/index.ts';
import { signOut } from './sign-out.ts';

/** Asks before signing out; cancel changes nothing (row A-256). */
export default function SignOutDialog({ close }: DialogContentProps) {
  const runtime = useRuntime();
  const text = useText();
  const submit = () => {
    close();
    void signOut(runtime);
  };
  return (
    <Dialog
      open
      onClose={close}
      title={text('session:signOutTitle')}
      actions={
        <>
          <Button tone="quiet" onClick={close}>
            {text('session:cancel')}
          </Button>
          <Button tone="action" onClick={submit}>
            {text('session:confirm')}
          </Button>
        </>
      }
    >
      <p>{text('session:signOutQuestion')}</p>
    </Dialog>
  );
}
