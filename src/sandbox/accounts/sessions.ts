import type { Call, Member } from '../http/route.ts';
import type { Sandbox } from '../sandbox.ts';
import { nameDevice } from './name-device.ts';
import { openPersonal } from './personal-data.ts';
import { hashSecret, makeToken } from './secrets.ts';

const lifetimeSeconds = 12 * 3600;
const usualIdleMinutes = 30;
/** An act is written at most this often, so that reading calls stay reads; the idle limit waits as much longer. */
const writtenEvery = (idle: number) => Math.min(15_000, idle / 10);

/** A session that has not ended: whose it is, and which. */
export interface LiveSession {
  readonly merchant: string;
  readonly tokenHash: string;
  readonly actedAt: Date;
  readonly idleMs: number;
  readonly member: Member;
}

/**
 * Begins a session and gives its token; only the token's hash is kept. Of device and address it keeps what the player is
 * shown in the list of their devices. A session that the same browser sent along is over: each login has a token of its own.
 */
export async function beginSession(
  sandbox: Sandbox,
  call: Pick<Call, 'merchant' | 'address' | 'header' | 'token'>,
  account: number,
): Promise<string> {
  const token = makeToken();
  const at = sandbox.now();
  const { merchant, address, header } = call;
  const seconds = sandbox.scenarios.of(merchant).tokenSeconds ?? lifetimeSeconds;
  if (call.token !== undefined) await endSession(sandbox, call.token);
  await sandbox.db
    .insertInto('session')
    .values({
      token_hash: hashSecret(token),
      account,
      merchant,
      created_at: at,
      acted_at: at,
      expires_at: new Date(at.getTime() + seconds * 1000),
      revoked_at: null,
      proved_at: null,
      sums_seen_at: null,
      device: JSON.stringify(nameDevice(header('user-agent'))),
      country: sandbox.countries.countryOf(address) ?? null,
    })
    .execute();
  await sandbox.db.updateTable('account').set({ signed_in_at: at }).where('id', '=', account).execute();
  return token;
}

/** Who a token belongs to, or nothing when its session has ended or never was. */
export function readSession(sandbox: Sandbox, token: string): Promise<LiveSession | undefined> {
  return findLive(sandbox, hashSecret(token));
}

/**
 * The session of a token's hash, or nothing when it has ended: by its own time, by an act of player or staff, or because
 * nobody acted for as long as the site allows. One that was left alone is ended for good, whatever the site says later.
 */
export async function findLive(sandbox: Sandbox, tokenHash: string): Promise<LiveSession | undefined> {
  const { db, now, cipher } = sandbox;
  const found = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account')
    .select(['session.merchant', 'session.acted_at', 'account.id', 'account.name', 'account.type', 'account.nickname'])
    .select('account.disabled')
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now())
    .executeTakeFirst();
  if (!found) return undefined;
  const { merchant, acted_at: actedAt, id, type } = found;
  // A sign-in that was on its way while the account was disabled.
  if (found.disabled) {
    await endOtherSessions(sandbox, id);
    return undefined;
  }
  const idle = await idleMs(sandbox, merchant);
  if (now().getTime() - actedAt.getTime() > idle + writtenEvery(idle)) {
    await db.updateTable('session').set({ revoked_at: now() }).where('token_hash', '=', tokenHash).execute();
    return undefined;
  }
  const { name, nickname } = openPersonal(cipher, found);
  return { merchant, tokenHash, actedAt, idleMs: idle, member: { id, name, type, nickname: nickname ?? undefined } };
}

/** Notes that the player has done something themselves, from which their idle limit counts. */
export async function noteAct({ db, now }: Sandbox, { tokenHash, actedAt, idleMs: idle }: LiveSession): Promise<void> {
  if (now().getTime() - actedAt.getTime() <= writtenEvery(idle)) return;
  await db.updateTable('session').set({ acted_at: now() }).where('token_hash', '=', tokenHash).execute();
}

/** When the player of a token last proved that it was them: by the sign-in that began the session, or since. */
export async function provedAt({ db }: Sandbox, token: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('session')
    .select(['created_at', 'proved_at'])
    .where('token_hash', '=', hashSecret(token))
    .executeTakeFirst();
  return row?.proved_at ?? row?.created_at;
}

/** Notes that the player of a token has proved that it is them. */
export async function noteOwnProof({ db, now }: Sandbox, token: string): Promise<void> {
  await db.updateTable('session').set({ proved_at: now() }).where('token_hash', '=', hashSecret(token)).execute();
}

/** Ends the session of a token at once. */
export async function endSession({ db, now }: Sandbox, token: string): Promise<void> {
  await db
    .updateTable('session')
    .set({ revoked_at: now() })
    .where('token_hash', '=', hashSecret(token))
    .where('revoked_at', 'is', null)
    .execute();
}

/** Ends every session of an account, or every one but that of a token. */
export async function endOtherSessions({ db, now }: Sandbox, account: number, token?: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ revoked_at: now() })
    .where('account', '=', account)
    .where('revoked_at', 'is', null)
    .$if(token !== undefined, (query) => query.where('token_hash', '!=', hashSecret(token ?? '')))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Whole seconds for which a session whose player did something last at `actedAt` goes on without another act. */
export async function idleSecondsLeft(sandbox: Sandbox, merchant: string, actedAt: Date): Promise<number> {
  const idle = await idleMs(sandbox, merchant);
  return Math.max(0, Math.ceil((actedAt.getTime() + idle + writtenEvery(idle) - sandbox.now().getTime()) / 1000));
}

/** How long the site lets a player do nothing; without a word of the site, half an hour. */
export async function idleMs({ sites, scenarios }: Sandbox, merchant: string): Promise<number> {
  const { idleSeconds } = scenarios.of(merchant);
  if (idleSeconds !== undefined) return idleSeconds * 1000;
  const published = await sites.get(merchant).catch(() => undefined);
  const minutes = published?.site.settings['session.idleMinutes'];
  return (typeof minutes === 'number' ? minutes : usualIdleMinutes) * 60_000;
}
