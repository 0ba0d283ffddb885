import type {
  DeskAct,
  DeskConversation,
  DeskNews,
  DeskPlace,
  DeskResult,
  DeskThread,
} from '../../../contracts/desk.ts';

/**
 * Live chat as the platform has it; `contracts/desk.ts` has the shapes. Each question throws `RefusedError` with the code
 * `UNREACHABLE` when the platform gives no answer.
 */
export interface SupportDesk {
  /** Conversations of merchants, who waits longest first. */
  list(merchants: readonly string[]): Promise<readonly DeskConversation[]>;
  /** One conversation; nothing where the merchant has no such one. */
  read(place: DeskPlace): Promise<DeskThread | undefined>;
  act(act: DeskAct): Promise<DeskResult>;
  /** What has moved after a mark, as soon as something has, or after a while. */
  news(mark: string | undefined, end: AbortSignal): Promise<DeskNews>;
}
