import type { BreakLine, Change } from './impact.ts';

/** Published together, undone together. All or none: where one merchant would not take it, none gets it. */
export interface PublishBody {
  readonly changes: readonly Change[];
  /** 3 to 500 characters. */
  readonly reason: string;
  /** Ends by itself then. */
  readonly until?: string;
  /** `seq` of every merchant as it was looked at; one that moved since refuses the whole set with `MOVED`. */
  readonly base: Readonly<Record<string, number>>;
  /** Goes live although it breaks a promise; the history says so. */
  readonly force?: boolean;
}

export interface ChangeSet {
  readonly id: string;
  /**
   * Waiting for a second person, rejected by one, published, published at some merchants only (`results` says where and
   * why not elsewhere), or undone.
   */
  readonly state: 'proposed' | 'rejected' | 'published' | 'partly' | 'undone';
  readonly kind: 'change' | 'stop';
  readonly author: string;
  readonly reason: string;
  readonly at: string;
  readonly until?: string;
  readonly changes: readonly Change[];
  /** One line for each merchant; none while it is proposed. */
  readonly results: readonly ChangeResult[];
  /** Who approved or rejected it. */
  readonly decided?: Act;
  readonly undone?: Act & { readonly results: readonly ChangeResult[] };
}

export interface Act {
  readonly by: string;
  readonly at: string;
  readonly reason: string;
}

export interface ChangeResult {
  readonly merchant: string;
  /** `unchanged`: players saw already what was wished. `failed`: it was not done, `message` says why. */
  readonly state: 'published' | 'unchanged' | 'failed';
  /** Where the merchant stands afterwards. */
  readonly seq?: number;
  readonly message?: string;
  readonly breaks: readonly BreakLine[];
}

export interface ReasonBody {
  readonly reason: string;
}

/** The fast lane: maintenance of merchants, or a flag off. Never refused for what it breaks, which the answer reports. */
export interface StopBody {
  readonly merchants: readonly string[];
  /** `maintenance`, or a dotted flag. */
  readonly name: string;
  /** `true` shows the maintenance page; a flag takes `false` only. `maintenance` with `false` opens the site again. */
  readonly value: boolean;
  readonly reason: string;
  readonly until?: string;
}
