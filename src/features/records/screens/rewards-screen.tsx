import { useLanguage, usePlatform, useResource, useSite, useText } from '../../../client/index.ts';
import { Button, Money, SectionHeading, StatedList } from '../../../ui/index.ts';
import { Movements } from '../parts/movements.tsx';
import { useClaim } from '../parts/use-claim.ts';

interface Reward {
  readonly kind: string;
  readonly title: string;
  readonly amount: string;
  readonly count: number;
}

/** Rewards that wait to be collected, and those that were (row A-031). */
export default function RewardsScreen() {
  const text = useText();
  const platform = usePlatform();
  const { language } = useLanguage();
  const { currency } = useSite().identity;
  const rewards = useResource<{ readonly list: readonly Reward[] }>(`member.rewards.${language}`, () =>
    platform.call('rewards', { query: { language }, quiet: true }),
  );
  const { claim, claiming } = useClaim('claimReward', rewards.retry);
  const rows = rewards.value?.list.map(({ kind, title, amount, count }) => ({
    id: kind,
    icon: 'gift',
    title,
    note: (
      <>
        <Money amount={amount} currency={currency} />
        {count > 1 ? ` · ${text('records:waiting', { count })}` : ''}
      </>
    ),
    end: (
      <Button
        busy={claiming === kind}
        aria-label={text('records:claimNamed', { title })}
        onClick={() => claim(kind, { kind })}
      >
        {text('records:claim')}
      </Button>
    ),
  }));
  return (
    <>
      <StatedList
        status={rewards.status}
        rows={rows}
        onRetry={rewards.retry}
        errorText={text('errors:loadingFailed')}
        emptyIcon="gift"
        emptyText={text('records:noRewards')}
      />
      <SectionHeading title={text('records:collected')} />
      <Movements kind="reward" emptyText={text('records:noneCollected')} />
    </>
  );
}
