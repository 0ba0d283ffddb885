/** One entry of the audit chain. */
export interface ChainLine {
  /** 1, 2, 3 … without a gap. */
  readonly n: number;
  /** ISO 8601. */
  readonly at: string;
  readonly kind: string;
  /** Canonical JSON. */
  readonly body: string;
  /** Hash of the entry before, zeros at the first. */
  readonly previous: string;
  readonly hash: string;
}

/** A page of the chain, and where the chain ended when it was read. */
export interface ChainPage {
  readonly entries: readonly ChainLine[];
  readonly head: Pick<ChainLine, 'n' | 'hash'>;
}
