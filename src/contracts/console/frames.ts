import type { Change } from './impact.ts';

/** What is looked at side by side, or alone. */
export type FramesOf =
  /** What is live, and what a draft makes of it; only this merchant's changes count. */
  | { readonly changes: readonly Change[] }
  /** What was live before a change set, and what it makes or made of it. */
  | { readonly changeSet: string }
  /** Two states of the history. */
  | { readonly from: number; readonly to: number }
  /** One state of the history alone. */
  | { readonly seq: number };

export interface FramesBody {
  readonly merchant: string;
  readonly of: FramesOf;
  /** Route id of the screen; absent: the first that is touched. */
  readonly screen?: string;
  /** Absent: the first kind of visitor for whom the screen changes. */
  readonly visitor?: FrameVisitor;
}

export interface FrameVisitor {
  /** Customer type of a player; absent for a guest. */
  readonly memberType?: number;
  readonly language: string;
  readonly scheme: 'dark' | 'light';
}

/** One merchant's screen in frames; nothing has gone live. */
export interface FramesAnswer {
  readonly merchant: string;
  /** Every touched screen; of one state alone, every screen. */
  readonly screens: readonly FrameScreen[];
  readonly screen: FrameScreen;
  readonly visitor: FrameVisitor;
  readonly visitors: readonly FrameVisitorKind[];
  readonly languages: readonly string[];
  /** What the screen shows otherwise to this visitor, all of it outlined. */
  readonly marks: { readonly added: number; readonly removed: number; readonly changed: number };
  /** Absent for one state alone. */
  readonly before?: FrameLine;
  readonly after: FrameLine;
  /** The addresses can be opened until then, or until the session ends. */
  readonly endsAt: string;
}

export interface FrameScreen {
  readonly id: string;
  /** English. */
  readonly title: string;
}

export interface FrameVisitorKind {
  readonly memberType?: number;
  /** `a guest`, `a player of type 4 (trial, nonAgent)`. */
  readonly words: string;
}

export interface FrameLine {
  /** Whole address of the page. */
  readonly address: string;
  readonly release: string;
  /** Its place in the history; absent for what was never live. */
  readonly seq?: number;
  readonly at?: string;
  /** Where a guard sends this visitor instead of showing the screen. */
  readonly redirect?: string;
}

/** No frames here, and why: a sentence for people. */
export interface FramesAbsent {
  /** There is no host for them, or no screen looks otherwise to anybody. */
  readonly kind: 'unset' | 'same';
  readonly absent: string;
}
