import { canonicalJson } from '../../../contracts/canonical-json.ts';
import type { ProposedBody } from '../../../contracts/console/applications.ts';
import type { ApprovalQuestion } from '../../../contracts/console/change-sets.ts';
import type { DeskApplication, DeskProposal } from '../../../contracts/desk-applications.ts';
import { challengeOf, type RewardDocument } from '../changes/approval-document.ts';
import { needsPasskey } from '../changes/ask-approval.ts';
import type { ConsoleContext } from '../console-context.ts';
import { RefusedError } from '../http/console-refusal.ts';
import { makeToken } from '../people/digest.ts';
import { countPasskeys } from '../people/passkeys.ts';
import { askPasskey } from '../people/prove-passkey.ts';
import type { ActiveSession } from '../people/sessions.ts';
import { type AtApplication, readApplication, standsOtherwise } from './decide-application.ts';

/** What somebody wants to pay as they saw it. */
export interface PaymentRequest {
  readonly context: ConsoleContext;
  readonly session: ActiveSession;
  readonly place: AtApplication['place'];
  readonly proposed: ProposedBody;
}

/**
 * Asks the passkey of a second person to sign exactly what was proposed.
 * @throws RefusedError `NO_PASSKEY` for somebody without one, `CONFLICT` for one's own proposal or one that stands otherwise.
 */
export async function askPayment(request: PaymentRequest): Promise<ApprovalQuestion> {
  const { context, session, place, proposed } = request;
  const { person } = session;
  const { currency } = await requireProposal(request);
  if ((await countPasskeys(context, person.id)) === 0) throw needsPasskey();
  const { amount, author, reason } = proposed;
  const content: RewardDocument = {
    kind: 'livery-reward-1',
    ...{ merchant: place.merchant, application: place.id, amount, currency, author },
    approver: { id: person.id, name: person.name },
    reason: reason.trim(),
    at: context.now().toISOString(),
    nonce: makeToken(),
  };
  const document = canonicalJson(content);
  const question = await askPasskey(context, {
    purpose: 'pay',
    session: session.id,
    person: person.id,
    challenge: challengeOf(document),
    kept: { document },
  });
  return { ...question, document };
}

/** The application, which still stands as somebody saw it and was proposed by somebody else. @throws RefusedError `CONFLICT`. */
export async function requireProposal({
  context,
  session: { person },
  place,
  proposed,
}: PaymentRequest): Promise<DeskApplication & { readonly proposal: DeskProposal }> {
  const application = await readApplication({ context, person, place });
  const { proposal, decided } = application;
  if (!proposal || decided || proposal.amount !== proposed.amount || proposal.by.id !== proposed.author)
    throw standsOtherwise(application);
  if (proposal.by.id === person.id)
    throw new RefusedError('CONFLICT', `It pays money: somebody else than ${person.name} decides it.`);
  return { ...application, proposal };
}
