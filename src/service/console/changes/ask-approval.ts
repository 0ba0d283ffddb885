import { canonicalJson } from '../../../contracts/canonical-json.ts';
import type { ApprovalQuestion } from '../../../contracts/console/change-sets.ts';
import type { ConsoleContext } from '../console-context.ts';
import { RefusedError } from '../http/console-refusal.ts';
import { makeToken } from '../people/digest.ts';
import { countPasskeys } from '../people/passkeys.ts';
import { askPasskey } from '../people/prove-passkey.ts';
import type { ActiveSession } from '../people/sessions.ts';
import { type ApprovalDocument, challengeOf } from './approval-document.ts';
import { refusalOfMany } from './change-results.ts';
import type { StoredChangeSet } from './change-set-store.ts';
import { readProposal, refuseStart } from './proposals.ts';
import { futureOf, plannedOf } from './publish-changes.ts';

/**
 * Compiles what would go live and asks the approver's passkey to sign exactly those releases; of a set that starts later,
 * its changes and its start.
 * @throws RefusedError `NO_PASSKEY` for somebody without one, `CONFLICT` for one's own proposal, `MOVED` or `REFUSED` when
 * it could not go live.
 */
export async function askApproval(
  context: ConsoleContext,
  { id, reason, session }: { readonly id: string; readonly reason: string; readonly session: ActiveSession },
): Promise<ApprovalQuestion> {
  const { person } = session;
  const set = await readProposal(context, id, person);
  if ((await countPasskeys(context, person.id)) === 0) throw needsPasskey();
  const at = context.now().toISOString();
  const { startAt, until } = set;
  const content: ApprovalDocument = {
    kind: 'livery-approval-2',
    changeSet: id,
    author: set.person,
    approver: { id: person.id, name: person.name },
    reason,
    at,
    ...(startAt === undefined ? {} : { startAt }),
    ...(until === undefined ? {} : { until }),
    changes: set.changes,
    merchants: startAt === undefined ? await fixReleases(context, { ...set, at }) : await standAtStart(context, set),
    nonce: makeToken(),
  };
  const document = canonicalJson(content);
  const question = await askPasskey(context, {
    purpose: 'approve',
    session: session.id,
    person: person.id,
    challenge: challengeOf(document),
    kept: { document },
  });
  return { ...question, document };
}

/** The release that each merchant gets. */
async function fixReleases(context: ConsoleContext, set: StoredChangeSet): Promise<ApprovalDocument['merchants']> {
  if (set.until !== undefined) futureOf(set.until, context.now());
  // Who approved stands in no release, only in the history.
  const foreseen = await context.publisher.foresee(plannedOf(set, { force: false }));
  const failed = [...foreseen].flatMap(([merchant, one]) =>
    one.kind === 'refused' || one.kind === 'impossible' ? [[merchant, one] as const] : [],
  );
  if (failed.length > 0) throw await refusalOfMany(context, new Map(failed), set.base);
  const releases = [...foreseen].flatMap(([merchant, one]) => {
    const release = one.kind === 'foreseen' ? one.release : 'pointer' in one ? one.pointer.release : undefined;
    return release === undefined ? [] : [[merchant, { base: set.base[merchant] ?? 0, release }] as const];
  });
  return Object.fromEntries(releases);
}

/** What is signed of a set that starts later: where each merchant stood, since its release is not known yet. */
async function standAtStart(context: ConsoleContext, set: StoredChangeSet): Promise<ApprovalDocument['merchants']> {
  await refuseStart(context, set);
  return Object.fromEntries(Object.entries(set.base).map(([merchant, base]) => [merchant, { base }]));
}

/** Why somebody cannot approve, or let money move by an undo, yet. */
export function needsPasskey(): RefusedError {
  return new RefusedError('NO_PASSKEY', 'A second person signs this with a passkey. Add one of yours first.');
}
