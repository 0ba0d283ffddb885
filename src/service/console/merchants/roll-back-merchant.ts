import type { ChangeResult } from '../../../contracts/console/change-sets.ts';
import type { PasskeyAnswer } from '../../../contracts/console/passkeys.ts';
import type { SignedReturn } from '../../publishing/go-back.ts';
import { appendToChain } from '../../store/audit-chain.ts';
import type { RollBackDocument, SignedDocument } from '../changes/approval-document.ts';
import { needsPasskey } from '../changes/ask-approval.ts';
import { refusalOfMany, resultOf } from '../changes/change-results.ts';
import { noteAct } from '../changes/note-act.ts';
import { proveSignature, type Signed } from '../changes/prove-signature.ts';
import { requireFresh, requireSecondPerson } from '../changes/require-second-person.ts';
import type { ConsoleContext } from '../console-context.ts';
import { partyIdOf } from '../people/relying-party.ts';
import type { ActiveSession } from '../people/sessions.ts';
import { requireUnmoved, type RollBack, rollBackOpened } from './roll-back-opened.ts';

/** A rollback, with the passkey's answer to what `askRollBack` asked. */
interface StaffRollBack {
  readonly request: RollBack;
  readonly session: ActiveSession;
  readonly signature?: PasskeyAnswer | undefined;
  readonly address: string;
}

/**
 * Makes an earlier state of a merchant live again. What lets money move needs a second person: none of those who changed the
 * merchant since, who signs the release that goes live. Only a console that can have no passkeys takes a fresh code in place
 * of a signature.
 * @throws RefusedError `MOVED` when it moved since it was looked at or gets another release than was signed, `REFUSED` when
 * it cannot be; `FORBIDDEN`, `CONFLICT`, `NO_PASSKEY` or `STEP_UP` when it needs a second person.
 */
export async function rollBackMerchant(context: ConsoleContext, asked: StaffRollBack): Promise<ChangeResult> {
  const { request, session, signature, address } = asked;
  const { merchant, to, base } = request;
  await requireUnmoved(context, request);
  const wayBack = await rollBackOpened(context, request);
  requireSecondPerson(session, wayBack);
  const isAsWanted = (content: SignedDocument): content is RollBackDocument =>
    content.kind === 'livery-rollback-1' && content.merchant === merchant && content.to === to && content.base === base;
  const signed =
    signature && (await proveSignature(context, { purpose: 'roll-back', session, signature, address }, isAsWanted));
  if (wayBack.opened.length > 0 && !signed) {
    if (partyIdOf(context.origin) !== undefined) throw needsPasskey();
    requireFresh(context, session, wayBack.opened);
  }
  const { person } = session;
  const reason = signed?.content.reason ?? request.reason.trim();
  const wanted = { to, expectedSeq: base, signed: signed && returnOf(signed) };
  const result = await context.publisher.rollBack(merchant, { author: person.name, reason }, wanted);
  if (result.kind === 'refused' || result.kind === 'impossible')
    throw await refusalOfMany(context, new Map([[merchant, result]]), { [merchant]: base });
  await noteAct(context, `roll back ${merchant} to ${to}`, person);
  return resultOf(merchant, result);
}

/** The release that was signed, and the entry of the audit chain that says so. */
function returnOf({ content, approval }: Signed<RollBackDocument>): SignedReturn {
  const { merchant, to, base, release, reason, approver } = content;
  const body = { merchant, to, base, approver: approver.id, reason, ...approval };
  return { release, also: (tx) => appendToChain(tx, [{ kind: 'rollback', body }]) };
}
