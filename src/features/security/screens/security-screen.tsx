import { styled } from 'styled-components';
import { useDialogs, useNavigation, useSession, useSite, useText } from '../../../client/index.ts';
import { type MemberDetails, useMemberDetails } from '../../../client/session/use-member-details.ts';
import { ListRow, ProgressMeter, ScreenBody, ScreenIntro, Skeleton, token } from '../../../ui/index.ts';

/** The two passwords of an account, what of it is confirmed, and where it is signed in. */
export default function SecurityScreen() {
  const text = useText();
  const navigation = useNavigation();
  const dialogs = useDialogs();
  const { trial } = useSite().roles;
  const type = useSession().session?.type;
  // The page tells a trial account why it has no password to change.
  const isTrial = type !== undefined && trial.includes(type);
  const details = useMemberDetails().value;
  const proved = details?.items.filter(({ state }) => state === 'verified').length ?? 0;
  const guards = details && guardsOf(details);
  const all = guards && [guards.login, guards.funds, ...guards.ways];
  const done = all?.filter(Boolean).length ?? 0;
  const said = all && text('security:guards', { done, total: all.length });
  const shown = isTrial ? undefined : guards;
  return (
    <ScreenBody>
      <ScreenIntro note={text('security:intro')} />
      {isTrial ? null : (
        <Guards>
          <p>{said ?? <Skeleton />}</p>
          <ProgressMeter value={all ? done / all.length : 0} label={said ?? text('security:title')} />
        </Guards>
      )}
      <div>
        <ListRow
          title={text('security:loginPassword')}
          note={text('security:loginPasswordDetail')}
          icon="key"
          end={shown && <Guard isThere={shown.login} />}
          wraps
          onChoose={() => (isTrial ? navigation.go('password.screen') : dialogs.open('changePassword'))}
        />
        <ListRow
          title={text('security:fundsPassword')}
          note={text(details?.hasPaymentPassword === true ? 'security:fundsIsSet' : 'security:fundsPasswordDetail')}
          icon="lock"
          end={shown && <Guard isThere={shown.funds} />}
          wraps
          onChoose={() => navigation.go('security.fundsPassword')}
        />
        <ListRow
          title={text('security:details')}
          note={proved > 0 ? text('security:detailsProved', { count: proved }) : text('security:detailsNone')}
          icon="shield"
          end={shown && <Guard isThere={shown.ways.every(Boolean)} of={shown.ways} />}
          wraps
          onChoose={() => navigation.go('memberCentre.details')}
        />
        <ListRow
          title={text('security:devices')}
          note={text('security:devicesDetail')}
          icon="mobile"
          onChoose={() => navigation.go('security.devices')}
        />
      </div>
    </ScreenBody>
  );
}

interface GuardProps {
  readonly isThere: boolean;
  /** Those of which some are there, said in figures until all are. */
  readonly of?: readonly boolean[];
}

/** Whether a safeguard is there, in a word and a sign; else what is to be done. */
function Guard({ isThere, of = [] }: GuardProps) {
  const text = useText();
  if (isThere) {
    return <There>{text('security:inPlace')}</There>;
  }
  const done = of.filter(Boolean).length;
  return (
    <Missing>{of.length > 1 ? text('security:some', { done, total: of.length }) : text('security:setUp')}</Missing>
  );
}

/** What keeps an account safe, and whether it is there: both passwords, and each way to reach the player. */
function guardsOf({ hasPassword = true, hasPaymentPassword, items }: MemberDetails) {
  const ways = items.filter(({ field }) => field === 'mobileNum' || field === 'email');
  return { login: hasPassword, funds: hasPaymentPassword, ways: ways.map(({ state }) => state === 'verified') };
}

const Guards = styled.div`
  display: grid;
  gap: 10px;
  p { font-weight: ${token('weight.strong')}; }
`;

const There = styled.span`
  color: ${token('color.text')};
  font-size: ${token('size.small')};
  &::before { content: '✓ ' / ''; }
`;

const Missing = styled.span`
  color: ${token('color.link')};
  font-size: ${token('size.small')};
  font-weight: ${token('weight.strong')};
`;
