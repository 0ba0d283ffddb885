import { failure } from '../errors.ts';
import type { MemberCall } from '../http/route.ts';
import type { Sandbox } from '../sandbox.ts';
import { requireFreshProof } from './own-proof.ts';
import { hashSecret } from './secrets.ts';
import { endOtherSessions, idleMs } from './sessions.ts';

const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Where the player is logged in, last active first; the session of the call is marked. */
export async function listSessions(sandbox: Sandbox, { merchant, member, token }: MemberCall) {
  const { db, now } = sandbox;
  const leftAlone = new Date(now().getTime() - (await idleMs(sandbox, merchant)));
  const rows = await db
    .selectFrom('session')
    .select(['id', 'token_hash', 'device', 'country', 'created_at', 'acted_at'])
    .where('account', '=', member.id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now())
    .where('acted_at', '>', leftAlone)
    .orderBy('acted_at', 'desc')
    .orderBy('id')
    .execute();
  const own = hashSecret(token);
  const sessions = rows.map(({ id, token_hash, device, country, created_at, acted_at }) => ({
    id,
    ...device,
    ...(country === null ? {} : { country }),
    startedAt: created_at.getTime(),
    activeAt: acted_at.getTime(),
    isCurrent: token_hash === own,
  }));
  return { value: { sessions } };
}

/** Ends one session of the player. Throws when it is none of theirs, or has ended. */
export async function endNamedSession(sandbox: Sandbox, call: MemberCall) {
  const { db, now } = sandbox;
  const { member, body } = call;
  const { session } = body;
  if (typeof session !== 'string' || !idPattern.test(session)) throw failure('body.invalid');
  await requireFreshProof(sandbox, call);
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ revoked_at: now() })
    .where('id', '=', session)
    .where('account', '=', member.id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw failure('session.gone');
  return { value: true };
}

/** Ends every session of the player but the one in use, and says how many there were. */
export async function endSessionsElsewhere(sandbox: Sandbox, call: MemberCall) {
  const { member, token } = call;
  await requireFreshProof(sandbox, call);
  return { value: { ended: await endOtherSessions(sandbox, member.id, token) } };
}
