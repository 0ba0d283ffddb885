import { usePlatform, useResource, useText } from '../../../client/index.ts';
import { ErrorCard, ProgressMeter, ScreenBody, ScreenIntro, Skeleton } from '../../../ui/index.ts';
import { progressOf, type RankProgress } from '../parts/progress-of.ts';

/** How far the player is on the way to the next VIP level. */
export default function BenefitsScreen() {
  const text = useText();
  const platform = usePlatform();
  const rank = useResource<RankProgress>('member.rank', () => platform.call('rankProgress', { quiet: true }));
  if (rank.status === 'error') return <ErrorCard onRetry={rank.retry} text={text('errors:loadingFailed')} />;
  if (rank.value === undefined) {
    return (
      <ScreenBody>
        <Skeleton shape="title" />
        <Skeleton count={2} />
      </ScreenBody>
    );
  }
  const done = rank.value.currentProgress?.completedConditions ?? 0;
  const total = rank.value.currentProgress?.totalExpectedConditions ?? 0;
  return (
    <ScreenBody>
      <ScreenIntro
        title={text('benefits:progress')}
        note={total > 0 ? text('benefits:conditions', { done, total }) : text('benefits:top')}
      />
      <ProgressMeter value={progressOf(rank.value)} label={text('benefits:progress')} />
    </ScreenBody>
  );
}
