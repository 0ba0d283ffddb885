/**
 * How the console asks a platform about live chat, questions (`desk-questions.ts`) and applications (`desk-applications.ts`)
 * of players: POST with JSON below the platform's desk, with the internal key in the header `livery-internal`, which both
 * sides of the installation know and nobody else. An answer is `{ "value": … }`.
 *
 * | question             | body           | value                                                        |
 * | -------------------- | -------------- | ------------------------------------------------------------ |
 * | `/desk/list`         | `DeskScope`    | `DeskPage<DeskConversation>`, who waits longest first, closed ones last |
 * | `/desk/thread`       | `DeskPart`     | `DeskThread`, `null` where there is none                     |
 * | `/desk/act`          | `DeskAct`      | `DeskResult`                                                 |
 * | `/desk/news`         | `DeskMark`     | `DeskNews`, as soon as there are, or after a while           |
 * | `/desk/questions`    | `DeskScope`    | `DeskPage<DeskQuestion>`, who waits longest first, answered ones last |
 * | `/desk/answer`       | `DeskAnswer`   | `QuestionResult`                                             |
 * | `/desk/applications` | `DeskScope`    | `DeskPage<DeskApplication>`, who waits longest first, decided ones last |
 * | `/desk/picture`      | `DeskPicture`  | a picture as base64 (WebP, PNG or JPEG), `null` where there is none |
 * | `/desk/decide`       | `DeskDecision` | `ApplicationResult`                                          |
 */
export const deskPaths = {
  list: '/desk/list',
  thread: '/desk/thread',
  act: '/desk/act',
  news: '/desk/news',
  questions: '/desk/questions',
  answer: '/desk/answer',
  applications: '/desk/applications',
  decide: '/desk/decide',
  picture: '/desk/picture',
} as const;

/** The header that the internal key is shown in. */
export const deskKeyHeader = 'livery-internal';

/** A question about news is answered after so long at the latest. */
export const deskPatienceMs = 20_000;

/** Somebody of the staff, as colleagues know them. */
export interface DeskPerson {
  readonly id: string;
  readonly name: string;
}

/** Which conversations, questions or applications: those of these merchants. */
export interface DeskScope {
  readonly merchants: readonly string[];
  /** Of questions and applications: this one alone. */
  readonly id?: number;
  /** Those behind this place, which a page before gave as `next`. */
  readonly after?: string;
}

/** A part of the conversations, questions or applications that were asked for. */
export interface DeskPage<One> {
  readonly list: readonly One[];
  /** How many there are, of which so many wait. */
  readonly all: number;
  readonly waiting: number;
  /** Where the next page begins; absent: there is none. */
  readonly next?: string;
}

/**
 * How the place of an entry is written: whether it waits, has ended or, of a conversation, is closed; when (milliseconds, the
 * newest first); an id.
 */
export const deskPlacePattern = /^[012],-?\d{1,15},-?\d{1,9}$/;

/** A picture of an application, by its number from 1. */
export interface DeskPicture extends DeskPlace {
  readonly number: number;
}

/** One conversation, question or application. */
export interface DeskPlace {
  readonly merchant: string;
  readonly id: number;
}

export interface DeskConversation extends DeskPlace {
  /** Account name; a guest has none. */
  readonly player?: string;
  readonly lastText: string;
  readonly lastBy: 'player' | 'support';
  /** When the last message came; ISO 8601. */
  readonly at: string;
  /** Since when the player waits for an answer; absent: not at all. */
  readonly waitingSince?: string;
  /** Who has taken it. */
  readonly holder?: DeskPerson;
  /** Nothing was said since it was closed. */
  readonly isClosed: boolean;
}

export interface DeskMessage {
  readonly id: number;
  readonly author: 'player' | 'support';
  readonly text: string;
  readonly at: string;
  /** Who answered; for colleagues alone. Absent for a player, and where nobody's name was kept. */
  readonly by?: string;
  /** The name under which the player reads it; absent: none. */
  readonly shownAs?: string;
}

/** Which messages of a conversation. */
export interface DeskPart extends DeskPlace {
  /** Those before the one with this id, which a part gave as `next`; absent: the last ones. */
  readonly before?: number;
}

export interface DeskThread {
  readonly conversation: DeskConversation;
  /** A part of them, oldest first. */
  readonly messages: readonly DeskMessage[];
  /** How many there are in all. */
  readonly all: number;
  /** What `before` of the earlier part is; absent: there is none. */
  readonly next?: number;
}

/** What somebody of the staff does with a conversation. */
export type DeskAct = DeskPlace & { readonly by: DeskPerson } & (
    | {
        readonly act: 'answer';
        /** 1 to 1,000 characters. */
        readonly text: string;
        /** Id of the last message that was seen: what came later waits on. */
        readonly seen: number;
        readonly shownAs?: string;
      }
    /** `from` is the id of whom they saw having it. */
    | { readonly act: 'take'; readonly from: string | null }
    /** Without `to` it is free again. */
    | { readonly act: 'hand-over'; readonly to: DeskPerson | null }
    | { readonly act: 'close'; readonly seen: number }
  );

/** What came of an act: it is done, somebody else has the conversation, or there is no such conversation. */
export type DeskResult =
  | { readonly kind: 'done'; readonly thread: DeskThread }
  | { readonly kind: 'held'; readonly holder: DeskPerson | null }
  | { readonly kind: 'absent' };

/** Up to where news are known; absent: not at all. */
export interface DeskMark {
  readonly mark?: string;
}

export interface DeskNews {
  readonly mark: string;
  /** Merchants whose conversations have moved; absent: it may be any. */
  readonly merchants?: readonly string[];
}
