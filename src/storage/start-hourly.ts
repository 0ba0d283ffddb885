interface HourlyWork {
  readonly work: () => Promise<unknown>;
  /** Sentence that is reported when the work failed. */
  readonly trouble: string;
  readonly onTrouble: (message: string, error: unknown) => void;
  /** How long the first turn waits, in milliseconds. */
  readonly firstAfterMs?: number;
  readonly everyMs?: number;
}

const hourMs = 3_600_000;

/**
 * Does some work at once (or after a wait) and every hour, one turn after the other; `close` waits for what is under way.
 * A failure is reported, and the next turn tries again.
 */
export function startHourly({ work, trouble, onTrouble, firstAfterMs = 0, everyMs = hourMs }: HourlyWork): {
  close(): Promise<void>;
} {
  let turn = Promise.resolve();
  const next = () => {
    turn = turn
      .then(work)
      .then(() => {})
      .catch((error: unknown) => onTrouble(trouble, error));
  };
  const first = firstAfterMs === 0 ? undefined : setTimeout(next, firstAfterMs);
  first?.unref();
  if (!first) next();
  const timer = setInterval(next, everyMs);
  timer.unref();
  return {
    close: () => {
      clearTimeout(first);
      clearInterval(timer);
      return turn;
    },
  };
}
