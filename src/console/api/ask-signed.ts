import type { ApprovalQuestion } from '../../contracts/console/change-sets.ts';
import type { SessionAnswer } from '../../contracts/console/session.ts';
import { askFresh } from '../people/step-up.tsx';
import { ask } from './ask.ts';
import { answerQuestion, canUsePasskeys } from './passkeys.ts';
import { Refusal } from './refusal.ts';

type Own = Pick<Extract<SessionAnswer, { state: 'signed-in' }>, 'hasPasskeys' | 'passkeys'>;

interface SignedOptions {
  readonly session: Own;
  /** An earlier refusal has said that it must be signed. */
  readonly isToSign: boolean;
}

/**
 * Goes a way back. Where that lets money move, the person's passkey signs the exact releases that the service fixes for it;
 * whoever has none gets the refusal `NO_PASSKEY`.
 */
export async function askSigned<Answer>(
  path: string,
  body: object,
  { session, isToSign }: SignedOptions,
): Promise<Answer> {
  const canSign = session.passkeys > 0 && canUsePasskeys(session);
  try {
    if (!isToSign || !canSign) return await askFresh<Answer>(path, body);
  } catch (error) {
    if (!isPasskeyNeeded(error) || !canSign) throw error;
  }
  const question = await ask<ApprovalQuestion>(`${path}/begin`, body);
  return ask<Answer>(path, { ...body, signature: await answerQuestion(question) });
}

/** Whether something was refused because it has to be signed. */
export function isPasskeyNeeded(error: unknown): boolean {
  return error instanceof Refusal && error.code === 'NO_PASSKEY';
}
