import type { Selectable, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { ChangeResult, ChangeSet, ChangeSetPart } from '../../../contracts/console/change-sets.ts';
import type { SignedApproval } from './approval-document.ts';
import type { Scope } from '../../../contracts/console/roles.ts';
import type { Database, Tables } from '../../store/tables.ts';
import { seenOf } from '../people/scope.ts';
import type { ConsoleTables } from '../store/console-tables.ts';

type Store = Database | Transaction<Tables>;

/** A change set with the id of its author and where its merchants were looked at. */
export interface StoredChangeSet extends ChangeSet {
  readonly person: string;
  readonly base: Readonly<Record<string, number>>;
  /** Id of the token by which its author made it. */
  readonly token?: string;
  /** Id of who approved it, and what they signed. */
  readonly approver?: string;
  readonly approval?: SignedApproval;
}

/** Keeps a change set. */
export async function insertChangeSet(db: Store, set: StoredChangeSet): Promise<void> {
  const { id, kind, state, author, person, reason, at, until, startAt, changes, base, results, decided } = set;
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
      start_at: startAt === undefined ? null : new Date(startAt),
      forced: set.isForced === true,
      token: set.token ?? null,
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
    startedAt,
    late,
    approver,
    ...more
  }: {
    readonly from: readonly ChangeSet['state'][];
    readonly to: ChangeSet['state'];
    readonly results?: readonly ChangeResult[];
    readonly decided?: ChangeSet['decided'];
    readonly undone?: ChangeSet['undone'];
    readonly held?: ChangeSet['held'];
    readonly cancelled?: ChangeSet['cancelled'];
    readonly startedAt?: string;
    readonly late?: ChangeSet['late'];
    readonly approval?: SignedApproval | undefined;
    readonly approver?: string;
  },
): Promise<boolean> {
  const json = Object.fromEntries(
    Object.entries(more).flatMap(([name, value]) => (value === undefined ? [] : [[name, JSON.stringify(value)]])),
  );
  const moved = await db
    .updateTable('console_change_sets')
    .set({
      state: to,
      ...json,
      ...(startedAt === undefined ? {} : { started_at: new Date(startedAt) }),
      ...(late === undefined ? {} : { late }),
      ...(approver === undefined ? {} : { approver }),
    })
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

/** Which change sets are listed. */
export interface ChangeSetQuestion {
  readonly limit: number;
  /** Those before the one with this id alone. */
  readonly before?: string | undefined;
  /** Those in this state alone. */
  readonly state?: ChangeSet['state'] | undefined;
}

/** A part of the change sets that somebody sees, newest first, with what they see of each, and how many there are. */
export async function listChangeSets(
  db: Store,
  { limit, before, state }: ChangeSetQuestion,
  scope: Scope = {},
): Promise<ChangeSetPart> {
  const { merchants } = scope;
  const seen = db
    .selectFrom('console_change_sets')
    .$if(merchants !== undefined, (every) => every.where(touches(merchants ?? [])))
    .$if(state !== undefined, (every) => every.where('state', '=', state ?? 'proposed'));
  const { all } = await seen.select(({ fn }) => fn.countAll<string>().as('all')).executeTakeFirstOrThrow();
  const rows = await seen
    .selectAll()
    .$if(before !== undefined, (every) =>
      every.where('ordinal', '<', (of) =>
        of
          .selectFrom('console_change_sets as last')
          .select('last.ordinal')
          .where('last.id', '=', before ?? ''),
      ),
    )
    .orderBy('ordinal', 'desc')
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    list: shown.flatMap((row) => seenOf(scope, withoutPrivate(setOf(row))) ?? []),
    all: Number(all),
    ...(last ? { next: last.id } : {}),
  };
}

/** Whether a row changes one of the merchants. */
function touches(merchants: readonly string[]) {
  return sql<boolean>`exists (select from jsonb_array_elements(changes) as change
    where change->>'merchant' in (${sql.join(merchants)}))`;
}

/** Change sets of a token that wait for their start. */
export async function listWaitingOf(db: Store, token: string): Promise<readonly StoredChangeSet[]> {
  const rows = await db
    .selectFrom('console_change_sets')
    .selectAll()
    .where('token', '=', token)
    .where('state', '=', 'scheduled')
    .execute();
  return rows.map(setOf);
}

/** Ids of the change sets whose start has come, the longest due first: those that wait for it, and for a second person. */
export async function listDueSets(db: Store, now: Date): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('console_change_sets')
    .select('id')
    .where('state', 'in', ['scheduled', 'proposed'])
    .where('start_at', '<=', now)
    .orderBy('start_at')
    .orderBy('ordinal')
    .execute();
  return rows.map(({ id }) => id);
}

/** A change set as the console gets it. */
export function withoutPrivate(stored: StoredChangeSet): ChangeSet {
  const { person: _, base: __, token: _token, approver: _approver, approval: _approval, ...set } = stored;
  return set;
}

type Row = Selectable<ConsoleTables['console_change_sets']>;

function setOf({ ordinal: _, at, until, start_at, started_at, forced, ...row }: Row): StoredChangeSet {
  const { decided, undone, late, held, cancelled, token, approver, approval, ...rest } = row;
  return {
    ...rest,
    at: at.toISOString(),
    ...(until ? { until: until.toISOString() } : {}),
    ...(start_at ? { startAt: start_at.toISOString() } : {}),
    ...(started_at ? { startedAt: started_at.toISOString() } : {}),
    ...(decided ? { decided } : {}),
    ...(undone ? { undone } : {}),
    ...(late ? { late } : {}),
    ...(held ? { held } : {}),
    ...(cancelled ? { cancelled } : {}),
    ...(forced ? { isForced: true } : {}),
    ...(token === null ? {} : { token }),
    ...(approver === null ? {} : { approver }),
    ...(approval ? { approval } : {}),
  };
}
