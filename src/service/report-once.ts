/** Reports that something fails when it begins to, not at every attempt. */
export interface OnceReporter {
  failed(error: unknown): void;
  worked(): void;
}

/** Makes a teller of one sentence. */
export function reportOnce(onTrouble: (message: string, error?: unknown) => void, message: string): OnceReporter {
  let isReported = false;
  return {
    failed: (error) => {
      if (!isReported) onTrouble(message, error);
      isReported = true;
    },
    worked: () => {
      isReported = false;
    },
  };
}
