/** One page of a browser that is not Chromium. Elements are named by XPath, which every driver understands. */
export interface Tab {
  /** Name and version of the browser. */
  readonly browser: string;
  open(url: string): Promise<void>;
  /** Presses what is there and visible, for which it waits. */
  press(path: string): Promise<void>;
  type(path: string, text: string): Promise<void>;
  /** Waits until something is visible. */
  see(path: string): Promise<void>;
  /** Absent where the driver loses a page that comes back from another origin: WebKitWebDriver 2.50 answers nothing more. */
  readonly back?: () => Promise<void>;
  evaluate(expression: string): Promise<unknown>;
  close(): Promise<void>;
}

/** A browser of this machine, or what has to be installed before it is one. */
export type Opening = { readonly open: () => Promise<Tab> } | { readonly missing: string };

/** A phone's window. */
export const window = { width: 390, height: 844 } as const;

/** What a busy machine may take for one step. */
export const patienceMs = 60_000;
