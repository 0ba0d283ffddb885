import type { DeskPage } from '../desk.ts';
import type { DeskQuestion } from '../desk-questions.ts';

export type { DeskQuestion } from '../desk-questions.ts';

/**
 * Questions of the feedback form of the merchants that somebody has: who waits longest first; after them answered ones, the
 * newest first.
 */
export interface QuestionsAnswer extends DeskPage<DeskQuestion> {
  /** Codes of merchants whose platform has no desk that could be asked. */
  readonly without: readonly string[];
}

export interface AnswerQuestionBody {
  /** 1 to 1,000 characters. */
  readonly text: string;
  /** Time of the answer that was on the screen; null: none was. */
  readonly seen: string | null;
}
