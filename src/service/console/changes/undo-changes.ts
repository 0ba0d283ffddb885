import { isDeepStrictEqual } from 'node:util';
import type { ChangeResult, ChangeSet } from '../../../contracts/console/change-sets.ts';
import type { Override } from '../../../contracts/origins.ts';
import { isMoney } from '../../publishing/is-money.ts';
import { withoutEnded } from '../../publishing/override-stack.ts';
import type { Wish } from '../../publishing/publish-together.ts';
import { readHistoryEntry } from '../../store/read-history.ts';
import { readOverrides } from '../../store/read-overrides.ts';
import { readPointer } from '../../store/read-pointer.ts';
import type { ConsoleContext } from '../console-context.ts';
import { RefusedError } from '../http/console-refusal.ts';
import type { ActiveSession } from '../people/sessions.ts';
import { refusalOfMany, resultOf } from './change-results.ts';
import { moveChangeSet, readChangeSet, type StoredChangeSet, withoutPrivate } from './change-set-store.ts';
import { findOpened } from './find-opened.ts';
import { noteAct } from './note-act.ts';
import type { Author, ChangeContext } from './publish-changes.ts';
import { requireSecondPerson } from './require-second-person.ts';
import { endStop, isRunning } from './running-stop.ts';
import { tellSet } from './tell-set.ts';

const ATTEMPTS = 5;

/**
 * Takes all of a change set back at once: what its overrides hid or replaced counts again. A value that somebody has changed
 * since stays as they left it, and the result says so. A broken promise does not keep anybody from going back; what lets
 * money move needs a second person.
 * @throws RefusedError when it is undone already, a second person must do it, or a merchant would not take it; then all
 * stays as it was.
 */
export async function undoChanges(
  context: ConsoleContext,
  { id, reason, session }: { readonly id: string; readonly reason: string; readonly session: ActiveSession },
): Promise<ChangeSet> {
  const allow: Allow = async (set, backs) => {
    // Who ends a stop that runs keeps it from what it has not reached.
    const stopping = isRunning(set) ? set.changes.map(({ name }) => name).filter(isMoney) : [];
    const opened = new Set(stopping);
    for (const back of backs) for (const name of await openedBy(context, back)) opened.add(name);
    requireSecondPerson(context, session, { opened: [...opened], authors: [set.author] });
  };
  const undone = await takeBack(context, { id, reason, author: session.person, allow });
  await noteAct(context, `undo ${id}`, session.person);
  tellSet(context, undone);
  return undone;
}

async function openedBy(context: ConsoleContext, { merchant, names, restore }: Back): Promise<readonly string[]> {
  if (!names.some((name) => isMoney(name) || name.startsWith('roles.'))) return [];
  const state = await context.publisher.stateOf(merchant);
  return state ? findOpened(context, state, { ...state, overrides: restore(state.overrides) }) : [];
}

/** As `undoChanges`, and tells nobody; `allow` is asked before anything moves. */
export async function takeBack(
  context: ChangeContext,
  { id, reason, author, allow = async () => {} }: UndoRequest,
): Promise<ChangeSet> {
  for (let count = 1; ; count += 1) {
    const set = await readChangeSet(context.db, id);
    if (!set) throw new RefusedError('NOT_FOUND', 'There is no such change set.');
    if (set.state !== 'published' && set.state !== 'partly')
      throw new RefusedError('CONFLICT', 'It is not live: there is nothing to undo.');
    if (isRunning(set)) await allow(set, []);
    try {
      return withoutPrivate(await undoOnce(context, await endStop(context.db, set), { reason, author, allow }));
    } catch (error) {
      const isOvertaken = error instanceof RefusedError && error.refusal.code === 'MOVED';
      if (!isOvertaken || count === ATTEMPTS) throw error;
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
}

type Undo = Required<Omit<UndoRequest, 'id'>>;

async function undoOnce(context: ChangeContext, set: StoredChangeSet, by: Undo): Promise<StoredChangeSet> {
  const { id } = set;
  const note = { author: by.author.name, reason: by.reason };
  const found = await Promise.all(set.results.map((result) => backOf(context, set, result)));
  const backs = found.flatMap((back) => back ?? []);
  await by.allow(set, backs);
  const wishes = backs.map(({ merchant, seq, names, restore }): Wish => {
    const detail = { names, undoes: id, changeSet: id };
    return { merchant, expectedSeq: seq, change: restore, note: { action: 'undo', ...note, detail } };
  });
  let after = set;
  const { isDone, results } = await context.publisher.overrideTogether(wishes, async (tx, done) => {
    const told = backs.flatMap(({ merchant, left }): ChangeResult[] => {
      const result = done.get(merchant);
      const message = left.length === 0 ? {} : { message: `Changed by somebody else since: ${left.join(', ')}.` };
      return result ? [{ ...resultOf(merchant, result), ...message }] : [];
    });
    const undone = { by: note.author, at: context.now().toISOString(), reason: note.reason, results: told };
    if (!(await moveChangeSet(tx, id, { from: ['published', 'partly'], to: 'undone', undone })))
      throw new RefusedError('CONFLICT', 'Somebody else has undone it just now.');
    after = { ...set, state: 'undone', undone };
  });
  if (!isDone) {
    const base = Object.fromEntries(backs.map(({ merchant, seq }) => [merchant, seq]));
    throw await refusalOfMany(context, results, base);
  }
  return after;
}

/** The way back of one merchant. */
interface Back {
  readonly merchant: string;
  /** Where the merchant stands. */
  readonly seq: number;
  /** What is taken back. */
  readonly names: readonly string[];
  /** What somebody has changed since. */
  readonly left: readonly string[];
  readonly restore: (overrides: readonly Override[]) => readonly Override[];
}

async function backOf(
  { db, now }: ChangeContext,
  { changes }: StoredChangeSet,
  { merchant, state, seq }: ChangeResult,
): Promise<Back | undefined> {
  if (state !== 'published' || seq === undefined) return undefined;
  const [pointer, after, before] = await Promise.all([
    readPointer(db, merchant),
    readHistoryEntry(db, merchant, seq),
    readHistoryEntry(db, merchant, seq - 1),
  ]);
  if (!pointer || !after) return undefined;
  const of = (overrides: readonly Override[] | undefined, name: string) =>
    withoutEnded(overrides ?? [], now()).filter((entry) => entry.name === name);
  const current = await readOverrides(db, merchant);
  const touched = [...new Set(changes.filter((one) => one.merchant === merchant).map(({ name }) => name))];
  const names = touched.filter((name) => isDeepStrictEqual(of(current, name), of(after.overrides, name)));
  const restore: Back['restore'] = (overrides) => [
    ...overrides.filter(({ name }) => !names.includes(name)),
    ...names.flatMap((name) => of(before?.overrides, name)),
  ];
  return { merchant, seq: pointer.seq, names, left: touched.filter((name) => !names.includes(name)), restore };
}
