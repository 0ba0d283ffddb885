import type { PasskeyAnswer } from '../../../contracts/console/passkeys.ts';
import type { ConsoleContext } from '../console-context.ts';
import { RefusedError } from '../http/console-refusal.ts';
import { countTry, forgetTries } from '../people/count-tries.ts';
import { provePasskey } from '../people/prove-passkey.ts';
import type { ActiveSession } from '../people/sessions.ts';
import {
  type ApprovalDocument,
  type SignedApproval,
  signedApproval,
  type SignedDocument,
} from './approval-document.ts';

/** A document and what its signature takes to be checked without the store. */
export interface Signed<Document extends SignedDocument = ApprovalDocument> {
  readonly content: Document;
  readonly approval: SignedApproval;
}

/** A passkey's answer, and what it was asked for. */
export interface Signature {
  readonly purpose: 'approve' | 'undo' | 'roll-back' | 'pay';
  readonly session: ActiveSession;
  readonly signature: PasskeyAnswer;
  readonly address: string;
}

/**
 * Takes what a passkey signed of a question; `isAbout` says whether the document is about what is asked for.
 * @throws RefusedError when it does not fit.
 */
export async function proveSignature<Document extends SignedDocument>(
  context: ConsoleContext,
  { purpose, session, signature, address }: Signature,
  isAbout: (content: SignedDocument) => content is Document,
): Promise<Signed<Document>> {
  const { person } = session;
  const tried = { subject: `code ${person.id}`, address };
  await countTry(context, tried);
  const proof = await provePasskey(context, { purpose, session: session.id, person: person.id }, signature);
  // Only `askApproval`, `askUndo`, `askRollBack` and `askPayment` keep something with these purposes.
  const kept = proof?.kept as { readonly document: string } | undefined;
  const content = kept && (JSON.parse(kept.document) as SignedDocument);
  if (!proof || !content || !isAbout(content))
    throw new RefusedError('WRONG_SIGN_IN', 'The signature does not fit, or it took too long. Sign again.');
  await forgetTries(context, tried);
  const { origin } = context;
  return { content, approval: signedApproval(kept.document, signature, { ...proof.passkey, origin }) };
}

/** Whether a document is about a change set. */
export function isOfSet(id: string): (content: SignedDocument) => content is ApprovalDocument {
  return (content): content is ApprovalDocument => 'changeSet' in content && content.changeSet === id;
}
