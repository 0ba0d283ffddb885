import { useText } from '../../../client/index.ts';
import { ErrorCard, FigureGrid, Skeleton } from '../../../ui/index.ts';
import { counters, useTeam } from './use-team.ts';

/** What the team does today, four numbers; a press asks again for what could not be had. */
export function TeamCounters() {
  const text = useText();
  const { counts, isFailed, retry } = useTeam();
  if (isFailed) return <ErrorCard onRetry={retry} text={text('errors:loadingFailed')} />;
  return (
    <FigureGrid
      isBusy={counts === undefined}
      figures={counters.map(({ field, label }) => ({
        id: field,
        name: text(label),
        value: counts === undefined ? <Skeleton /> : String(Number(counts[field]) || 0),
      }))}
    />
  );
}
