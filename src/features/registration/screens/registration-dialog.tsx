import { type DialogContentProps, useNavigation, useText } from '../../../client/index.ts';
import { Dialog } from '../../../ui/index.ts';
import { RegistrationPanel } from '../parts/registration-panel.tsx';

/** The registration as a dialog over the lobby. */
export default function RegistrationDialog({ close }: DialogContentProps) {
  const text = useText();
  const navigation = useNavigation();
  return (
    <Dialog open onClose={close} title={text('registration:title')}>
      <RegistrationPanel
        id="registration-dialog"
        onSuccess={() => {
          close();
          navigation.resume();
        }}
      />
    </Dialog>
  );
}
