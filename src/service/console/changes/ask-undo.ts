import { canonicalJson } from '../../../contracts/canonical-json.ts';
import type { ApprovalQuestion } from '../../../contracts/console/change-sets.ts';
import type { ConsoleContext } from '../console-context.ts';
import { RefusedError } from '../http/console-refusal.ts';
import { makeToken } from '../people/digest.ts';
import { countPasskeys } from '../people/passkeys.ts';
import { askPasskey } from '../people/prove-passkey.ts';
import type { ActiveSession } from '../people/sessions.ts';
import { type ApprovalDocument, challengeOf } from './approval-document.ts';
import { needsPasskey } from './ask-approval.ts';
import { refusalOfMany } from './change-results.ts';
import { readChangeSet, type StoredChangeSet } from './change-set-store.ts';
import { requireSecondPerson } from './require-second-person.ts';
import { isRunning } from './running-stop.ts';
import { undoOpened } from './undo-opened.ts';
import { type Back, backRequests, waysBack } from './ways-back.ts';

/**
 * Compiles what the undo of a change set would make live and asks the passkey of the second person to sign exactly those
 * releases. Of a stop that still runs none is known: its end is signed wherever it has come to.
 * @throws RefusedError as `undoChanges`; `CONFLICT` where nothing has to be signed, `NO_PASSKEY` for somebody without one.
 */
export async function askUndo(
  context: ConsoleContext,
  { id, reason, session }: { readonly id: string; readonly reason: string; readonly session: ActiveSession },
): Promise<ApprovalQuestion> {
  const set = await readUndoable(context, id);
  const backs = await waysBack(context, set);
  const opened = await undoOpened(context, set, backs);
  if (opened.length === 0) throw new RefusedError('CONFLICT', 'It lets no money move: nothing has to be signed.');
  requireSecondPerson(session, { opened, authors: [set.author] });
  const { person } = session;
  if ((await countPasskeys(context, person.id)) === 0) throw needsPasskey();
  const content: ApprovalDocument = {
    kind: 'livery-undo-1',
    changeSet: id,
    author: set.person,
    approver: { id: person.id, name: person.name },
    reason,
    at: context.now().toISOString(),
    changes: set.changes,
    merchants: isRunning(set) ? {} : await fixReleases(context, set, { backs, author: person.name, reason }),
    nonce: makeToken(),
  };
  const document = canonicalJson(content);
  const question = await askPasskey(context, {
    purpose: 'undo',
    session: session.id,
    person: person.id,
    challenge: challengeOf(document),
    kept: { document },
  });
  return { ...question, document };
}

/** A change set that is live. @throws RefusedError `NOT_FOUND` or `CONFLICT`. */
export async function readUndoable({ db }: Pick<ConsoleContext, 'db'>, id: string): Promise<StoredChangeSet> {
  const set = await readChangeSet(db, id);
  if (!set) throw new RefusedError('NOT_FOUND', 'There is no such change set.');
  if (set.state !== 'published' && set.state !== 'partly')
    throw new RefusedError('CONFLICT', 'It is not live: there is nothing to undo.');
  return set;
}

interface Foreseen {
  readonly backs: readonly Back[];
  readonly author: string;
  readonly reason: string;
}

/** Where each merchant stands, and the release that it gets. */
async function fixReleases(
  context: ConsoleContext,
  set: StoredChangeSet,
  { backs, author, reason }: Foreseen,
): Promise<ApprovalDocument['merchants']> {
  const foreseen = await context.publisher.foresee(backRequests(set, backs, { author, reason }));
  const base = Object.fromEntries(backs.map(({ merchant, seq }) => [merchant, seq]));
  const failed = [...foreseen].flatMap(([merchant, one]) =>
    one.kind === 'refused' || one.kind === 'impossible' ? [[merchant, one] as const] : [],
  );
  if (failed.length > 0) throw await refusalOfMany(context, new Map(failed), base);
  return Object.fromEntries(
    [...foreseen].flatMap(([merchant, one]) => {
      const release = one.kind === 'foreseen' ? one.release : 'pointer' in one ? one.pointer.release : undefined;
      return release === undefined ? [] : [[merchant, { base: base[merchant] ?? 0, release }] as const];
    }),
  );
}
