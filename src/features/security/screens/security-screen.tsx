import { useDialogs, useNavigation, useSession, useSite, useText } from '../../../client/index.ts';
import { useMemberDetails } from '../../../client/session/use-member-details.ts';
import { ListRow, ScreenBody, ScreenIntro } from '../../../ui/index.ts';

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
  return (
    <ScreenBody>
      <ScreenIntro note={text('security:intro')} />
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
