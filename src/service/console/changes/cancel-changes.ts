import type { ChangeSet } from '../../../contracts/console/change-sets.ts';
import type { ConsoleContext } from '../console-context.ts';
import { RefusedError } from '../http/console-refusal.ts';
import type { Decision } from './approve-changes.ts';
import { moveChangeSet, readChangeSet, withoutPrivate } from './change-set-store.ts';
import { noteAct } from './note-act.ts';
import { sendChangeSet } from './send-change-set.ts';

/** Calls a change set off that waits for its start, or takes one away that could not start. Nothing is published. */
export async function cancelChanges(
  context: ConsoleContext,
  { id, reason, session: { person } }: Decision,
): Promise<ChangeSet> {
  const set = await readChangeSet(context.db, id);
  if (!set) throw new RefusedError('NOT_FOUND', 'There is no such change set.');
  const cancelled = { by: person.name, at: context.now().toISOString(), reason };
  if (!(await moveChangeSet(context.db, id, { from: ['scheduled', 'held'], to: 'cancelled', cancelled })))
    throw new RefusedError('CONFLICT', 'It waits for no start: it has started or was called off.');
  await noteAct(context, `cancel ${id}`, person);
  sendChangeSet(context, { ...set, state: 'cancelled' });
  return withoutPrivate({ ...set, state: 'cancelled', cancelled });
}
