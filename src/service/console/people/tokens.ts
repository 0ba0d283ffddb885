import { randomUUID } from 'node:crypto';
import {
  type MadeToken,
  type TokenBody,
  type TokenLine,
  type TokenRight,
  tokenRights,
} from '../../../contracts/console/tokens.ts';
import type { ConsoleContext } from '../console-context.ts';
import { RefusedError } from '../http/console-refusal.ts';
import { rightsOfRole } from '../http/console-route.ts';
import { digestOf, makeToken } from './digest.ts';
import { narrowed, requireMerchants, scopeOf } from './scope.ts';
import { type ActiveSession, holdSession } from './sessions.ts';

const day = 24 * 60 * 60_000;
const minute = 60_000;
const prefix = 'lvy_';

/** A person's tokens; an administrator's list has everybody's. Newest first. */
export async function listTokens(
  { db }: Pick<ConsoleContext, 'db'>,
  { person }: Pick<ActiveSession, 'person'>,
): Promise<readonly TokenLine[]> {
  const rows = await db
    .selectFrom('console_tokens as token')
    .innerJoin('console_people as maker', 'maker.id', 'token.person')
    .select(['token.id', 'token.name', 'token.rights', 'token.merchants', 'token.groups', 'token.since'])
    .select(['token.ends_at', 'token.used_at', 'token.used_from', 'maker.name as by'])
    .$if(person.role !== 'administrator', (own) => own.where('token.person', '=', person.id))
    .orderBy('token.since', 'desc')
    .execute();
  return rows.map(({ id, name, by, rights, since, ends_at, used_at, used_from, ...scope }) => ({
    id,
    name,
    by,
    rights: rights.filter(isTokenRight),
    ...scopeOf(scope),
    since: since.toISOString(),
    endsAt: ends_at.toISOString(),
    ...(used_at ? { usedAt: used_at.toISOString() } : {}),
    ...(used_from === null ? {} : { usedFrom: used_from }),
  }));
}

/**
 * Makes a token, which is given once and kept as a digest.
 * @throws RefusedError when it would have more than its maker, or the maker has one of the name.
 */
export async function makeApiToken(
  context: Pick<ConsoleContext, 'db' | 'now'>,
  session: ActiveSession,
  { name, rights, merchants, groups, days }: TokenBody,
): Promise<MadeToken> {
  const { db, now } = context;
  const { person } = session;
  const excess = rights.filter((right) => !rightsOfRole(person.role).includes(right));
  if (excess.length > 0)
    throw new RefusedError('FORBIDDEN', `A token has no more than its maker, who may not ${excess.join(', ')}.`);
  requireMerchants(person, merchants ?? []);
  const foreign = groups?.find((group) => person.groups?.includes(group) === false);
  if (foreign !== undefined) throw new RefusedError('FORBIDDEN', `${foreign} is not of your flag groups.`);
  const token = `${prefix}${makeToken()}`;
  const since = now();
  const made = await db.transaction().execute(async (tx) => {
    await holdSession(tx, session);
    return tx
      .insertInto('console_tokens')
      .values({
        id: randomUUID(),
        digest: digestOf(token),
        name: name.trim(),
        person: person.id,
        rights: JSON.stringify(rights),
        merchants: merchants ? JSON.stringify(merchants) : null,
        groups: groups ? JSON.stringify(groups) : null,
        since,
        ends_at: new Date(since.getTime() + days * day),
      })
      .onConflict((clash) => clash.doNothing())
      .executeTakeFirst();
  });
  if (!made.numInsertedOrUpdatedRows) throw new RefusedError('CONFLICT', `You have a token "${name.trim()}" already.`);
  return { token, lines: await listTokens(context, session) };
}

/** Ends a token at once: one's own, or anybody's for an administrator. Gives its name. */
export async function revokeToken(
  { db }: Pick<ConsoleContext, 'db'>,
  { person }: Pick<ActiveSession, 'person'>,
  id: string,
): Promise<string> {
  const gone = await db
    .deleteFrom('console_tokens')
    .where('id', '=', id)
    .$if(person.role !== 'administrator', (own) => own.where('person', '=', person.id))
    .returning('name')
    .executeTakeFirst();
  if (!gone) throw new RefusedError('NOT_FOUND', 'There is no such token.');
  return gone.name;
}

/**
 * In whose name a token acts: as its maker, with what both of them may. Its use is kept.
 * @throws RefusedError `SIGNED_OUT`, which says whether it is unknown or over.
 */
export async function findToken(
  { db, now }: Pick<ConsoleContext, 'db' | 'now'>,
  token: string,
  address: string,
): Promise<ActiveSession> {
  const row = await db
    .selectFrom('console_tokens as token')
    .innerJoin('console_people as maker', 'maker.id', 'token.person')
    .select([
      'token.id',
      'token.name',
      'token.rights',
      'token.merchants',
      'token.groups',
      'token.ends_at',
      'token.used_at',
    ])
    .select(['maker.id as makerId', 'maker.name as by', 'maker.role', 'maker.is_closed'])
    .select(['maker.merchants as theirMerchants', 'maker.groups as theirGroups'])
    .where('token.digest', '=', digestOf(token))
    .executeTakeFirst();
  if (!row || row.is_closed)
    throw new RefusedError('SIGNED_OUT', 'There is no such token: it is wrong, or was revoked.');
  const at = now();
  if (row.ends_at <= at)
    throw new RefusedError(
      'SIGNED_OUT',
      `The token "${row.name}" has expired on ${row.ends_at.toISOString().slice(0, 10)}.`,
    );
  if (!row.used_at || at.getTime() - row.used_at.getTime() > minute)
    await db.updateTable('console_tokens').set({ used_at: at, used_from: address }).where('id', '=', row.id).execute();
  const { id, name, by, role, makerId } = row;
  const scope = narrowed(scopeOf(row), scopeOf({ merchants: row.theirMerchants, groups: row.theirGroups }));
  return {
    id,
    // Letters in brackets are in no name of a person.
    person: { id: makerId, name: `${by} (${name})`, role, totp: '', ...scope },
    endsAt: row.ends_at,
    freshUntil: new Date(0),
    token: { name, rights: row.rights.filter((right) => rightsOfRole(role).includes(right)) },
  };
}

function isTokenRight(right: string): right is TokenRight {
  return tokenRights.some((one) => one === right);
}
