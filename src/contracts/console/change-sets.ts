import type { Messages } from '../maintenance.ts';
import type { BreakLine, Change } from './impact.ts';
import type { PasskeyAnswer, PasskeyQuestion } from './passkeys.ts';

/** Published together, undone together. All or none: where one merchant would not take it, none gets it. */
export interface PublishBody {
  readonly changes: readonly Change[];
  /** 3 to 500 characters. */
  readonly reason: string;
  /** Starts by itself then; absent: at once. What needs approval must have it before. */
  readonly startAt?: string;
  /** Ends by itself then, later than it starts. */
  readonly until?: string;
  /** `seq` of every merchant as it was looked at; one that moved since refuses the whole set with `MOVED`. */
  readonly base: Readonly<Record<string, number>>;
  /** Goes live although it breaks a promise; the history says so. */
  readonly force?: boolean;
}

/** States of a change set, in the order in which one looks for them. */
export const changeSetStates = [
  'proposed',
  'scheduled',
  'held',
  'published',
  'partly',
  'undone',
  'rejected',
  'cancelled',
] as const;

export interface ChangeSet {
  readonly id: string;
  /**
   * Waiting for a second person, rejected by one, waiting for its start, held because it could not start (`held` says why),
   * called off before its start, published, published at some merchants only (`results` says where and why not elsewhere),
   * or undone.
   */
  readonly state: (typeof changeSetStates)[number];
  readonly kind: 'change' | 'stop';
  readonly author: string;
  readonly reason: string;
  readonly at: string;
  readonly until?: string;
  /** When it starts or was to start; absent where that was at once. */
  readonly startAt?: string;
  /** When it did start. */
  readonly startedAt?: string;
  /** It started more than a minute late: no service was running at its time, or one was and did not get to it. */
  readonly late?: 'not-running' | 'busy';
  /** Why it did not start, in a sentence. */
  readonly held?: { readonly at: string; readonly message: string };
  /** Who called it off. */
  readonly cancelled?: Act;
  /** It goes live although it breaks a promise. */
  readonly isForced?: true;
  readonly changes: readonly Change[];
  /** One line for each merchant; none before it is published. */
  readonly results: readonly ChangeResult[];
  /** Who approved or rejected it; `isSigned`: the approver signed its exact releases with a passkey. */
  readonly decided?: Act & { readonly isSigned?: boolean };
  /** Who undid it; `isSigned`: the second person signed the releases by which money moves again. */
  readonly undone?: Act & { readonly results: readonly ChangeResult[]; readonly isSigned?: boolean };
}

/** A part of the change sets that were asked for, newest first. */
export interface ChangeSetPart {
  readonly list: readonly ChangeSet[];
  /** How many there are in all. */
  readonly all: number;
  /** What `before` of the earlier part is; absent: there is none. */
  readonly next?: string;
}

export interface Act {
  readonly by: string;
  readonly at: string;
  readonly reason: string;
}

export interface ChangeResult {
  readonly merchant: string;
  /** `unchanged`: players saw already what was asked for. `failed`: it was not done, `message` says why. */
  readonly state: 'published' | 'unchanged' | 'failed';
  /** Where the merchant stands afterwards. */
  readonly seq?: number;
  readonly message?: string;
  readonly breaks: readonly BreakLine[];
}

/** What the passkey of a second person is to sign: `document` is JSON, and the question's challenge its SHA-256. */
export interface ApprovalQuestion extends PasskeyQuestion {
  readonly document: string;
}

export interface ApproveBody extends ReasonBody {
  /** Answer to the `ApprovalQuestion`, whose reason counts. */
  readonly signature?: PasskeyAnswer;
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
  /** What players read on the maintenance page, by language; of `maintenance` with `true` alone. */
  readonly messages?: Messages;
  /** Starts by itself then; absent: at once. Of `maintenance` alone. */
  readonly startAt?: string;
  /** Ends by itself then. Of maintenance, players read it as the time at about which the site is back. */
  readonly until?: string;
}
