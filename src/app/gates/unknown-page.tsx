import { useStore } from 'zustand';
import { useRuntime, useText } from '../../client/index.ts';
import { Button, EmptyState, PageFrame, ScreenBody, Skeleton } from '../../ui/index.ts';
import { GateFrame } from './gate-frame.tsx';

/** What a first visitor sees while nobody can say the site's status: a loader, and after a failure a way to ask again. */
export default function UnknownPage() {
  const text = useText();
  const { status } = useRuntime();
  const hasFailed = useStore(status.store, (state) => state.hasFailed);
  if (!hasFailed) {
    return (
      <PageFrame>
        <ScreenBody aria-busy>
          <Skeleton shape="title" />
          <Skeleton shape="card" />
          <Skeleton count={4} />
        </ScreenBody>
      </PageFrame>
    );
  }
  return (
    <GateFrame isAlert>
      <EmptyState
        kind="failed"
        icon="offline"
        title={text('errors:loadingFailed')}
        action={
          <Button tone="action" icon="refresh" onClick={() => void status.refresh({ force: true })}>
            {text('app:tryAgain')}
          </Button>
        }
      />
    </GateFrame>
  );
}
