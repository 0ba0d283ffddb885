import type { Resources } from '../client/index.ts';

const wholeMs = 10_000;
const partialMs = 1_000;

/** Answers that a page asks for while the server draws it. */
export interface EarlyAnswers {
  /** Those that have come, by resource key. */
  readonly given: Readonly<Record<string, unknown>>;
  readonly want: NonNullable<Resources['want']>;
  /** How long a page with these answers is good for; one that lacks some is worth trying again soon. */
  freshness(): { readonly freshMs?: number };
  /** Whether some are still to be asked for. */
  areOpen(): boolean;
  /** Asks for what is open. A question that fails, or takes longer than the whole page may, is left to the browser. */
  settle(): Promise<void>;
}

/** Collects the early answers of one page; all of them together may take `withinMs` milliseconds. */
export function createEarlyAnswers(withinMs: number): EarlyAnswers {
  const given: Record<string, unknown> = {};
  const open = new Map<string, () => Promise<unknown>>();
  const asked = new Set<string>();
  let late: Promise<void> | undefined;
  let isLate = false;
  return {
    given,
    want(key, loader) {
      if (!asked.has(key)) open.set(key, loader);
    },
    freshness() {
      if (asked.size === 0) return {};
      return { freshMs: Object.keys(given).length === asked.size ? wholeMs : partialMs };
    },
    areOpen: () => open.size > 0,
    async settle() {
      late ??= after(withinMs).then(() => {
        isLate = true;
      });
      const questions = [...open];
      open.clear();
      const answers = questions.map(async ([key, loader]) => {
        asked.add(key);
        const value = await loader().catch(() => undefined);
        if (value !== undefined && !isLate) given[key] = value;
      });
      await Promise.race([late, Promise.all(answers)]);
    },
  };
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
