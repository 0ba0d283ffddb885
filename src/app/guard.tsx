import type { ReactNode } from 'react';
import { useRuntime } from '../client/index.ts';
import { PartBoundary } from './part-boundary.tsx';

export interface GuardProps {
  /** Names the part in logs and reports. */
  readonly id: string;
  readonly isScreen?: boolean | undefined;
  readonly onBroken?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Keeps what breaks below it to itself, and notifies operators. Another try asks the platform again: its answer may be what broke. */
export function Guard({ id, isScreen = false, onBroken, children }: GuardProps) {
  const { live, resources } = useRuntime();
  const report = (error: Error) => {
    live.report(id, error);
    onBroken?.();
  };
  return (
    <PartBoundary id={id} isScreen={isScreen} onBroken={report} onRetry={() => resources.forget()}>
      {children}
    </PartBoundary>
  );
}
