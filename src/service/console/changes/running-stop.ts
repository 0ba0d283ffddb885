import type { Transaction } from 'kysely';
import type { ChangeResult, ChangeSet } from '../../../contracts/console/change-sets.ts';
import type { Database, Tables } from '../../store/tables.ts';
import { readChangeSet, type StoredChangeSet } from './change-set-store.ts';

/**
 * A stop has no results until it is over, whether it still runs or its process has ended. Each of its steps locks it, so that
 * whoever ends it knows every merchant that it has reached.
 */
export function isRunning({ kind, results }: Pick<StoredChangeSet, 'kind' | 'results'>): boolean {
  return kind === 'stop' && results.length === 0;
}

/** Locks a stop for this transaction; false when it is over. */
export async function lockRunningStop(tx: Transaction<Tables>, id: string): Promise<boolean> {
  const set = await tx
    .selectFrom('console_change_sets')
    .select(['kind', 'results'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return set !== undefined && isRunning(set);
}

/** Keeps how a stop ended; false when somebody has ended it before. */
export function finishStop(
  db: Database,
  id: string,
  { state, results }: { readonly state: ChangeSet['state']; readonly results: readonly ChangeResult[] },
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    if (!(await lockRunningStop(tx, id))) return false;
    await keepResults(tx, id, { state, results });
    return true;
  });
}

/**
 * Ends a stop that runs, or whose process has ended in the middle of it: it reaches no further merchant. Gives the set with
 * the results that the history shows; any other set as it is.
 */
export async function endStop(db: Database, set: StoredChangeSet): Promise<StoredChangeSet> {
  if (!isRunning(set)) return set;
  return db.transaction().execute(async (tx) => {
    if (!(await lockRunningStop(tx, set.id))) return (await readChangeSet(tx, set.id)) ?? set;
    const results = await reachedBy(tx, set);
    await keepResults(tx, set.id, { state: 'partly', results });
    return { ...set, results };
  });
}

async function reachedBy(tx: Transaction<Tables>, { id, changes }: StoredChangeSet): Promise<readonly ChangeResult[]> {
  const merchants = changes.map(({ merchant }) => merchant);
  const reached = await tx
    .selectFrom('audit')
    .select(['merchant', 'seq'])
    .where('merchant', 'in', merchants)
    .where('action', '=', 'override')
    .where((eb) => eb(eb.ref('detail', '->>').key('changeSet'), '=', id))
    .execute();
  const seqs = new Map(reached.map(({ merchant, seq }) => [merchant, seq]));
  return merchants.map((merchant): ChangeResult => {
    const seq = seqs.get(merchant);
    if (seq !== undefined) return { merchant, state: 'published', seq, breaks: [] };
    return { merchant, state: 'failed', message: 'The stop did not reach it.', breaks: [] };
  });
}

async function keepResults(
  tx: Transaction<Tables>,
  id: string,
  { state, results }: { readonly state: ChangeSet['state']; readonly results: readonly ChangeResult[] },
): Promise<void> {
  await tx
    .updateTable('console_change_sets')
    .set({ state, results: JSON.stringify(results) })
    .where('id', '=', id)
    .execute();
}
