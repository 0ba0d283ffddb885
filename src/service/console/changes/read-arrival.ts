import type { ArrivalAnswer, ArrivalLine } from '../../../contracts/console/arrival.ts';
import type { Scope } from '../../../contracts/console/roles.ts';
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
  return {
    merchants: results.flatMap(({ merchant, state, seq }) =>
      state === 'published' && seq !== undefined ? [lineOf(merchant, seq, streams)] : [],
    ),
  };
}

function lineOf(merchant: string, seq: number, streams: ConsoleContext['streams']): ArrivalLine {
  const { arrival, bySeq, ...pages } = streams.pagesOn(merchant, seq);
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
