import { useSession, useText } from '../../../client/index.ts';
import { ListRow, ScreenBody, ScreenIntro } from '../../../ui/index.ts';
import { Invitation } from '../parts/invitation.tsx';

/** A member's own registration link and how it works; guests are asked to log in first. */
export default function ReferralScreen() {
  const text = useText();
  const { session } = useSession();
  if (session === undefined) return <Invitation />;
  return (
    <ScreenBody>
      <ScreenIntro title={text('referral:intro')} note={text('referral:explain')} />
      <Invitation />
      <div>
        {(['send', 'join', 'together'] as const).map((step, index) => (
          <ListRow
            key={step}
            icon={icons[index] ?? 'star'}
            title={text(`referral:step.${step}`)}
            note={text(`referral:note.${step}`)}
          />
        ))}
      </div>
    </ScreenBody>
  );
}

const icons = ['share', 'edit', 'users'];
