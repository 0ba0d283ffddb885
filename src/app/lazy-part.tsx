import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { type Loader, useClock, useText } from '../client/index.ts';
import { ErrorCard } from '../ui/index.ts';
import { Guard } from './guard.tsx';
import { useModule } from './module-cache.tsx';

export interface LazyPartProps<P extends object> {
  readonly id: string;
  readonly loader: Loader<ComponentType<P>>;
  readonly props: P;
  /** The part is all of a page: when it breaks it offers to try again instead of disappearing. */
  readonly isScreen?: boolean;
  readonly onBroken?: () => void;
  /** Shown while the part is on its way; of the part's size. */
  readonly fallback?: ReactNode;
}

const patienceMs = 3000;

/** A lazily loaded part in its own error boundary: loader first, after a few seconds of failure the retry text (row A-042). */
export function LazyPart<P extends object>({
  id,
  loader,
  props,
  isScreen,
  onBroken,
  fallback = null,
}: LazyPartProps<P>) {
  const text = useText();
  const state = useModule(id, loader);
  const isStuck = useLasting(state.status === 'failed', patienceMs);
  if (state.status === 'ready') {
    const Part = state.value;
    return (
      <Guard id={id} isScreen={isScreen} onBroken={onBroken}>
        <Part {...props} />
      </Guard>
    );
  }
  return isStuck ? <ErrorCard text={text('errors:loadingFailed')} cause={id} onRetry={state.retry} /> : fallback;
}

function useLasting(condition: boolean, ms: number): boolean {
  const clock = useClock();
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    setLasts(false);
    return condition ? clock.after(ms, () => setLasts(true)) : undefined;
  }, [clock, condition, ms]);
  return lasts && condition;
}
