import type { ApplicationResult, DeskApplication, DeskDecision } from '../../../contracts/desk-applications.ts';
import type { DeskAnswer, DeskQuestion, QuestionResult } from '../../../contracts/desk-questions.ts';
import type {
  DeskAct,
  DeskConversation,
  DeskNews,
  DeskPage,
  DeskPart,
  DeskPicture,
  DeskResult,
  DeskScope,
  DeskThread,
} from '../../../contracts/desk.ts';

/**
 * Live chat, questions and applications as the platform has them; `contracts/desk.ts` has the shapes. Each question throws `RefusedError` with the code
 * `UNREACHABLE` when the platform gives no answer.
 */
export interface SupportDesk {
  /** A page of conversations of merchants, who waits longest first. */
  list(scope: DeskScope): Promise<DeskPage<DeskConversation>>;
  /** One conversation with a part of its messages; nothing where the merchant has no such one. */
  read(part: DeskPart): Promise<DeskThread | undefined>;
  act(act: DeskAct): Promise<DeskResult>;
  /** A page of questions of merchants, who waits longest first; with an id that one alone. */
  questions(scope: DeskScope): Promise<DeskPage<DeskQuestion>>;
  answer(answer: DeskAnswer): Promise<QuestionResult>;
  /** A page of applications of merchants, who waits longest first; with an id that one alone. */
  applications(scope: DeskScope): Promise<DeskPage<DeskApplication>>;
  decide(decision: DeskDecision): Promise<ApplicationResult>;
  /** A picture of an application, whatever its bytes are; nothing where there is none. */
  picture(picture: DeskPicture): Promise<Buffer | undefined>;
  /** What has moved after a mark, as soon as something has, or after a while. */
  news(mark: string | undefined, end: AbortSignal): Promise<DeskNews>;
}
