import type { ChangeResult, ChangeSet } from '../../../contracts/console/change-sets.ts';
import type { PasskeyAnswer } from '../../../contracts/console/passkeys.ts';
import { appendToChain } from '../../store/audit-chain.ts';
import type { ConsoleContext } from '../console-context.ts';
import { RefusedError } from '../http/console-refusal.ts';
import { partyIdOf } from '../people/relying-party.ts';
import type { ActiveSession } from '../people/sessions.ts';
import { needsPasskey } from './ask-approval.ts';
import { readUndoable } from './ask-undo.ts';
import { refusalOfMany, resultOf } from './change-results.ts';
import { moveChangeSet, type StoredChangeSet, withoutPrivate } from './change-set-store.ts';
import { noteAct } from './note-act.ts';
import type { Author, ChangeContext } from './publish-changes.ts';
import { isOfSet, proveSignature, type Signed } from './prove-signature.ts';
import { requireFresh, requireSecondPerson } from './require-second-person.ts';
import { endStop, isRunning } from './running-stop.ts';
import { sendChangeSet } from './send-change-set.ts';
import { undoOpened } from './undo-opened.ts';
import { type Back, backRequests, waysBack } from './ways-back.ts';

const ATTEMPTS = 5;

/** An undo, with the passkey's answer to what `askUndo` asked. */
interface StaffUndo {
  readonly id: string;
  readonly reason: string;
  readonly session: ActiveSession;
  readonly signature?: PasskeyAnswer | undefined;
  readonly address: string;
}

/**
 * Takes all of a change set back at once: what its overrides hid or replaced counts again. A value that somebody has changed
 * since stays as they left it, and the result says so. A broken promise does not keep anybody from going back; what lets
 * money move needs a second person, who signs the releases that go live by it. Only a console that can have no passkeys takes
 * a fresh code in place of a signature.
 * @throws RefusedError when it is undone already, a second person must do it, `NO_PASSKEY` or `STEP_UP` where the proof is
 * missing, or a merchant would not take it or would get another release; then all stays as it was.
 */
export async function undoChanges(context: ConsoleContext, undo: StaffUndo): Promise<ChangeSet> {
  const { id, session, signature, address } = undo;
  const { person } = session;
  const signed =
    signature && (await proveSignature(context, { purpose: 'undo', session, signature, address }, isOfSet(id)));
  const allow: Allow = async (set, backs) => {
    // What is signed is what goes live, and that it opens something was found as it was asked for.
    const opened = signed ? set.changes.map(({ name }) => name) : await undoOpened(context, set, backs);
    if (opened.length === 0) return;
    requireSecondPerson(session, { opened, authors: [set.author] });
    if (signed) return;
    if (partyIdOf(context.origin) !== undefined) throw needsPasskey();
    requireFresh(context, session, opened);
  };
  const reason = signed?.content.reason ?? undo.reason;
  const undone = await takeBack(context, { id, reason, author: person, allow, signed });
  await noteAct(context, `undo ${id}`, person);
  sendChangeSet(context, undone);
  return undone;
}

/** As `undoChanges`, and notifies nobody; `allow` is asked before anything moves. */
export async function takeBack(
  context: ChangeContext,
  { id, reason, author, allow = async () => {}, signed }: UndoRequest,
): Promise<ChangeSet> {
  for (let count = 1; ; count += 1) {
    const set = await readUndoable(context, id);
    // A signature of releases is none of a stop that was still reaching merchants, nor the other way round.
    if (signed && isRunning(set) !== (Object.keys(signed.content.merchants).length === 0)) throw signedOtherwise();
    if (isRunning(set)) await allow(set, []);
    try {
      return withoutPrivate(await undoOnce(context, await endStop(context.db, set), { reason, author, allow, signed }));
    } catch (error) {
      const isOvertaken = error instanceof RefusedError && error.refusal.code === 'MOVED';
      if (!isOvertaken || signed || count === ATTEMPTS) throw error;
    }
  }
}

/** Throws when the author may not go these ways back. */
type Allow = (set: StoredChangeSet, backs: readonly Back[]) => Promise<void>;

interface UndoRequest {
  readonly id: string;
  readonly reason: string;
  readonly author: Author;
  readonly allow?: Allow;
  readonly signed?: Signed | undefined;
}

type Undo = Required<Omit<UndoRequest, 'id' | 'signed'>> & Pick<UndoRequest, 'signed'>;

async function undoOnce(context: ChangeContext, set: StoredChangeSet, by: Undo): Promise<StoredChangeSet> {
  const { id } = set;
  const { signed } = by;
  const note = { author: by.author.name, reason: by.reason };
  const backs = await waysBack(context, set);
  await by.allow(set, backs);
  const releases = signed && releasesOf(signed, backs);
  const requests = backRequests(set, backs, { ...note, releases, isSigned: signed !== undefined });
  let after = set;
  const { isDone, results } = await context.publisher.overrideTogether(requests, async (tx, done) => {
    const undoneResults = backs.flatMap(({ merchant, left }): ChangeResult[] => {
      const result = done.get(merchant);
      const message = left.length === 0 ? {} : { message: `Changed by somebody else since: ${left.join(', ')}.` };
      return result ? [{ ...resultOf(merchant, result), ...message }] : [];
    });
    const at = context.now().toISOString();
    const undone = {
      by: note.author,
      at,
      reason: note.reason,
      results: undoneResults,
      ...(signed ? { isSigned: true } : {}),
    };
    if (!(await moveChangeSet(tx, id, { from: ['published', 'partly'], to: 'undone', undone })))
      throw new RefusedError('CONFLICT', 'Somebody else has undone it just now.');
    if (signed) {
      const body = { changeSet: id, author: set.person, approver: by.author.id, reason: by.reason, ...signed.approval };
      await appendToChain(tx, [{ kind: 'undo', body }]);
    }
    after = { ...set, state: 'undone', undone };
  });
  if (!isDone) {
    const base = Object.fromEntries(backs.map(({ merchant, seq }) => [merchant, seq]));
    throw await refusalOfMany(context, results, base);
  }
  return after;
}

/** The releases that were signed; none of a stop that ran. @throws RefusedError when a way back was not signed. */
function releasesOf({ content }: Signed, backs: readonly Back[]): ReadonlyMap<string, string> {
  const fixed = Object.entries(content.merchants);
  const releases = new Map(fixed.flatMap(([code, { release }]) => (release === undefined ? [] : [[code, release]])));
  if (fixed.length > 0 && backs.some(({ merchant }) => !releases.has(merchant))) throw signedOtherwise();
  return releases;
}

function signedOtherwise(): RefusedError {
  return new RefusedError('MOVED', 'What it would make live is something else since you were asked. Sign again.');
}
