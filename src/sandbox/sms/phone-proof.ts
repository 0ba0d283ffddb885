import { decodeJwt } from 'jose';
import { identityToolkit, type PhoneService, phoneServiceOf } from '../../engine/index.ts';
import { hashSecret } from '../accounts/secrets.ts';
import { failure } from '../errors.ts';
import type { Call } from '../http/route.ts';
import { consumeTry } from '../limits/consume-try.ts';
import type { Sandbox } from '../sandbox.ts';
import { giveSmsCodeBack, type SmsPurpose, takeSmsCode } from './sms-codes.ts';

const limitMs = 5000;
const lifetimeMs = 5 * 60_000;
/** How far the provider's clock may be ahead of ours. */
const skewMs = 60_000;

/** What somebody has to prove: that a number is theirs, digits with the dialling code. */
export interface NumberClaim {
  readonly mobile: string;
  readonly purpose: SmsPurpose;
  /** The code that was typed; a third party has checked it itself. */
  readonly code: string;
}

/** The third party that checks the numbers of a merchant's players, if there is one. */
export async function phoneServiceFor({ sites }: Sandbox, merchant: string): Promise<PhoneService | undefined> {
  const effective = await sites.get(merchant);
  return effective && phoneServiceOf(effective.site.settings);
}

/**
 * Uses up the proof of a number: the third party's token where the site has one, else our own code; never both, so that
 * nobody gets by with the weaker of two (rows ).
 */
export async function takeNumberProof(sandbox: Sandbox, call: Call, claim: NumberClaim): Promise<boolean> {
  const { merchant } = call;
  const service = await phoneServiceFor(sandbox, merchant);
  return service ? takePhoneToken(sandbox, service, call, claim.mobile) : takeSmsCode(sandbox, { merchant, ...claim });
}

/** Makes a proof good for another try, when what it was for was refused for a reason of its own (row A-126). */
export async function giveNumberProofBack(
  sandbox: Sandbox,
  { merchant, body }: Call,
  claim: NumberClaim,
): Promise<void> {
  if (!(await phoneServiceFor(sandbox, merchant))) return giveSmsCodeBack(sandbox, { merchant, ...claim });
  const token = body['firebaseIdToken'];
  const claims = typeof token === 'string' ? readClaims(token) : undefined;
  if (!claims) return;
  const spent = sandbox.db.deleteFrom('spent_work').where('merchant', '=', merchant);
  await spent.where('signature', '=', signatureOf(claims)).execute();
}

/**
 * Uses up a sign-in at Firebase by which somebody has proved a number. Firebase itself says whose token it is; it is good
 * for five minutes, for its own number, once. Throws when Firebase cannot be asked, or was asked too often (row A-068).
 */
export async function takePhoneToken(
  sandbox: Sandbox,
  service: PhoneService,
  { merchant, address, body }: Call,
  mobile: string,
): Promise<boolean> {
  const token = body['firebaseIdToken'];
  const claims = typeof token === 'string' ? readClaims(token) : undefined;
  if (typeof token !== 'string' || !claims || claims.audience !== service.projectId) return false;
  const now = sandbox.now().getTime();
  if (claims.signedInAt > now + skewMs || claims.signedInAt <= now - lifetimeMs) return false;
  await consumeTry(sandbox, 'phoneToken', { merchant, address });
  const owner = await lookUp(service, token);
  if (!owner || owner.id !== claims.subject || owner.phoneNumber !== `+${mobile}`) return false;
  return spend(sandbox, merchant, claims);
}

interface Claims {
  readonly subject: string;
  readonly audience: string;
  readonly signedInAt: number;
}

/** What a token says of itself; worth nothing until Firebase has said that the token is its own. */
function readClaims(token: string): Claims | undefined {
  try {
    const { sub, aud, auth_time: at, firebase } = decodeJwt(token);
    if (typeof sub !== 'string' || typeof aud !== 'string' || typeof at !== 'number') return undefined;
    return isPhoneSignIn(firebase) ? { subject: sub, audience: aud, signedInAt: at * 1000 } : undefined;
  } catch {
    // No token at all: the answer is the same as to a wrong one.
    return undefined;
  }
}

function isPhoneSignIn(value: unknown): boolean {
  return isRecord(value) && value['sign_in_provider'] === 'phone';
}

/** Whose token it is; nothing when Firebase refuses the token or has disabled its owner. */
async function lookUp(
  service: PhoneService,
  idToken: string,
): Promise<{ id: string; phoneNumber: string } | undefined> {
  const address = `${identityToolkit(service)}/v1/accounts:lookup?${new URLSearchParams({ key: service.apiKey })}`;
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ idToken }),
    redirect: 'error',
    signal: AbortSignal.timeout(limitMs),
  }).catch(() => undefined);
  if (answer?.status === 400) return undefined;
  const read: unknown = answer?.ok ? await answer.json().catch(() => undefined) : undefined;
  if (!isRecord(read)) throw failure('verification.unavailable');
  const { users } = read;
  const user: unknown = Array.isArray(users) ? users[0] : undefined;
  if (!isRecord(user) || user['disabled'] === true) return undefined;
  const { localId: id, phoneNumber } = user;
  return typeof id === 'string' && typeof phoneNumber === 'string' ? { id, phoneNumber } : undefined;
}

// One sign-in counts once, however many tokens it is exchanged for: they all name the moment of the sign-in.
async function spend({ db, now }: Sandbox, merchant: string, claims: Claims): Promise<boolean> {
  await db.deleteFrom('spent_work').where('expires_at', '<', now()).execute();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('spent_work')
    .values({
      merchant,
      signature: signatureOf(claims),
      expires_at: new Date(claims.signedInAt + lifetimeMs),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

function signatureOf({ subject, signedInAt }: Claims): string {
  return hashSecret(`phone ${subject} ${signedInAt}`);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
