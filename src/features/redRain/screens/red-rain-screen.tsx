import { useText } from '../../../client/index.ts';
import { EmptyState, ErrorCard, ScreenBody, Skeleton } from '../../../ui/index.ts';
import { ClaimHistory } from '../parts/claim-history.tsx';
import { RainStage } from '../parts/rain-stage.tsx';
import { useRedRain } from '../parts/use-red-rain.ts';

/** Red envelope rain, for members and agents: the one that runs or comes, and what was opened (row G-247). */
export default function RedRainScreen() {
  const text = useText();
  const { value, status, now, phase, retry } = useRedRain();
  if (value === undefined && status === 'error') {
    return <ErrorCard onRetry={retry} text={text('errors:loadingFailed')} />;
  }
  if (value === undefined || now === undefined) {
    return (
      <ScreenBody aria-busy>
        <Skeleton shape="card" count={2} />
      </ScreenBody>
    );
  }
  const { event, list } = value;
  return (
    <ScreenBody>
      {event === undefined || phase === undefined ? (
        <EmptyState icon="gift" title={text('redRain:none')} note={text('redRain:noneNote')} />
      ) : (
        <RainStage key={event.id} event={event} phase={phase} now={now} onOpened={retry} />
      )}
      <ClaimHistory claims={list} />
    </ScreenBody>
  );
}
