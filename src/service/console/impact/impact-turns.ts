import { createTurns, type Turns } from '../take-turns.ts';

/** The process compiles for players too: few questions about impact run beside them, whoever asks. */
const ofNode = createTurns({ atOnce: 2, waiting: Number.POSITIVE_INFINITY });

/** One question of a person at a time; a browser that asks anew has a few waiting at most. */
const ofPersons = new Map<string, Turns>();

/**
 * Runs a question about impact when its person and the process have room for it.
 * @throws RefusedError `TOO_MANY`.
 */
export async function inTurn<T>(person: string, end: AbortSignal, work: () => Promise<T>): Promise<T> {
  end.throwIfAborted();
  const own = ofPersons.get(person) ?? createTurns({ atOnce: 1, waiting: 3 });
  ofPersons.set(person, own);
  const leave = await own.take(end);
  try {
    const leaveNode = await ofNode.take(end);
    try {
      return await work();
    } finally {
      leaveNode();
    }
  } finally {
    leave();
    if (own.isIdle()) ofPersons.delete(person);
  }
}
