import type { ChangeSet } from '../../../contracts/console/change-sets.ts';
import type { ConsoleContext } from '../console-context.ts';
import { RefusedError } from '../http/console-refusal.ts';
import { rightsOfRole } from '../http/console-route.ts';
import type { ActiveSession } from '../people/sessions.ts';
import { moveChangeSet, readChangeSet, type StoredChangeSet, withoutPrivate } from './change-set-store.ts';
import { noteAct } from './note-act.ts';
import { futureOf, makeLive } from './publish-changes.ts';

/** What a second person says of a proposal. */
export interface Decision {
  readonly id: string;
  readonly reason: string;
  readonly person: ActiveSession['person'];
}

/**
 * Publishes what somebody else proposed, exactly as it was proposed and looked at.
 * @throws RefusedError `CONFLICT` for one's own proposal, `MOVED` when a merchant is another one since; then it stays proposed.
 */
export async function approveChanges(context: ConsoleContext, decision: Decision): Promise<ChangeSet> {
  const { id, reason, person } = decision;
  const set = await readProposal(context, id);
  if (set.person === person.id) throw new RefusedError('CONFLICT', 'What one person proposes, another one approves.');
  const { until } = set;
  if (until !== undefined) futureOf(until, context.now());
  const decided = { by: person.name, at: context.now().toISOString(), reason };
  const live = await makeLive(
    context,
    { ...set, state: 'published', at: decided.at, decided },
    {
      force: false,
      also: async (tx, { results }) => {
        if (!(await moveChangeSet(tx, id, { from: ['proposed'], to: 'published', results, decided })))
          throw decidedBy();
      },
    },
  );
  noteAct(context, `approve ${id}`, person);
  context.events.send('change-set', { id, state: 'published' });
  return withoutPrivate({ ...live, at: set.at });
}

/** Ends a proposal: a second person who may approve, or its author. Nothing is published. */
export async function rejectChanges(context: ConsoleContext, { id, reason, person }: Decision): Promise<ChangeSet> {
  const set = await readProposal(context, id);
  if (set.person !== person.id && !rightsOfRole(person.role).includes('approve'))
    throw new RefusedError('FORBIDDEN', `The role ${person.role} may not reject what others propose.`);
  const decided = { by: person.name, at: context.now().toISOString(), reason };
  if (!(await moveChangeSet(context.db, id, { from: ['proposed'], to: 'rejected', decided }))) throw decidedBy();
  noteAct(context, `reject ${id}`, person);
  context.events.send('change-set', { id, state: 'rejected' });
  return withoutPrivate({ ...set, state: 'rejected', decided });
}

async function readProposal({ db }: ConsoleContext, id: string): Promise<StoredChangeSet> {
  const set = await readChangeSet(db, id);
  if (!set) throw new RefusedError('NOT_FOUND', 'There is no such change set.');
  if (set.state !== 'proposed') throw decidedBy();
  return set;
}

function decidedBy(): RefusedError {
  return new RefusedError('CONFLICT', 'It waits for nobody any more: somebody has decided.');
}
