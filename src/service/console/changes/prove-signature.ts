import type { PasskeyAnswer } from '../../../contracts/console/passkeys.ts';
import type { ConsoleContext } from '../console-context.ts';
import { RefusedError } from '../http/console-refusal.ts';
import { countTry, forgetTries } from '../people/count-tries.ts';
import { provePasskey } from '../people/prove-passkey.ts';
import type { ActiveSession } from '../people/sessions.ts';
import { type ApprovalDocument, type SignedApproval, signedApproval } from './approval-document.ts';

/** A document and what its signature takes to be checked without the store. */
export interface Signed {
  readonly content: ApprovalDocument;
  readonly approval: SignedApproval;
}

interface Signature {
  readonly purpose: 'approve' | 'undo';
  /** Id of the change set that it must be about. */
  readonly id: string;
  readonly session: ActiveSession;
  readonly signature: PasskeyAnswer;
  readonly address: string;
}

/** Takes what a passkey signed of a question about a change set. @throws RefusedError when it does not fit. */
export async function proveSignature(
  context: ConsoleContext,
  { purpose, id, session, signature, address }: Signature,
): Promise<Signed> {
  const { person } = session;
  const tried = { subject: `code ${person.id}`, address };
  await countTry(context, tried);
  const proof = await provePasskey(context, { purpose, session: session.id, person: person.id }, signature);
  // Only `askApproval` and `askUndo` keep something with these purposes.
  const kept = proof?.kept as { readonly document: string } | undefined;
  const content = kept && (JSON.parse(kept.document) as ApprovalDocument);
  if (!proof || !kept || content?.changeSet !== id)
    throw new RefusedError('WRONG_SIGN_IN', 'The signature does not fit, or it took too long. Sign again.');
  await forgetTries(context, tried);
  const { origin } = context;
  return { content, approval: signedApproval(kept.document, signature, { ...proof.passkey, origin }) };
}
