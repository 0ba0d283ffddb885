/** How long is waited before a provider that was silent is notified again. */
const againMs = 1_000;

/** Work that is done soon, once however often it is asked for. */
export interface AnnouncementRetry {
  soon(): void;
  /** Begins nothing more, and resolves when what runs has ended. */
  close(): Promise<void>;
}

/** Tells a provider again what it did not take; what fails is reported, and waits to be asked for again. */
export function createAnnouncementRetry(
  work: () => Promise<void>,
  onTrouble: (message: string, error: unknown) => void,
): AnnouncementRetry {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let isClosed = false;
  return {
    soon() {
      if (isClosed) return;
      timer ??= setTimeout(() => {
        timer = undefined;
        running = work().catch((error: unknown) =>
          onTrouble('Not every payment could be announced to the provider.', error),
        );
      }, againMs).unref();
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      return running;
    },
  };
}
