import { AccountPage } from '../../../forms/account-page.tsx';
import { useText } from '../../../client/index.ts';
import { RecoveryPanel } from '../parts/recovery-panel.tsx';

/** /m/forget (rows A-116…A-128). */
export default function RecoveryScreen() {
  const text = useText();
  return (
    <AccountPage title={text('recovery:title')} isMoment>
      <RecoveryPanel id="recovery" />
    </AccountPage>
  );
}
