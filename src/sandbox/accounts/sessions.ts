import type { Member } from '../http/route.ts';
import type { Sandbox } from '../sandbox.ts';
import { hashSecret, makeToken } from './secrets.ts';

const lifetimeSeconds = 12 * 3600;
/** `seen_at` is written at most this often, so that reading calls stay reads. */
const seenEveryMs = 60_000;

/** Begins a session and gives its token; only the token's hash is kept. */
export async function beginSession(sandbox: Sandbox, merchant: string, account: number): Promise<string> {
  const token = makeToken();
  const at = sandbox.now();
  const seconds = sandbox.scenarios.of(merchant).tokenSeconds ?? lifetimeSeconds;
  await sandbox.db
    .insertInto('session')
    .values({
      token_hash: hashSecret(token),
      account,
      merchant,
      created_at: at,
      seen_at: at,
      expires_at: new Date(at.getTime() + seconds * 1000),
      revoked_at: null,
    })
    .execute();
  return token;
}

/** Who a token belongs to: a member and the merchant of the session, or nothing when it has ended or never was. */
export async function readSession(
  { db, now }: Sandbox,
  token: string,
): Promise<{ readonly merchant: string; readonly member: Member } | undefined> {
  const tokenHash = hashSecret(token);
  const found = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account')
    .select(['session.merchant', 'session.seen_at', 'account.id', 'account.name', 'account.type', 'account.nickname'])
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now())
    .where('account.disabled', '=', false)
    .executeTakeFirst();
  if (!found) return undefined;
  if (now().getTime() - found.seen_at.getTime() > seenEveryMs) {
    await db.updateTable('session').set({ seen_at: now() }).where('token_hash', '=', tokenHash).execute();
  }
  const { id, name, type, nickname } = found;
  return { merchant: found.merchant, member: { id, name, type, nickname: nickname ?? undefined } };
}

/** When the session of a token began. */
export async function sessionStart({ db }: Sandbox, token: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('session')
    .select('created_at')
    .where('token_hash', '=', hashSecret(token))
    .executeTakeFirst();
  return row?.created_at;
}

/** Ends the session of a token at once. */
export async function endSession({ db, now }: Sandbox, token: string): Promise<void> {
  await db.updateTable('session').set({ revoked_at: now() }).where('token_hash', '=', hashSecret(token)).execute();
}

/** Ends every session of an account but the one in use, after its password has changed. */
export async function endOtherSessions({ db, now }: Sandbox, account: number, token?: string): Promise<void> {
  await db
    .updateTable('session')
    .set({ revoked_at: now() })
    .where('account', '=', account)
    .where('revoked_at', 'is', null)
    .$if(token !== undefined, (query) => query.where('token_hash', '!=', hashSecret(token ?? '')))
    .execute();
}
