import { AccountPage } from '../../../forms/account-page.tsx';
import { useText } from '../../../client/index.ts';
import { AnnouncementPopup } from '../parts/announcement-popup.tsx';
import { RegistrationPanel } from '../parts/registration-panel.tsx';

/** /m/register (rows A-082…A-115). After a registration the page's guard leads on. */
export default function RegistrationScreen() {
  const text = useText();
  return (
    <AccountPage
      title={text('registration:title')}
      switch={{
        label: text('registration:switchLabel'),
        entries: [
          { route: 'login.screen', label: text('registration:switch.login'), isCurrent: false },
          { route: 'registration.screen', label: text('registration:switch.register'), isCurrent: true },
        ],
      }}
    >
      <RegistrationPanel id="registration" onSuccess={() => undefined} />
      <AnnouncementPopup />
    </AccountPage>
  );
}
