import type { DeskConversation, DeskPage, DeskPerson, DeskThread } from '../desk.ts';

export type { DeskConversation, DeskMessage, DeskPerson } from '../desk.ts';

/**
 * Live chat of the merchants that somebody has: who waits longest first, then those who do not wait, the newest first; closed
 * ones last.
 */
export interface SupportAnswer extends DeskPage<DeskConversation> {
  /** Codes of merchants whose platform has no desk that could be asked. */
  readonly without: readonly string[];
  /** The name that players read beside one's answers; absent: none. */
  readonly shownAs?: string;
}

export interface SupportThread extends DeskThread {
  /** Whom it could be handed to. */
  readonly colleagues: readonly DeskPerson[];
}

export interface AnswerBody {
  /** 1 to 1,000 characters. */
  readonly text: string;
  /** Id of the last message that was on the screen; what came later waits on. */
  readonly seen: number;
}

export interface TakeBody {
  /** Id of whom one saw having it; null: nobody. */
  readonly from: string | null;
}

export interface HandOverBody {
  /** Id of a colleague; null: it is free again. */
  readonly to: string | null;
}

export interface CloseBody {
  readonly seen: number;
}

/** What players read beside one's answers, 2 to 40 characters; null: no name. */
export interface ShownNameBody {
  readonly shownAs: string | null;
}
