import { type DialogContentProps, useDialogs, useNavigation, useText } from '../../../client/index.ts';
import { Button, ButtonRow, Dialog } from '../../../ui/index.ts';
import { LoginPanel } from '../parts/login-panel.tsx';

/** The login as a dialog over the lobby (row A-072); one dialog at a time, so that registering from it replaces it (row A-249). */
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
      <ButtonRow>
        <Button tone="ghost" onClick={() => dialogs.open('register')}>
          {text('login:register')}
        </Button>
      </ButtonRow>
    </Dialog>
  );
}
