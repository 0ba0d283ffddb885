import type { DeskPage } from '../desk.ts';
import type { DeskApplication } from '../desk-applications.ts';
import type { ApproveBody, ReasonBody } from './change-sets.ts';

export type { DeskApplication } from '../desk-applications.ts';

/**
 * Applications for promotions of the merchants that somebody has: who waits longest first; after them decided ones, the
 * newest first.
 */
export interface ApplicationsAnswer extends DeskPage<DeskApplication> {
  /** Codes of merchants whose platform has no desk that could be asked. */
  readonly without: readonly string[];
}

/** What somebody wants to give: decimal text of the merchant's currency. A second person pays it. */
export interface ProposeBody extends ReasonBody {
  readonly amount: string;
}

/** What was proposed as somebody saw it. */
export interface ProposedBody extends ReasonBody {
  readonly amount: string;
  /** Id of who proposed it. */
  readonly author: string;
}

/** A payment, with what the passkey signed of the question that `pay/begin` asked. */
export type PayBody = ProposedBody & Pick<ApproveBody, 'signature'>;
