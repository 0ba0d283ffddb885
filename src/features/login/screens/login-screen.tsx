import { AccountPage } from '../../../forms/account-page.tsx';
import { useNavigation, usePrefetch, useSlot, useText } from '../../../client/index.ts';
import { LoginPanel } from '../parts/login-panel.tsx';

/** /m/login (rows A-053…A-074). After a login the page's guard leads on. */
export default function LoginScreen() {
  const text = useText();
  const navigation = useNavigation();
  usePrefetch(useSlot('registration.method').length > 0 ? 'registration.screen' : undefined);
  return (
    <AccountPage
      title={text('login:title')}
      isMoment
      switch={{
        label: text('login:switchLabel'),
        entries: [
          { route: 'login.screen', label: text('login:switch.login'), isCurrent: true },
          { route: 'registration.screen', label: text('login:switch.register'), isCurrent: false },
        ],
      }}
    >
      <LoginPanel id="login" onForgot={() => navigation.go('recovery.screen')} onSuccess={() => undefined} />
    </AccountPage>
  );
}
