import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { useRuntime, useSetting } from '../../client/index.ts';
import { LazyPart } from '../lazy-part.tsx';
import { agePart, closedPart, testingPart, unknownPart } from '../parts.ts';

export interface StatusGateProps {
  readonly children: ReactNode;
}

/**
 * Stands in front of every route: 0 the page, 1 maintenance, 2 restricted with the visitor's address (rows A-215…A-221),
 * unknown a loader and then a way to ask again (row A-008); behind it the question for the age, where the merchant asks it
 * before the site (row A-222).
 */
export function StatusGate({ children }: StatusGateProps) {
  const { status: control, release } = useRuntime();
  const { status, ip, isTester = false } = useStore(control.store, (state) => state.status);
  const isMaintained = useStore(release, (state) => state.site.maintenance);
  const asksForAge = useSetting('ageGate') === 'site';
  const isClosed = (status === 1 || isMaintained) && !isTester;
  if (isClosed || status === 2)
    return <LazyPart id="app.closed" isScreen loader={closedPart} props={isClosed ? {} : { ip }} />;
  if (status === 'unknown') return <LazyPart id="app.unknown" isScreen loader={unknownPart} props={{}} />;
  return (
    <>
      {asksForAge ? <LazyPart id="app.age" isScreen loader={agePart} props={{ children }} /> : children}
      {isTester && isMaintained ? <LazyPart id="app.testing" loader={testingPart} props={{}} /> : null}
    </>
  );
}
