/** What a start has opened so far. */
export interface Closing {
  /** Adds what closes one thing more. */
  add(close: () => Promise<void> | void): void;
  /** Closes everything, the last first; a second time there is nothing left. */
  close(): Promise<void>;
}

/** Nothing is opened yet. */
export function createClosing(): Closing {
  const closes: (() => Promise<void> | void)[] = [];
  return {
    add: (close) => void closes.push(close),
    close: async () => {
      for (const close of closes.splice(0).reverse()) await close();
    },
  };
}
