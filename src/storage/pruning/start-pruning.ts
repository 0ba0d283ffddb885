interface PruningOptions {
  /** Deletes what is over. */
  readonly prune: () => Promise<unknown>;
  readonly onTrouble: (message: string, error: unknown) => void;
  readonly everyMs?: number;
}

const hourMs = 3_600_000;

/** Prunes at once and every hour; `close` waits for what is under way. A failure is told, and the next turn tries again. */
export function startPruning({ prune, onTrouble, everyMs = hourMs }: PruningOptions): { close(): Promise<void> } {
  let turn = Promise.resolve();
  const next = () => {
    turn = turn
      .then(prune)
      .then(() => {})
      .catch((error: unknown) => onTrouble('What is over could not be deleted; it is tried again in an hour.', error));
  };
  next();
  const timer = setInterval(next, everyMs);
  timer.unref();
  return {
    close: () => {
      clearInterval(timer);
      return turn;
    },
  };
}
