import type { PasskeyAnswer } from './passkeys.ts';

export interface MerchantLine {
  readonly code: string;
  readonly name: string;
  readonly seq: number;
  readonly release: string;
  /** When it moved last. */
  readonly at: string;
  /** Domains of its folder, then those that were added and proved. */
  readonly domains: readonly string[];
  readonly theme: string;
  readonly isMaintenance: boolean;
  readonly overrides: number;
  /** Browsers that hold a live stream to this node. */
  readonly browsers: number;
}

/** A part of a history, newest first. */
export interface History<Entry extends HistoryEntryLine = HistoryEntryLine> {
  readonly entries: readonly Entry[];
  /** How many there are in all. */
  readonly all: number;
  /** What `before` of the earlier part is; absent: there is none. */
  readonly next?: number;
}

/** What became of a flag or a setting at the merchants that somebody has. */
export type ValueHistory = History<HistoryEntryLine & { readonly merchant: string }>;

export interface MerchantHistory extends History {
  readonly merchant: string;
  readonly seq: number;
}

export interface HistoryEntryLine {
  readonly seq: number;
  readonly release: string;
  readonly action: string;
  readonly author: string;
  readonly reason: string;
  readonly at: string;
  /** What was done, in English: `switched CBS3 off until 25 Nov 2026 18:00`. */
  readonly words: string;
  readonly changeSet?: string;
}

/** What differs between two states of a merchant's history, in words. */
export interface Comparison {
  readonly merchant: string;
  readonly from: HistoryEntryLine;
  readonly to: HistoryEntryLine;
  /** What players notice, as sentences: items, fields, screens that come and go. */
  readonly noticed: readonly string[];
  /** Flags, settings and rules behind it, each with what it does. */
  readonly values: readonly string[];
  /** Texts that read otherwise; of many the first ones, and how many more there are. */
  readonly words: readonly string[];
  /** Whether any screen looks otherwise, so that there is something to see in frames. */
  readonly isSeen: boolean;
}

export interface RollBackBody {
  /** The `seq` whose state comes back. */
  readonly to: number;
  readonly reason: string;
  /** Where the merchant stood as it was looked at. */
  readonly base: number;
}

export interface SignedRollBackBody extends RollBackBody {
  /** Answer to the `ApprovalQuestion`, whose reason counts; of a rollback that lets money move. */
  readonly signature?: PasskeyAnswer;
}
