import type { ApplicationResult, DeskApplication, DeskDecision } from '../../../contracts/desk-applications.ts';
import type { DeskAnswer, DeskQuestion, QuestionResult } from '../../../contracts/desk-questions.ts';
import type {
  DeskAct,
  DeskConversation,
  DeskNews,
  DeskPlace,
  DeskResult,
  DeskThread,
} from '../../../contracts/desk.ts';

/**
 * Live chat, questions and applications as the platform has them; `contracts/desk.ts` has the shapes. Each question throws `RefusedError` with the code
 * `UNREACHABLE` when the platform gives no answer.
 */
export interface SupportDesk {
  /** Conversations of merchants, who waits longest first. */
  list(merchants: readonly string[]): Promise<readonly DeskConversation[]>;
  /** One conversation; nothing where the merchant has no such one. */
  read(place: DeskPlace): Promise<DeskThread | undefined>;
  act(act: DeskAct): Promise<DeskResult>;
  /** Questions of merchants, who waits longest first. */
  questions(merchants: readonly string[]): Promise<readonly DeskQuestion[]>;
  answer(answer: DeskAnswer): Promise<QuestionResult>;
  /** Applications of merchants, who waits longest first; with an id that one alone. */
  applications(merchants: readonly string[], id?: number): Promise<readonly DeskApplication[]>;
  decide(decision: DeskDecision): Promise<ApplicationResult>;
  /** What has moved after a mark, as soon as something has, or after a while. */
  news(mark: string | undefined, end: AbortSignal): Promise<DeskNews>;
}
