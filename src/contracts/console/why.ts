import type { AppMode, VisitorContext } from '../conditions.ts';
import type { Explanation } from '../explanation.ts';
import type { HistoryEntryLine } from './merchants.ts';

/** Why something is as it is, or absent, for one kind of visitor of one merchant. */
export interface WhyAnswer {
  readonly merchant: string;
  /** The state that is explained: what is live, or what a link was made for. */
  readonly seq: number;
  readonly isLive: boolean;
  /** Who is meant; a language that the merchant does not offer gives way to its default. */
  readonly visitor: VisitorContext;
  readonly languages: readonly string[];
  /** What was asked about, as a link has it; as it was asked otherwise. */
  readonly about: string;
  /** What is absent, refused or led elsewhere first. */
  readonly answers: readonly WhyLine[];
  /** Names that may be meant, when they are more than can be explained at once. */
  readonly candidates: readonly string[];
  /** A name like it, when nothing is called so. */
  readonly nearest?: string;
  /** Who made the values live that no override has: the publication of the folder, with its reason. */
  readonly folder?: HistoryEntryLine;
}

export interface WhyLine extends Explanation {
  /** Words of it that stand on a screen. */
  readonly words?: string;
  /** The same for other visitors in the same language and app. */
  readonly others: readonly { readonly visitor: string; readonly state: Explanation['state'] }[];
}

/** What a link keeps of a visitor: nothing about a person. */
export interface WhyLinkBody {
  readonly about: string;
  readonly seq: number;
  /** Customer type; absent for a guest. */
  readonly memberType?: number;
  readonly app: AppMode;
  readonly language: string;
}

/** A signed link to the same answer: visitor and state cannot be altered. */
export interface WhyLink {
  readonly link: string;
  readonly endsAt: string;
}

/** An error card that a player saw, by the reference on it. */
export interface CardAnswer {
  readonly reference: string;
  readonly merchant: string;
  readonly at: string;
  readonly page: string;
  /** What the card said. */
  readonly reason: string;
  /** The platform's call that failed last: name, status and code. */
  readonly call?: string;
  readonly seq: number;
  readonly release: string;
  /** What made live what the player had. */
  readonly change?: HistoryEntryLine;
}
