import { AccountPage } from '../../../forms/account-page.tsx';
import { useText } from '../../../client/index.ts';
import { PasswordPanel } from '../parts/password-panel.tsx';

/** /m/changePsw, reached from the settings and the side menu. */
export default function PasswordScreen() {
  const text = useText();
  return (
    <AccountPage title={text('password:title')} leavesTo="back">
      <PasswordPanel id="password" />
    </AccountPage>
  );
}
