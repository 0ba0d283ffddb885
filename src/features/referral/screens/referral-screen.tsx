import { useLanguage, useSession, useSite, useText } from '../../../client/index.ts';
import { ListRow, Money, moneyText, ScreenBody } from '../../../ui/index.ts';
import { Friends } from '../parts/friends.tsx';
import { Invitation } from '../parts/invitation.tsx';
import { useReferrals } from '../parts/use-referrals.ts';

/** A member's own registration link, what it brings, and who came by it; guests are asked to log in first. */
export default function ReferralScreen() {
  const text = useText();
  const { language } = useLanguage();
  const { currency } = useSite().identity;
  const { session } = useSession();
  const referrals = useReferrals();
  if (session === undefined) return <Invitation />;
  const terms = referrals?.terms;
  const promised = terms && {
    reward: moneyText(terms.reward, currency, language),
    deposit: moneyText(terms.minDeposit, currency, language),
  };
  const sums = referrals && [
    { id: 'joined', name: text('referral:joined'), value: String(referrals.joined) },
    { id: 'earned', name: text('referral:earned'), value: <Money amount={referrals.earned} currency={currency} /> },
  ];
  const friends = referrals === undefined ? null : <Friends referrals={referrals} />;
  const hasFriends = referrals !== undefined && referrals.joined > 0;
  return (
    <ScreenBody>
      <Invitation
        title={text('referral:intro')}
        note={promised ? text('referral:promise', promised) : text('referral:explain')}
        {...(sums ? { sums } : {})}
      />
      {hasFriends ? friends : null}
      <div>
        {(['send', 'join', 'together'] as const).map((step, index) => (
          <ListRow
            key={step}
            icon={icons[index] ?? 'star'}
            title={text(promised && step === 'together' ? 'referral:step.reward' : `referral:step.${step}`)}
            note={
              promised && step === 'together' ? text('referral:note.reward', promised) : text(`referral:note.${step}`)
            }
          />
        ))}
      </div>
      {hasFriends ? null : friends}
    </ScreenBody>
  );
}

const icons = ['share', 'edit', 'users'];
