import type { ChangeSet } from '../../../contracts/console/change-sets.ts';
import { readPointer } from '../../store/read-pointer.ts';
import { type RunningTurns, startTurns } from '../../start-turns.ts';
import type { ConsoleContext } from '../console-context.ts';
import { RefusedError } from '../http/console-refusal.ts';
import { mayStill, mayStillChange } from '../people/may-still.ts';
import { listDueSets, moveChangeSet, readChangeSet, type StoredChangeSet } from './change-set-store.ts';
import { holdSet } from './hold-set.ts';
import { isAsSigned } from './is-as-signed.ts';
import { needSecondPerson } from './needs-approval.ts';
import { makeLive } from './publish-changes.ts';
import { touchedSince } from './touched-since.ts';
import { sendChangeSet } from './send-change-set.ts';

/** A start that comes later than this is said to be late, in milliseconds. */
const LATE_MS = 60_000;

type StartContext = Pick<ConsoleContext, 'db' | 'publisher' | 'now' | 'summaries' | 'events'>;

/** What starts need to know of the process. */
interface StartOptions {
  /** Since when this process starts changes: what was due before, no process could start. */
  readonly since: Date;
  readonly onTrouble: (message: string, error: unknown) => void;
}

/**
 * Starts the change sets whose time has come. Any node may do it: the transaction that moves the pointers moves the set's
 * state, so that it happens once. What cannot start is held, with the reason, for its author to see.
 */
export async function startScheduled(context: StartContext, options: StartOptions): Promise<void> {
  for (const id of await listDueSets(context.db, context.now())) {
    await startOne(context, id, options.since).catch((error: unknown) =>
      options.onTrouble(`Change set ${id} could not start at its time; it is tried again.`, error),
    );
  }
}

async function startOne(context: StartContext, id: string, since: Date): Promise<void> {
  const set = await readChangeSet(context.db, id);
  if (!set) return;
  // Before the set is looked at: whoever moves a merchant after this is noticed by the publication.
  const base = await standOf(context, set);
  const message = await whyNot(context, set);
  if (message !== undefined) return holdSet(context, set, message);
  try {
    await publishOne(context, { ...set, base }, since);
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    // Somebody was quicker by a moment: what they did is looked at by the next try.
    if (error.refusal.code === 'MOVED') return undefined;
    // Another node does it within a second or two: it was quicker, or its engine is newer; unless none of these runs.
    if (error.refusal.code === 'CONFLICT') {
      if (await isStillDue(context, set)) throw error;
      return undefined;
    }
    const lines = (error.refusal.refused ?? []).flatMap(({ problems }) => problems.map((problem) => problem.message));
    return holdSet(context, set, [error.message, ...lines].join(' '));
  }
}

/** Whether a set waits so long after its start that staff should hear of it. */
async function isStillDue({ db, now }: StartContext, { id, startAt, at }: StoredChangeSet): Promise<boolean> {
  if (now().getTime() - Date.parse(startAt ?? at) <= LATE_MS) return false;
  return (await readChangeSet(db, id))?.state === 'scheduled';
}

async function publishOne(context: StartContext, set: StoredChangeSet, since: Date): Promise<void> {
  const { id, startAt = set.at } = set;
  const startedAt = context.now().toISOString();
  const due = Date.parse(startAt);
  const isLate = Date.parse(startedAt) - due > LATE_MS;
  const late: ChangeSet['late'] = since.getTime() > due ? 'not-running' : 'busy';
  await makeLive(
    context,
    { ...set, at: startedAt },
    {
      force: set.isForced === true,
      also: async (tx, { results }) => {
        const facts = { results, startedAt, ...(isLate ? { late } : {}) };
        if (!(await moveChangeSet(tx, id, { from: ['scheduled'], to: 'published', ...facts })))
          throw new RefusedError('CONFLICT', 'It was started or cancelled just now.');
      },
    },
  );
  sendChangeSet(context, { ...set, state: 'published' });
}

/** Why a change set must not start by itself; nothing when it may. */
async function whyNot(context: StartContext, set: StoredChangeSet): Promise<string | undefined> {
  const { state, until, author, changes, base, decided, approver } = set;
  if (state === 'proposed') return 'Nobody approved it before its start.';
  if (until !== undefined && Date.parse(until) <= context.now().getTime())
    return 'Its end had come before it could start.';
  if (!(await mayStillChange(context, set))) return `${author} may not change this any more.`;
  if (approver !== undefined && !(await mayStill(context, { person: approver, changes }, 'approve')))
    return `${decided?.by ?? 'Its approver'} may not approve this any more.`;
  if (!isAsSigned(set)) return 'It is not what its approver signed.';
  const touched = await touchedSince(context, changes, base);
  if (touched.length > 0) return `Somebody has changed ${touched.join(', ')} since it was planned.`;
  if (!decided && (await needSecondPerson(context, set)))
    return 'It needs a second person now, and nobody approved it.';
  return undefined;
}

/** Where the merchants of a set stand. */
async function standOf({ db }: StartContext, { base }: StoredChangeSet): Promise<Readonly<Record<string, number>>> {
  const stand: Record<string, number> = {};
  for (const merchant of Object.keys(base)) {
    const pointer = await readPointer(db, merchant);
    if (pointer) stand[merchant] = pointer.seq;
  }
  return stand;
}

/** Starts change sets every second until it is closed; the same trouble is reported once. */
export function startSchedule(context: StartContext, onTrouble: StartOptions['onTrouble']): RunningTurns {
  const since = context.now();
  const reported = new Set<string>();
  const report: StartOptions['onTrouble'] = (message, error) => {
    if (!reported.has(message)) onTrouble(message, error);
    reported.add(message);
  };
  return startTurns(1_000, () =>
    startScheduled(context, { since, onTrouble: report }).catch((error: unknown) =>
      report('Change sets could not be started at their time.', error),
    ),
  );
}
