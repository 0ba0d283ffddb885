import type { Transaction } from 'kysely';
import type { ChangeResult, ChangeSet } from '../../../contracts/console/change-sets.ts';
import type { Database, Tables } from '../../store/tables.ts';

type Store = Database | Transaction<Tables>;

/** A change set with the id of its author and where its merchants were looked at. */
export interface StoredChangeSet extends ChangeSet {
  readonly person: string;
  readonly base: Readonly<Record<string, number>>;
}

/** Keeps a change set. */
export async function insertChangeSet(db: Store, set: StoredChangeSet): Promise<void> {
  const { id, kind, state, author, person, reason, at, until, changes, base, results, decided } = set;
  await db
    .insertInto('console_change_sets')
    .values({
      id,
      kind,
      state,
      author,
      person,
      reason,
      at: new Date(at),
      until: until === undefined ? null : new Date(until),
      changes: JSON.stringify(changes),
      base: JSON.stringify(base),
      results: JSON.stringify(results),
      ...(decided ? { decided: JSON.stringify(decided) } : {}),
    })
    .execute();
}

/** What a change set may become, and from which states; false when it is in none of them any more. */
export async function moveChangeSet(
  db: Store,
  id: string,
  {
    from,
    to,
    ...more
  }: {
    readonly from: readonly ChangeSet['state'][];
    readonly to: ChangeSet['state'];
    readonly results?: readonly ChangeResult[];
    readonly decided?: ChangeSet['decided'];
    readonly undone?: ChangeSet['undone'];
  },
): Promise<boolean> {
  const json = Object.fromEntries(
    Object.entries(more).flatMap(([name, value]) => (value === undefined ? [] : [[name, JSON.stringify(value)]])),
  );
  const moved = await db
    .updateTable('console_change_sets')
    .set({ state: to, ...json })
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .executeTakeFirst();
  return moved.numUpdatedRows > 0n;
}

/** One change set; nothing when there is none. */
export async function readChangeSet(db: Store, id: string): Promise<StoredChangeSet | undefined> {
  const row = await db.selectFrom('console_change_sets').selectAll().where('id', '=', id).executeTakeFirst();
  return row && setOf(row);
}

/** Change sets, newest first. */
export async function listChangeSets(db: Store, limit: number): Promise<readonly ChangeSet[]> {
  const rows = await db.selectFrom('console_change_sets').selectAll().orderBy('ordinal', 'desc').limit(limit).execute();
  return rows.map((row) => withoutPrivate(setOf(row)));
}

/** A change set as the console gets it. */
export function withoutPrivate({ person: _, base: __, ...set }: StoredChangeSet): ChangeSet {
  return set;
}

interface Row extends Omit<StoredChangeSet, 'at' | 'until' | 'decided' | 'undone'> {
  readonly ordinal: number;
  readonly at: Date;
  readonly until: Date | null;
  readonly decided: ChangeSet['decided'] | null;
  readonly undone: ChangeSet['undone'] | null;
}

function setOf({ ordinal: _, at, until, decided, undone, ...row }: Row): StoredChangeSet {
  return {
    ...row,
    at: at.toISOString(),
    ...(until ? { until: until.toISOString() } : {}),
    ...(decided ? { decided } : {}),
    ...(undone ? { undone } : {}),
  };
}
