/** Work that an answer does not wait for, so that its time reveals nothing of what is done. */
export interface LaterWork {
  run(work: () => Promise<void>): void;
  /** Resolves once all of it is done; never throws. */
  settled(): Promise<void>;
}

/** Makes an empty list of such work; what fails is written to the error output and stops nothing. */
export function createLaterWork(): LaterWork {
  const running = new Set<Promise<void>>();
  return {
    run(work) {
      const done = new Promise((begin) => setImmediate(begin))
        .then(work)
        .catch((error: unknown) => {
          process.stderr.write(
            `Work after an answer failed: ${error instanceof Error ? error.stack : String(error)}\n`,
          );
        })
        .finally(() => running.delete(done));
      running.add(done);
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
