import type { DeskPerson, DeskPlace } from './desk.ts';

/** A question that a player asked by the feedback form. */
export interface DeskQuestion extends DeskPlace {
  readonly player: string;
  /** What it is about, by the number of the specification: 0 something else, 1 deposit, 2 withdrawal, 3 games, 4 service, 6 applications. */
  readonly type: number;
  readonly content: string;
  /** ISO 8601. */
  readonly at: string;
  readonly answer?: {
    readonly text: string;
    readonly at: string;
    /** Who answered, for colleagues alone; absent where nobody's name was kept. */
    readonly by?: string;
  };
}

/** An answer to a question. `seen` is the time of the answer that was on the screen; null: none. */
export interface DeskAnswer extends DeskPlace {
  readonly by: DeskPerson;
  /** 1 to 1,000 characters. */
  readonly text: string;
  readonly seen: string | null;
}

/** What came of an answer: it is kept, somebody else's stands there since, or there is no such question. */
export type QuestionResult =
  | { readonly kind: 'done' | 'moved'; readonly question: DeskQuestion }
  | { readonly kind: 'absent' };
