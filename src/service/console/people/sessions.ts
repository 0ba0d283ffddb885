import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Person, SessionLine } from '../../../contracts/console/session.ts';
import type { ConsoleRight } from '../../../contracts/console/roles.ts';
import type { ConsoleContext } from '../console-context.ts';
import type { Tables } from '../../store/tables.ts';
import { RefusedError } from '../http/console-refusal.ts';
import { digestOf, makeToken } from './digest.ts';
import { scopeOf } from './scope.ts';

const minute = 60_000;
/** A session ends after so long without a call. */
export const IDLE_MS = 30 * minute;
/** A session ends then, whatever is done in it. */
const LONGEST_MS = 12 * 60 * minute;
/** For so long after a code, what needs a fresh one may be done. */
const FRESH_MS = 10 * minute;
/** The last use is noted only so often. */
const NOTED_MS = minute;

/** Who asks, by a session that is not over. */
export interface ActiveSession {
  readonly id: string;
  readonly person: Person & { readonly totp: string };
  readonly endsAt: Date;
  readonly freshUntil: Date;
  /** Of a call that a program makes by a token: it has these rights alone, and no session that could be fresh. */
  readonly token?: { readonly name: string; readonly rights: readonly ConsoleRight[] };
}

/** Who has shown who they are. */
export interface Proven {
  /** Id. */
  readonly person: string;
  /** `epoch` of the person as it was looked at for the proof. */
  readonly epoch: number;
}

interface NewSession extends Proven {
  /** What needs a fresh code may be done for the next minutes. */
  readonly isFresh: boolean;
  readonly browser: string;
  readonly address: string;
}

type Store = Pick<ConsoleContext, 'db' | 'now'>;

/**
 * Opens a session; gives the cookie's value, which is kept nowhere.
 * @throws RefusedError when the person's ways in have changed since they were proven.
 */
export async function openSession(
  { db, now }: Store,
  { person, epoch, isFresh, browser, address }: NewSession,
): Promise<string> {
  const token = makeToken();
  const at = now();
  const later = (ms: number) => new Date(at.getTime() + ms);
  await db.transaction().execute(async (tx) => {
    // Whoever ends the ways in waits for this, and then ends this session too; or was quicker.
    const used = await tx
      .updateTable('console_people')
      .set({ used_at: at })
      .where('id', '=', person)
      .where('epoch', '=', epoch)
      .where('is_closed', '=', false)
      .executeTakeFirst();
    if (used.numUpdatedRows === 0n)
      throw new RefusedError('WRONG_SIGN_IN', 'Somebody has changed your access just now. Sign in again.');
    await tx
      .insertInto('console_sessions')
      .values({
        id: randomUUID(),
        digest: digestOf(token),
        person,
        since: at,
        used_at: at,
        ends_at: later(LONGEST_MS),
        fresh_until: isFresh ? later(FRESH_MS) : at,
        browser,
        address,
      })
      .execute();
  });
  return token;
}

/** The session of a cookie; nothing when it is over, unknown, or of somebody whose access has ended. */
export async function findSession({ db, now }: Store, token: string): Promise<ActiveSession | undefined> {
  const at = now();
  const row = await db
    .selectFrom('console_sessions as session')
    .innerJoin('console_people as person', 'person.id', 'session.person')
    .select(['session.id', 'session.used_at', 'session.ends_at', 'session.fresh_until'])
    .select(['person.id as personId', 'person.name', 'person.role', 'person.totp'])
    .select(['person.merchants', 'person.groups'])
    .where('session.digest', '=', digestOf(token))
    .where('session.ends_at', '>', at)
    .where('session.used_at', '>', new Date(at.getTime() - IDLE_MS))
    .where('person.is_closed', '=', false)
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, personId, name, role, totp } = row;
  const person = { id: personId, name, role, totp, ...scopeOf(row) };
  return { id, person, endsAt: row.ends_at, freshUntil: row.fresh_until };
}

/** Whether a session is not over; to ask does not use it. */
export async function isSessionOpen({ db, now }: Store, id: string): Promise<boolean> {
  const at = now();
  const row = await db
    .selectFrom('console_sessions as session')
    .innerJoin('console_people as person', 'person.id', 'session.person')
    .select('session.id')
    .where('session.id', '=', id)
    .where('session.ends_at', '>', at)
    .where('session.used_at', '>', new Date(at.getTime() - IDLE_MS))
    .where('person.is_closed', '=', false)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Locks the person of a session until the transaction ends, so that nothing new of theirs is left when their ways in end at
 * the same moment.
 * @throws RefusedError `SIGNED_OUT` when the session is over.
 */
export async function holdSession(tx: Transaction<Tables>, { id, person }: ActiveSession): Promise<void> {
  await tx.selectFrom('console_people').select('id').where('id', '=', person.id).forUpdate().execute();
  const open = await tx.selectFrom('console_sessions').select('id').where('id', '=', id).executeTakeFirst();
  if (!open) throw new RefusedError('SIGNED_OUT', 'The session was ended just now.');
}

/** Notes that a session is in use, so that it does not end as an idle one. */
export async function touchSession({ db, now }: Store, id: string): Promise<void> {
  const at = now();
  await db
    .updateTable('console_sessions')
    .set({ used_at: at })
    .where('id', '=', id)
    .where('used_at', '<', new Date(at.getTime() - NOTED_MS))
    .execute();
}

/** A code or a passkey was shown once more; gives until when that counts. */
export async function freshenSession({ db, now }: Store, id: string): Promise<Date> {
  const fresh_until = new Date(now().getTime() + FRESH_MS);
  await db.updateTable('console_sessions').set({ fresh_until }).where('id', '=', id).execute();
  return fresh_until;
}

/** Sessions of a person that are not over, the last used first. */
export async function listSessions({ db, now }: Store, { id, person }: ActiveSession): Promise<readonly SessionLine[]> {
  const rows = await db
    .selectFrom('console_sessions')
    .select(['id', 'since', 'used_at', 'browser', 'address'])
    .where('person', '=', person.id)
    .where('ends_at', '>', now())
    .where('used_at', '>', new Date(now().getTime() - IDLE_MS))
    .orderBy('used_at', 'desc')
    .execute();
  return rows.map(({ since, used_at, ...line }) => ({
    ...line,
    isThis: line.id === id,
    since: since.toISOString(),
    usedAt: used_at.toISOString(),
  }));
}

/** Ends one session of a person, or every one but one, or all of them. */
export async function endSessions(
  { db }: Store,
  { person, only, but }: { readonly person: string; readonly only?: string; readonly but?: string },
): Promise<void> {
  let query = db.deleteFrom('console_sessions').where('person', '=', person);
  if (only !== undefined) query = query.where('id', '=', only);
  if (but !== undefined) query = query.where('id', '<>', but);
  await query.execute();
}
