/** How a change set arrives at players' open pages: what the node that answers has counted, and no other one. */
export interface ArrivalAnswer {
  readonly merchants: readonly ArrivalLine[];
  /** All these merchants together; absent while no page has said that it shows it. */
  readonly curve?: ArrivalCurve;
}

/** How many pages showed it how soon after they were notified. */
export interface ArrivalCurve {
  /** Rises in both: pages that showed it within so many milliseconds. */
  readonly points: readonly { readonly ms: number; readonly pages: number }[];
  /** Milliseconds until half, and until 99 of 100, of them showed it. */
  readonly p50: number;
  readonly p99: number;
}

export interface ArrivalLine {
  readonly merchant: string;
  /** The release that is looked at; a page with a newer one has it too. */
  readonly seq: number;
  /** Pages that are open now, and those of them that show it. */
  readonly open: number;
  readonly applied: number;
  /** Notified and silent so far: a slow network, or a tab that its browser has put to sleep. */
  readonly waiting: number;
  /** Of an earlier build of the site, which never says what it shows. */
  readonly silent: number;
  /** Could not use it and kept their last good release. */
  readonly refused: number;
  /** Notified and gone without a word: hidden, closed, or without a network. They catch up when they come back. */
  readonly left: number;
  /** Milliseconds from publishing until half, and until 99 of 100, of the pages that said so showed it. */
  readonly p50?: number;
  readonly p99?: number;
  /** Open pages that are behind, by the release that they show. */
  readonly behind: readonly { readonly seq: number; readonly pages: number }[];
}
