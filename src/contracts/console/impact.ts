import type { RefusedMerchant } from './api.ts';

/** One change: a value of one merchant's site configuration. */
export interface Change {
  readonly merchant: string;
  /** Dotted, as an override's: `flags.CBS3`, `settings.login.remember`, `maintenance`. */
  readonly name: string;
  /** Absent: the override on top is taken away, and what lies below counts again. */
  readonly value?: unknown;
}

export interface ImpactBody {
  /** 1 to 5,000; every merchant's changes are taken together. */
  readonly changes: readonly Change[];
  /** When they are to end by themselves, ISO 8601. */
  readonly until?: string;
}

/** What would happen; nothing has. */
export interface ImpactAnswer {
  /** Merchants at which the same happens are one group; the largest group first. */
  readonly groups: readonly ImpactGroup[];
  /** Merchants where nobody would notice. */
  readonly unnoticed: readonly string[];
  /** Merchants that would not take it. */
  readonly refused: readonly RefusedMerchant[];
  /** Whether a second person must approve before it is published. */
  readonly needsApproval: boolean;
  /** Where each merchant stood: the `base` of the publication. */
  readonly base: Readonly<Record<string, number>>;
}

export interface ImpactGroup {
  readonly merchants: readonly string[];
  readonly values: readonly { readonly name: string; readonly from?: unknown; readonly to?: unknown }[];
  readonly items: readonly ImpactItem[];
  readonly routes: readonly ImpactRoute[];
  readonly fields: readonly ImpactField[];
  /** Slots whose order changes, and fields of forms whose order changes. */
  readonly orders: readonly { readonly place: string; readonly ids: readonly string[] }[];
  readonly slots: readonly string[];
  /** Route ids of the screens that look or behave otherwise. */
  readonly screens: readonly string[];
  /** The shell changes, and with it every screen. */
  readonly everyScreen: boolean;
  /** Keys of words that come, go or stand elsewhere, with the English words where there are any. */
  readonly words: readonly { readonly key: string; readonly text?: string }[];
  /** Who notices, in words: `everybody`, `a guest`. */
  readonly visitors: readonly string[];
  /** Promises that are broken afterwards. */
  readonly breaks: readonly BreakLine[];
  /** The same in English sentences, what players see first. */
  readonly lines: readonly string[];
  /** Bytes that an open browser loads, before compression. */
  readonly bytes: { readonly least: number; readonly most: number };
}

export interface ImpactItem {
  readonly id: string;
  readonly slot: string;
  readonly from: 'absent' | 'shown' | 'refused';
  readonly to: 'absent' | 'shown' | 'refused';
  readonly visitors: readonly string[];
}

export interface ImpactRoute {
  readonly id: string;
  readonly isNew?: true;
  readonly isGone?: true;
  /** Where it sent them before, and where it sends them afterwards; absent where they may stay. */
  readonly from?: string;
  readonly to?: string;
  readonly visitors: readonly string[];
}

export interface ImpactField {
  readonly form: string;
  readonly field: string;
  readonly change: 'appears' | 'disappears' | 'required' | 'optional' | 'rule';
}

/** A broken promise with its smallest counter-example. */
export interface BreakLine {
  /** Broken by the change, before it already, or when an override ends. */
  readonly kind: 'now' | 'standing' | 'later';
  readonly name: string;
  readonly message: string;
  readonly end?: string;
}
