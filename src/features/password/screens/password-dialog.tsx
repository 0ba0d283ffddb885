import { type DialogContentProps, useText } from '../../../client/index.ts';
import { Dialog } from '../../../ui/index.ts';
import { PasswordPanel } from '../parts/password-panel.tsx';

/** Change password as a popup (row A-134). */
export default function PasswordDialog({ close }: DialogContentProps) {
  const text = useText();
  return (
    <Dialog open onClose={close} title={text('password:title')}>
      <PasswordPanel id="password-dialog" />
    </Dialog>
  );
}
