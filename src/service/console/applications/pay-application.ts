import type { PasskeyAnswer } from '../../../contracts/console/passkeys.ts';
import type { DeskApplication } from '../../../contracts/desk-applications.ts';
import { appendAlone } from '../../store/audit-chain.ts';
import type { RewardDocument, SignedDocument } from '../changes/approval-document.ts';
import { requireProof } from '../changes/require-proof.ts';
import { type PaymentRequest, requireProposal } from './ask-payment.ts';
import { decideApplication } from './decide-application.ts';

/** A payment, with the passkey's answer to what `askPayment` asked. */
interface Payment extends PaymentRequest {
  readonly signature?: PasskeyAnswer | undefined;
  readonly address: string;
}

/**
 * Pays what somebody else proposed: exactly what the person has signed. Only a console that can have no passkeys takes a
 * fresh code in place of a signature. What was signed is in the audit chain before the platform is asked, so that nothing is
 * paid that the chain does not know; the platform pays it once.
 * @throws RefusedError `CONFLICT` for one's own proposal or one that stands otherwise, `NO_PASSKEY` or `STEP_UP` where the
 * proof is missing, `UNREACHABLE` where it is not known whether it was paid.
 */
export async function payApplication({ signature, address, ...request }: Payment): Promise<DeskApplication> {
  const { context, session, place, proposed } = request;
  const { person } = session;
  const { currency } = await requireProposal(request);
  const { amount, author } = proposed;
  const isAsProposed = (content: SignedDocument): content is RewardDocument =>
    content.kind === 'livery-reward-1' &&
    content.merchant === place.merchant &&
    content.application === place.id &&
    content.amount === amount &&
    content.currency === currency &&
    content.author === author;
  const signed = await requireProof(context, { purpose: 'pay', session, signature, address }, isAsProposed);
  const reason = signed?.content.reason ?? proposed.reason.trim();
  const of = { merchant: place.merchant, application: place.id, amount, currency, author };
  const body = { ...of, approver: person.id, reason, ...signed?.approval };
  await appendAlone(context.db, [{ kind: 'reward', body }]);
  return decideApplication({ context, person, place }, { act: 'pay', amount, author }, of);
}
