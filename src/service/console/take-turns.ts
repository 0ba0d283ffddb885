import { RefusedError } from './http/console-refusal.ts';

/** Work of which only so much is under way at once. */
export interface Turns {
  /**
   * Waits for a turn and gives the function that ends it.
   * @throws RefusedError `TOO_MANY` when too many wait; the reason of `end` when the visit is over first.
   */
  take(end?: AbortSignal): Promise<() => void>;
  /** Whether nobody has a turn. */
  isIdle(): boolean;
}

/** Turns in the order in which they were asked for: `atOnce` have one, `waiting` more may wait. */
export function createTurns({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }): Turns {
  const queue = new Set<() => void>();
  let underWay = 0;
  const pass = () => {
    const [next] = queue;
    if (!next) underWay -= 1;
    else {
      queue.delete(next);
      next();
    }
  };
  const wait = (end: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      const leave = () => {
        queue.delete(enter);
        reject(new Error('The visit is over.'));
      };
      const enter = () => {
        end?.removeEventListener('abort', leave);
        resolve();
      };
      queue.add(enter);
      end?.addEventListener('abort', leave, { once: true });
    });
  return {
    take: async (end) => {
      end?.throwIfAborted();
      if (underWay < atOnce) underWay += 1;
      else if (queue.size < waiting) await wait(end);
      else
        throw new RefusedError('TOO_MANY', 'Too much is under way. Try again in a moment.', { retryAfterSeconds: 1 });
      return pass;
    },
    isIdle: () => underWay === 0,
  };
}
