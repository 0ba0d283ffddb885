import { useLanguage, useNavigation, usePlatform, useResource, useSite, useText } from '../../../client/index.ts';
import {
  Dotted,
  Button,
  EmptyState,
  ErrorCard,
  ListRow,
  Money,
  PrizeCard,
  ScreenBody,
  SectionHeading,
  Skeleton,
} from '../../../ui/index.ts';
import { Movements } from '../parts/movements.tsx';
import { NextReward } from '../parts/next-reward.tsx';
import { useClaim } from '../parts/use-claim.ts';

interface Reward {
  readonly kind: string;
  readonly title: string;
  readonly amount: string;
  readonly count: number;
}

/** What can be collected now, the way to the next bonus, and what was collected (row A-031). */
export default function RewardsScreen() {
  const text = useText();
  const platform = usePlatform();
  const { language } = useLanguage();
  const rewards = useResource<{ readonly list: readonly Reward[] }>(`member.rewards.${language}`, () =>
    platform.call('rewards', { query: { language }, quiet: true }),
  );
  if (rewards.value === undefined && rewards.status === 'error') {
    return <ErrorCard onRetry={rewards.retry} text={text('errors:loadingFailed')} />;
  }
  return (
    <>
      <ScreenBody aria-busy={rewards.value === undefined}>
        {rewards.value === undefined ? (
          <Skeleton shape="card" count={2} />
        ) : (
          <Waiting rewards={rewards.value.list} onClaimed={rewards.retry} />
        )}
        <NextReward />
      </ScreenBody>
      <SectionHeading title={text('records:collected')} />
      <Movements kind="reward" emptyText={text('records:noneCollected')} isBelow />
    </>
  );
}

interface WaitingProps {
  readonly rewards: readonly Reward[];
  onClaimed(): void;
}

/** The first reward as the head of the page, the others as rows; without any, where they come from. */
function Waiting({ rewards, onClaimed }: WaitingProps) {
  const text = useText();
  const navigation = useNavigation();
  const { currency } = useSite().identity;
  const { claim, claiming } = useClaim('claimReward', onClaimed);
  const [first, ...others] = rewards;
  const waiting = ({ count }: Reward) => (count > 1 ? text('records:waiting', { count }) : undefined);
  const button = ({ kind, title }: Reward, isFirst = false) => (
    <Button
      size={isFirst ? 'large' : 'medium'}
      tone={isFirst ? 'action' : 'quiet'}
      busy={claiming === kind}
      aria-label={text('records:claimNamed', { title })}
      onClick={() => claim(kind, { kind })}
    >
      {text('records:claim')}
    </Button>
  );
  if (first === undefined) {
    return (
      <EmptyState
        icon="gift"
        title={text('records:noRewards')}
        note={text('records:noRewardsNote')}
        action={<Button onClick={() => navigation.go('promotions.list')}>{text('records:seeOffers')}</Button>}
      />
    );
  }
  return (
    <>
      <PrizeCard
        title={first.title}
        amount={<Money amount={first.amount} currency={currency} />}
        note={waiting(first)}
        action={button(first, true)}
      />
      {others.length === 0 ? null : <SectionHeading title={text('records:alsoWaiting')} />}
      <div>
        {others.map((reward) => (
          <ListRow
            key={reward.kind}
            icon="gift"
            title={reward.title}
            note={
              <Dotted
                parts={[
                  <Money key="amount" amount={reward.amount} currency={currency} />,
                  ...(reward.count > 1 ? [waiting(reward)] : []),
                ]}
              />
            }
            end={button(reward)}
            wraps
          />
        ))}
      </div>
    </>
  );
}
