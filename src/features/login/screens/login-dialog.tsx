import { type DialogContentProps, useDialogs, useNavigation, useText } from '../../../client/index.ts';
import { Dialog } from '../../../ui/index.ts';
import { LoginPanel } from '../parts/login-panel.tsx';

/** The login as a dialog over the lobby (row A-072). */
export default function LoginDialog({ close }: DialogContentProps) {
  const text = useText();
  const dialogs = useDialogs();
  const navigation = useNavigation();
  return (
    <Dialog open onClose={close} title={text('login:title')}>
      <LoginPanel
        id="login-dialog"
        onForgot={() => dialogs.open('forget')}
        onSuccess={() => {
          close();
          navigation.resume();
        }}
      />
    </Dialog>
  );
}
