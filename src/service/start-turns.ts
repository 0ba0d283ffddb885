/** Work that is done over and over while the service runs. */
export interface RunningTurns {
  /** Begins no further turn, and resolves once the one under way is over: nothing asks a store that is closed. */
  close(): Promise<void>;
}

/** Does some work every so many milliseconds, never two turns at once. `work` answers for its own failures. */
export function startTurns(everyMs: number, work: () => Promise<void>): RunningTurns {
  let turn: Promise<void> | undefined;
  const timer = setInterval(() => {
    turn ??= work().finally(() => {
      turn = undefined;
    });
  }, everyMs);
  timer.unref();
  return {
    async close() {
      clearInterval(timer);
      await turn;
    },
  };
}
