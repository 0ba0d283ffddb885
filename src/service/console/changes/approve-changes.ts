import type { ChangeSet } from '../../../contracts/console/change-sets.ts';
import type { PasskeyAnswer } from '../../../contracts/console/passkeys.ts';
import { appendToChain, type AuditFact } from '../../store/audit-chain.ts';
import type { ConsoleContext } from '../console-context.ts';
import { RefusedError } from '../http/console-refusal.ts';
import { rightsOfRole } from '../http/console-route.ts';
import type { ActiveSession } from '../people/sessions.ts';
import { moveChangeSet, type StoredChangeSet, withoutPrivate } from './change-set-store.ts';
import { noteAct } from './note-act.ts';
import { decidedBy, readProposal, refuseStart } from './proposals.ts';
import { isOfSet, type Signed } from './prove-signature.ts';
import { futureOf, makeLive } from './publish-changes.ts';
import { requireProof } from './require-proof.ts';
import { sendChangeSet } from './send-change-set.ts';

/** What a second person says of a proposal. */
export interface Decision {
  readonly id: string;
  readonly reason: string;
  readonly session: ActiveSession;
}

/** An approval, with the passkey's answer to what `askApproval` asked. */
export interface Approval extends Decision {
  readonly signature?: PasskeyAnswer | undefined;
  readonly address: string;
}

/**
 * Publishes what somebody else proposed: exactly the releases that the approver signed; or lets it start at its time. Only a console that can have no
 * passkeys takes a fresh code in place of a signature; the history says so.
 * @throws RefusedError `CONFLICT` for one's own proposal, `NO_PASSKEY` or `STEP_UP` where the proof is missing, `MOVED` when
 * a merchant is another one since or gets another release; then it stays proposed.
 */
export async function approveChanges(context: ConsoleContext, approval: Approval): Promise<ChangeSet> {
  const { id, session } = approval;
  const { person } = session;
  const set = await readProposal(context, id, person);
  const { signature, address } = approval;
  const signed = await requireProof(context, { purpose: 'approve', session, signature, address }, isOfSet(id));
  const at = signed?.content.at ?? context.now().toISOString();
  const reason = signed?.content.reason ?? approval.reason;
  const decided = { by: person.name, at, reason, ...(signed ? { isSigned: true } : {}) };
  const approved: StoredChangeSet = { ...set, decided };
  if (set.startAt !== undefined) return approveStart(context, approved, { person, signed });
  if (set.until !== undefined) futureOf(set.until, context.now());
  const releases =
    signed &&
    new Map(
      Object.entries(signed.content.merchants).flatMap(([code, { release }]) => (release ? [[code, release]] : [])),
    );
  const live = await makeLive(
    context,
    { ...approved, state: 'published', at },
    {
      force: false,
      ...(releases ? { releases } : {}),
      also: async (tx, { results }) => {
        const kept = {
          from: ['proposed'],
          to: 'published',
          results,
          decided,
          approval: signed?.approval,
          approver: person.id,
        } as const;
        if (!(await moveChangeSet(tx, id, kept))) throw decidedBy();
        await appendToChain(tx, [approvalFact(approved, person, signed)]);
      },
    },
  );
  await noteAct(context, `approve ${id}`, person);
  sendChangeSet(context, { ...set, state: 'published' });
  return withoutPrivate({ ...live, at: set.at });
}

/** Lets a proposal start at its time; `askApproval` and the start itself see to what has changed meanwhile. */
async function approveStart(
  context: ConsoleContext,
  set: StoredChangeSet,
  { person, signed }: { readonly person: ActiveSession['person']; readonly signed: Signed | undefined },
): Promise<ChangeSet> {
  const { id, decided } = set;
  await refuseStart(context, set);
  await context.db.transaction().execute(async (tx) => {
    const kept = {
      from: ['proposed'],
      to: 'scheduled',
      decided,
      approval: signed?.approval,
      approver: person.id,
    } as const;
    if (!(await moveChangeSet(tx, id, kept))) throw decidedBy();
    await appendToChain(tx, [approvalFact(set, person, signed)]);
  });
  await noteAct(context, `approve ${id}`, person);
  sendChangeSet(context, { ...set, state: 'scheduled' });
  return withoutPrivate({ ...set, state: 'scheduled' });
}

function approvalFact(
  { id, person: author, decided }: StoredChangeSet,
  { id: approver }: ActiveSession['person'],
  signed: Signed | undefined,
): AuditFact {
  const body = { changeSet: id, author, approver, reason: decided?.reason ?? '', ...signed?.approval };
  return { kind: 'approval', body };
}

/** Ends a proposal: a second person who may approve, or its author. Nothing is published. */
export async function rejectChanges(
  context: ConsoleContext,
  { id, reason, session: { person } }: Decision,
): Promise<ChangeSet> {
  const set = await readProposal(context, id);
  if (set.person !== person.id && !rightsOfRole(person.role).includes('approve'))
    throw new RefusedError('FORBIDDEN', `The role ${person.role} may not reject what others propose.`);
  const decided = { by: person.name, at: context.now().toISOString(), reason };
  if (!(await moveChangeSet(context.db, id, { from: ['proposed'], to: 'rejected', decided }))) throw decidedBy();
  await noteAct(context, `reject ${id}`, person);
  sendChangeSet(context, { ...set, state: 'rejected' });
  return withoutPrivate({ ...set, state: 'rejected', decided });
}
