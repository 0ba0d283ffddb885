import type { Limit, Limiter, Taken } from '../../storage/limits/limiter.ts';
import { createLruCache } from '../lru-cache.ts';

interface OutageOptions {
  /** The limiter that all nodes share. */
  readonly limiter: Limiter;
  readonly now: () => Date;
  /** How long a player waits for the database, in milliseconds. */
  readonly patienceMs?: number;
}

/** After a failure the database is not asked for so long, so that not every player waits for it. */
const REST_MS = 2_000;
/** Subjects that are counted in memory at most. */
const MOST_SUBJECTS = 50_000;

/**
 * A limiter that goes on without its database: while that fails or does not answer in time, tries are counted in the memory
 * of this node, by the same limits. Players log in during an outage, and nobody guesses passwords faster because of it. The
 * memory counts along all the time: otherwise a burst that makes the database late would have the limit a second time.
 */
export function limitThroughOutage({ limiter, now, patienceMs = 1_000 }: OutageOptions): Limiter {
  const memory = countInMemory(now);
  let restsUntil = 0;
  const orElse = async <T>(asked: () => Promise<T>, instead: () => T): Promise<T> => {
    if (now().getTime() < restsUntil) return instead();
    try {
      return await inTime(asked(), patienceMs);
    } catch {
      restsUntil = now().getTime() + REST_MS;
      return instead();
    }
  };
  return {
    take: (subject, limit) => {
      const own = memory.take(subject, limit);
      return orElse(
        () => limiter.take(subject, limit),
        () => own,
      );
    },
    giveBack: (subject) => {
      memory.giveBack(subject);
      return orElse(
        () => limiter.giveBack(subject),
        () => undefined,
      );
    },
    isFull: (subject, limit) =>
      orElse(
        () => limiter.isFull(subject, limit),
        () => memory.isFull(subject, limit),
      ),
    clear: (subjects) => {
      memory.clear(subjects);
      return orElse(
        () => limiter.clear(subjects),
        () => undefined,
      );
    },
  };
}

/** Counts of one node; what was not asked for the longest is forgotten first. */
function countInMemory(now: () => Date) {
  const counts = createLruCache<{ count: number; readonly endsAt: number }>(MOST_SUBJECTS);
  const heldOf = (subject: string) => {
    const held = counts.get(subject);
    return held && held.endsAt > now().getTime() ? held : undefined;
  };
  return {
    take(subject: string, { most, windowMs }: Limit): Taken {
      const held = heldOf(subject) ?? { count: 0, endsAt: now().getTime() + windowMs };
      counts.set(subject, held);
      if (held.count >= most) return { isAllowed: false, waitMs: held.endsAt - now().getTime() };
      held.count += 1;
      return { isAllowed: true };
    },
    giveBack(subject: string): void {
      const held = heldOf(subject);
      if (held && held.count > 0) held.count -= 1;
    },
    isFull: (subject: string, { most }: Limit): boolean => (heldOf(subject)?.count ?? 0) >= most,
    clear(subjects: readonly string[]): void {
      for (const subject of subjects) counts.delete(subject);
    },
  };
}

function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${milliseconds} ms.`)), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
