import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import {
  type ItemView,
  useDialogs,
  useItemView,
  useSession,
  useSite,
  useSlot,
  useText,
  useViews,
} from '../../../client/index.ts';
import { type MemberDetails, useMemberDetails } from '../../../client/session/use-member-details.ts';
import { ListRow, ProgressMeter, ScreenBody, ScreenIntro, Skeleton, token } from '../../../ui/index.ts';
import { type SecondFactor, useSecondFactor } from '../parts/use-second-factor.ts';

/** The two passwords of an account, its second factor, what of it is confirmed, and where it is signed in. */
export default function SecurityScreen() {
  const text = useText();
  const dialogs = useDialogs();
  const view = useItemView();
  const { trial } = useSite().roles;
  const type = useSession().session?.type;
  // The page tells a trial account why it has no password to change.
  const isTrial = type !== undefined && trial.includes(type);
  const items = useSlot('security.row');
  const factor = useSecondFactor(items.some(({ id }) => id === factorRow));
  // A platform without the call has no second factor to offer.
  const hasFactor = factor.status !== 'error';
  const details = useMemberDetails().value;
  const proved = details?.items.filter(({ state }) => state === 'verified').length ?? 0;
  const guards = details && guardsOf(details, factor.value);
  const all = guards && [guards.login, guards.funds, ...guards.factor, ...guards.ways];
  const done = all?.filter(Boolean).length ?? 0;
  const said = all && text('security:guards', { done, total: all.length });
  const shown = isTrial ? undefined : guards;
  const more: Readonly<Record<string, More>> = {
    'security.loginRow': {
      end: shown && <Guard isThere={shown.login} />,
      ...(isTrial ? {} : { onPress: () => dialogs.open('changePassword') }),
    },
    'security.fundsRow': {
      ...(details?.hasPaymentPassword === true ? { note: text('security:fundsIsSet') } : {}),
      end: shown && <Guard isThere={shown.funds} />,
    },
    [factorRow]: { end: shown && shown.factor.map((isOn) => <Guard key="factor" isThere={isOn} />) },
    'security.detailsRow': {
      ...(proved > 0 ? { note: text('security:detailsProved', { count: proved }) } : {}),
      end: shown && <Guard isThere={shown.ways.every(Boolean)} of={shown.ways} />,
    },
  };
  const rows = useViews(
    items.filter(({ id }) => id !== factorRow || hasFactor),
    (item) => ({ id: item.id, ...view(item), ...more[item.id] }),
  );
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
        {rows.map(({ id, count: _count, onPress, ...row }) => (
          <ListRow key={id} {...row} wraps={row.end !== undefined} onChoose={onPress} />
        ))}
      </div>
    </ScreenBody>
  );
}

const factorRow = 'security.factorRow';

/** What the page knows of a row besides what its item says. */
interface More extends Partial<Pick<ItemView, 'note' | 'onPress'>> {
  readonly end?: ReactNode;
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

/** What keeps an account safe, and whether it is there: both passwords, the second factor, and each way to reach the player. */
function guardsOf(
  { hasPassword = true, hasPaymentPassword, items }: MemberDetails,
  secondFactor: SecondFactor | undefined,
) {
  const ways = items.filter(({ field }) => field === 'mobileNum' || field === 'email');
  return {
    login: hasPassword,
    funds: hasPaymentPassword,
    factor: secondFactor ? [secondFactor.isOn] : [],
    ways: ways.map(({ state }) => state === 'verified'),
  };
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
