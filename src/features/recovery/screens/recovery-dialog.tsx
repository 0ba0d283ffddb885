import { type DialogContentProps, useText } from '../../../client/index.ts';
import { Dialog } from '../../../ui/index.ts';
import { RecoveryPanel } from '../parts/recovery-panel.tsx';

/** Recovery as a dialog, opened from the login dialog (rows ). */
export default function RecoveryDialog({ close }: DialogContentProps) {
  const text = useText();
  return (
    <Dialog open onClose={close} title={text('recovery:title')}>
      <RecoveryPanel id="recovery-dialog" onSent={close} />
    </Dialog>
  );
}
