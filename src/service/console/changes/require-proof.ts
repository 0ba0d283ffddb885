import type { PasskeyAnswer } from '../../../contracts/console/passkeys.ts';
import type { ConsoleContext } from '../console-context.ts';
import { RefusedError } from '../http/console-refusal.ts';
import { partyIdOf } from '../people/relying-party.ts';
import type { SignedDocument } from './approval-document.ts';
import { needsPasskey } from './ask-approval.ts';
import { proveSignature, type Signature, type Signed } from './prove-signature.ts';

type Shown = Omit<Signature, 'signature'> & { readonly signature?: PasskeyAnswer | undefined };

/**
 * What a second person has signed; nothing where a console has no passkeys and a fresh code was shown.
 * @throws RefusedError `NO_PASSKEY` or `STEP_UP` where the proof is missing, or as `proveSignature`.
 */
export async function requireProof<Document extends SignedDocument>(
  context: ConsoleContext,
  { signature, ...asked }: Shown,
  isAbout: (content: SignedDocument) => content is Document,
): Promise<Signed<Document> | undefined> {
  if (signature) return proveSignature(context, { ...asked, signature }, isAbout);
  if (partyIdOf(context.origin) !== undefined) throw needsPasskey();
  if (asked.session.freshUntil > context.now()) return undefined;
  throw new RefusedError('STEP_UP', 'Show a code of your authenticator app once more.');
}
