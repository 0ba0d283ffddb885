import { randomUUID } from 'node:crypto';
import type { SessionLine } from '../../../contracts/console/session.ts';
import type { ConsoleRole } from '../../../contracts/console/roles.ts';
import type { ConsoleContext } from '../console-context.ts';
import { digestOf, makeToken } from './digest.ts';

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
  readonly person: { readonly id: string; readonly name: string; readonly role: ConsoleRole; readonly totp: string };
  readonly endsAt: Date;
  readonly freshUntil: Date;
}

type Store = Pick<ConsoleContext, 'db' | 'now'>;

/** Opens a session; gives the cookie's value, which is kept nowhere. */
export async function openSession(
  { db, now }: Store,
  { person, browser, address }: { readonly person: string; readonly browser: string; readonly address: string },
): Promise<string> {
  const token = makeToken();
  const at = now();
  const later = (ms: number) => new Date(at.getTime() + ms);
  await db
    .insertInto('console_sessions')
    .values({
      id: randomUUID(),
      digest: digestOf(token),
      person,
      since: at,
      used_at: at,
      ends_at: later(LONGEST_MS),
      fresh_until: later(FRESH_MS),
      browser,
      address,
    })
    .execute();
  await db.updateTable('console_people').set({ used_at: at }).where('id', '=', person).execute();
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
    .where('session.digest', '=', digestOf(token))
    .where('session.ends_at', '>', at)
    .where('session.used_at', '>', new Date(at.getTime() - IDLE_MS))
    .where('person.is_closed', '=', false)
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, personId, name, role, totp } = row;
  return { id, person: { id: personId, name, role, totp }, endsAt: row.ends_at, freshUntil: row.fresh_until };
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

/** A code was shown once more. */
export async function freshenSession({ db, now }: Store, id: string): Promise<void> {
  const fresh_until = new Date(now().getTime() + FRESH_MS);
  await db.updateTable('console_sessions').set({ fresh_until }).where('id', '=', id).execute();
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
