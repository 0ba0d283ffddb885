import { AccountPage } from '../../../forms/account-page.tsx';
import { useText } from '../../../client/index.ts';
import { RecoveryPanel } from '../parts/recovery-panel.tsx';

/** /m/forget (spec §2 "Forgot password"). */
export default function RecoveryScreen() {
  const text = useText();
  return (
    <AccountPage title={text('recovery:title')} isMoment>
      <RecoveryPanel id="recovery" />
    </AccountPage>
  );
}
