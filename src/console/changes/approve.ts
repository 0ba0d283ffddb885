import type { ApprovalQuestion } from '../../contracts/console/change-sets.ts';
import type { SessionAnswer } from '../../contracts/console/session.ts';
import { ask } from '../api/ask.ts';
import { answerQuestion, canUsePasskeys } from '../api/passkeys.ts';
import { askFresh } from '../people/step-up.tsx';

/**
 * Approves what somebody else proposed, by an act of the service: the person's passkey signs exactly what the service fixes
 * for it. Where a console can have no passkeys, a fresh code is asked for instead, and the record says that nothing was signed.
 */
export async function approve<Answer>(
  path: string,
  body: object,
  session: Pick<SessionAnswer, 'hasPasskeys'>,
): Promise<Answer> {
  if (!canUsePasskeys(session)) return askFresh<Answer>(path, body);
  const question = await ask<ApprovalQuestion>(`${path}/begin`, body);
  return ask<Answer>(path, { ...body, signature: await answerQuestion(question) });
}
