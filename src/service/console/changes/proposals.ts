import type { ConsoleContext } from '../console-context.ts';
import { RefusedError } from '../http/console-refusal.ts';
import { movedSince } from '../merchants/moved-since.ts';
import { mayStillChange } from '../people/may-still.ts';
import type { ActiveSession } from '../people/sessions.ts';
import { readChangeSet, type StoredChangeSet } from './change-set-store.ts';
import { touchedSince } from './touched-since.ts';

/**
 * A change set that waits for a second person; with an approver, one that this person may approve.
 * @throws RefusedError when there is none, it waits no more, it is the approver's own, or its author may not change this any more.
 */
export async function readProposal(
  context: Pick<ConsoleContext, 'db' | 'now'>,
  id: string,
  approver?: ActiveSession['person'],
): Promise<StoredChangeSet> {
  const set = await readChangeSet(context.db, id);
  if (!set) throw new RefusedError('NOT_FOUND', 'There is no such change set.');
  if (set.state !== 'proposed') throw decidedBy();
  if (approver && set.person === approver.id)
    throw new RefusedError('CONFLICT', 'What one person proposes, another one approves.');
  if (approver && !(await mayStillChange(context, set)))
    throw new RefusedError('CONFLICT', `${set.author} may not change this any more: reject it.`);
  return set;
}

/** @throws RefusedError when a proposal cannot start at its time any more: that has passed, or somebody changed what it touches. */
export async function refuseStart(
  context: ConsoleContext,
  { startAt, changes, base }: Pick<StoredChangeSet, 'startAt' | 'changes' | 'base'>,
): Promise<void> {
  if (startAt !== undefined && Date.parse(startAt) <= context.now().getTime())
    throw new RefusedError('CONFLICT', 'Its start has passed without an approval. Plan it anew.');
  const touched = await touchedSince(context, changes, base);
  if (touched.length === 0) return;
  const moved = await Promise.all(Object.entries(base).map(([merchant, seq]) => movedSince(context, merchant, seq)));
  throw new RefusedError('MOVED', `Somebody else changed ${touched.join(', ')} since it was proposed.`, {
    moved: moved.filter(({ since }) => since.length > 0),
  });
}

/** What whoever decides second gets. */
export function decidedBy(): RefusedError {
  return new RefusedError('CONFLICT', 'It waits for nobody any more: somebody has decided.');
}
