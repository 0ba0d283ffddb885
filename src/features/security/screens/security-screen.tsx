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
  const done = guards?.filter(Boolean).length ?? 0;
  const said = guards && text('security:guards', { done, total: guards.length });
  return (
    <ScreenBody>
      <ScreenIntro note={text('security:intro')} />
      {isTrial ? null : (
        <Guards>
          <p>{said ?? <Skeleton />}</p>
          <ProgressMeter value={guards ? done / guards.length : 0} label={said ?? text('security:title')} />
        </Guards>
      )}
      <div>
        <ListRow
          title={text('security:loginPassword')}
          note={text('security:loginPasswordDetail')}
          icon="key"
          onChoose={() => (isTrial ? navigation.go('password.screen') : dialogs.open('changePassword'))}
        />
        <ListRow
          title={text('security:fundsPassword')}
          note={text(details?.hasPaymentPassword === true ? 'security:fundsIsSet' : 'security:fundsPasswordDetail')}
          icon="lock"
          onChoose={() => navigation.go('security.fundsPassword')}
        />
        <ListRow
          title={text('security:details')}
          note={proved > 0 ? text('security:detailsProved', { count: proved }) : text('security:detailsNone')}
          icon="shield"
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

/** What keeps an account safe, and whether it is there: both passwords, and each way to reach the player. */
function guardsOf({ hasPassword = true, hasPaymentPassword, items }: MemberDetails): readonly boolean[] {
  const ways = items.filter(({ field }) => field === 'mobileNum' || field === 'email');
  return [hasPassword, hasPaymentPassword, ...ways.map(({ state }) => state === 'verified')];
}

const Guards = styled.div`
  display: grid;
  gap: 10px;
  p { font-weight: ${token('weight.strong')}; }
`;
