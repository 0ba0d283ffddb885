import type { ArrivalAnswer, ArrivalCurve, ArrivalLine } from '../../../contracts/console/arrival.ts';
import type { Scope } from '../../../contracts/console/roles.ts';
import { type ArrivalStep, timeOf } from '../../live/arrivals.ts';
import type { OpenPages } from '../../live/stream-hub.ts';
import type { ConsoleContext } from '../console-context.ts';
import { RefusedError } from '../http/console-refusal.ts';
import { seenOf } from '../people/scope.ts';
import { readChangeSet } from './change-set-store.ts';

/**
 * How many open pages of this node show what a change set made live, or its undo, at the merchants of somebody.
 * @throws RefusedError `NOT_FOUND`.
 */
export async function readArrival(
  { db, streams }: Pick<ConsoleContext, 'db' | 'streams'>,
  id: string,
  scope: Scope,
): Promise<ArrivalAnswer> {
  const whole = await readChangeSet(db, id);
  const set = whole && seenOf(scope, whole);
  if (!set) throw new RefusedError('NOT_FOUND', 'There is no such change set.');
  const results = set.undone?.results ?? set.results;
  const releases = results.flatMap(({ merchant, state, seq }) =>
    state === 'published' && seq !== undefined ? [{ merchant, seq, pages: streams.pagesOn(merchant, seq) }] : [],
  );
  const curve = curveOf(releases.flatMap(({ pages }) => pages.arrival?.steps ?? []));
  return { merchants: releases.map(lineOf), ...(curve ? { curve } : {}) };
}

interface ReleasePages {
  readonly merchant: string;
  readonly seq: number;
  readonly pages: OpenPages;
}

function lineOf({ merchant, seq, pages: { arrival, bySeq, ...pages } }: ReleasePages): ArrivalLine {
  const { left = 0, refused = 0, p50, p99 } = arrival ?? {};
  return {
    merchant,
    seq,
    ...pages,
    left,
    refused,
    behind: bySeq.filter((line) => line.seq < seq),
    ...(p50 === undefined ? {} : { p50 }),
    ...(p99 === undefined ? {} : { p99 }),
  };
}

/** The pages of several releases counted together, step by step. */
function curveOf(steps: readonly ArrivalStep[]): ArrivalCurve | undefined {
  if (steps.length === 0) return undefined;
  const taken = [...Map.groupBy(steps, ({ within }) => Math.round(within))]
    .map(([within, group]) => ({ within, pages: group.reduce((sum, { pages }) => sum + pages, 0) }))
    .toSorted((one, other) => one.within - other.within);
  let pages = 0;
  const points = taken.map((step) => ({ ms: step.within, pages: (pages += step.pages) }));
  return { points, p50: timeOf(taken, 0.5), p99: timeOf(taken, 0.99) };
}
