import type { ApprovalQuestion, ApproveBody, ChangeSet } from '../../contracts/console/change-sets.ts';
import type { SessionAnswer } from '../../contracts/console/session.ts';
import { ask } from '../api/ask.ts';
import { answerQuestion, canUsePasskeys } from '../api/passkeys.ts';
import { Refusal } from '../api/refusal.ts';
import { askFresh } from '../people/step-up.tsx';

type Own = Pick<Extract<SessionAnswer, { state: 'signed-in' }>, 'hasPasskeys' | 'passkeys'>;

/**
 * Takes a change set back. Where that lets money move, the person's passkey signs the exact releases that the service fixes
 * for it; whoever has none gets the refusal `NO_PASSKEY`. `isToSign`: an earlier refusal has said so.
 */
export async function undo(
  { id }: Pick<ChangeSet, 'id'>,
  reason: string,
  { session, isToSign }: { readonly session: Own; readonly isToSign: boolean },
): Promise<ChangeSet> {
  const path = `/change-sets/${id}/undo`;
  const canSign = session.passkeys > 0 && canUsePasskeys(session);
  try {
    if (!isToSign || !canSign) return await askFresh<ChangeSet>(path, { reason });
  } catch (error) {
    if (!isPasskeyNeeded(error) || !canSign) throw error;
  }
  const question = await ask<ApprovalQuestion>(`${path}/begin`, { reason });
  const body: ApproveBody = { reason, signature: await answerQuestion(question) };
  return ask<ChangeSet>(path, body);
}

/** Whether something was refused because it has to be signed. */
export function isPasskeyNeeded(error: unknown): boolean {
  return error instanceof Refusal && error.code === 'NO_PASSKEY';
}
