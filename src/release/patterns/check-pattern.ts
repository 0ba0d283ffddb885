import { Worker } from 'node:worker_threads';
import type { PatternCase, PatternFault } from './judge-pattern.ts';
import type { PatternWord } from './look-at-pattern.ts';

/** A pattern that is still being looked at after this time counts as unknown. */
const LONGEST_LOOK_MS = 60_000;
/** Right patterns take a thousandth of this time on the texts that are worst for them. */
const LONGEST_MATCH_MS = 2_000;

/**
 * Looks whether a merchant's regular expression is valid and cannot be made to run long by what a player types; gives
 * what is wrong, nothing when it can be used.
 */
export type PatternCheck = (asked: PatternCase) => Promise<PatternFault | undefined>;

/** Limits of a look at one pattern, in milliseconds. */
interface LookLimits {
  readonly look: number;
  readonly match: number;
}

/** A thread that looks at one pattern. */
interface PatternThread {
  on(event: 'message', hear: (word: PatternWord) => void): unknown;
  on(event: 'error', hear: (error: unknown) => void): unknown;
  terminate(): Promise<unknown>;
}

/** Makes a check that looks at each pattern once: the search for a slow text takes longer than all the rest of a compile. */
export function createPatternCheck(
  limits: LookLimits = { look: LONGEST_LOOK_MS, match: LONGEST_MATCH_MS },
  startThread: (asked: PatternCase) => PatternThread = startWorker,
): PatternCheck {
  const looks = new Map<string, Promise<PatternFault | undefined>>();
  return (asked) => {
    const key = `${asked.flags}/${asked.length}/${asked.pattern}`;
    const known = looks.get(key) ?? look(asked, limits, startThread);
    looks.set(key, known);
    // What a clock has said, or a thread that could not start, is so this time only.
    const forget = () => looks.delete(key);
    known.then((fault) => isByClock(fault) && forget(), forget);
    return known;
  };
}

function isByClock(fault: PatternFault | undefined): boolean {
  return fault?.isByClock === true;
}

/** The service goes on meanwhile, and a thread can be ended in the middle of a match. */
function startWorker(asked: PatternCase): PatternThread {
  return new Worker(new URL('./pattern-worker.ts', import.meta.url), { workerData: asked });
}

async function look(
  asked: PatternCase,
  limits: LookLimits,
  startThread: (asked: PatternCase) => PatternThread,
): Promise<PatternFault | undefined> {
  const thread = startThread(asked);
  try {
    return await receive(thread, asked, limits);
  } finally {
    await thread.terminate();
  }
}

function receive(
  thread: PatternThread,
  { pattern, length }: PatternCase,
  limits: LookLimits,
): Promise<PatternFault | undefined> {
  return new Promise((resolve, reject) => {
    const undecided = `How long /${pattern}/ can take was not known after ${limits.look / 1000} s.`;
    let timer = setTimeout(
      () => resolve({ code: 'PATTERN_UNDECIDED', message: undecided, isByClock: true }),
      limits.look,
    );
    thread.on('message', (word: PatternWord) => {
      clearTimeout(timer);
      if (word.kind === 'end') return resolve(word.fault);
      const slow = `/${pattern}/ takes longer than ${limits.match / 1000} s on a text of ${length} characters.`;
      timer = setTimeout(() => resolve({ code: 'PATTERN_SLOW', message: slow, isByClock: true }), limits.match);
    });
    thread.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
  });
}
