import { AccountPage } from '../../../forms/account-page.tsx';
import { useNavigation, useText } from '../../../client/index.ts';
import { RecoveryPanel } from '../parts/recovery-panel.tsx';

/** /m/forget (rows A-116…A-128). */
export default function RecoveryScreen() {
  const text = useText();
  const navigation = useNavigation();
  // Whoever has walked on meanwhile is not called back.
  const leave = () => {
    if (location.pathname === navigation.pathOf('recovery.screen')) navigation.back(navigation.pathOf('login.screen'));
  };
  return (
    <AccountPage title={text('recovery:title')} isMoment>
      <RecoveryPanel id="recovery" onSent={leave} />
    </AccountPage>
  );
}
