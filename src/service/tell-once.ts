/** Tells that something fails when it begins to, not at every attempt. */
export interface OnceTeller {
  failed(error: unknown): void;
  worked(): void;
}

/** Makes a teller of one sentence. */
export function tellOnce(onTrouble: (message: string, error?: unknown) => void, message: string): OnceTeller {
  let isTold = false;
  return {
    failed: (error) => {
      if (!isTold) onTrouble(message, error);
      isTold = true;
    },
    worked: () => {
      isTold = false;
    },
  };
}
