import type { ApprovalQuestion, ApproveBody, ChangeSet } from '../../contracts/console/change-sets.ts';
import type { SessionAnswer } from '../../contracts/console/session.ts';
import { ask } from '../api/ask.ts';
import { answerQuestion, canUsePasskeys } from '../api/passkeys.ts';
import { askFresh } from '../people/step-up.tsx';

/**
 * Approves a change set: the person's passkey signs the exact releases that the service fixes for it. Where a console can
 * have no passkeys, a fresh code is asked for instead, and the history says that nothing was signed.
 */
export async function approve(
  { id }: Pick<ChangeSet, 'id'>,
  reason: string,
  session: Pick<SessionAnswer, 'hasPasskeys'>,
): Promise<ChangeSet> {
  const path = `/change-sets/${id}/approve`;
  if (!canUsePasskeys(session)) return askFresh<ChangeSet>(path, { reason });
  const question = await ask<ApprovalQuestion>(`${path}/begin`, { reason });
  const body: ApproveBody = { reason, signature: await answerQuestion(question) };
  return ask<ChangeSet>(path, body);
}
