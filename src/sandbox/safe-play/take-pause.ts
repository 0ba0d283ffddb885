import type { Transaction } from 'kysely';
import { readAccount } from '../accounts/find-account.ts';
import { requireOwnProof } from '../accounts/own-proof.ts';
import { refuseTrial } from '../accounts/roles.ts';
import type { Tables } from '../database/tables.ts';
import { failure } from '../errors.ts';
import type { MemberCall } from '../http/route.ts';
import { announceWaiting } from '../payments/announce.ts';
import { endOpenDeposits } from '../payments/end-open-deposits.ts';
import type { Sandbox } from '../sandbox.ts';
import { lockWallet } from '../wallet/ledger.ts';
import { type ContactKeys, contactKeys } from './contact-keys.ts';
import { never, pauseAnswer, runningPause } from './pauses.ts';
import { type SafePlayTerms, safePlayTerms } from './terms.ts';

/** Begins a time-out of one of the lengths that the site offers. Throws `pause.invalid` for another. */
export async function takeTimeOut(sandbox: Sandbox, call: MemberCall) {
  await refuseTrial(sandbox, call);
  const { hours } = await safePlayTerms(sandbox, call.merchant);
  const wanted = hours.find((one) => one === call.body['hours']);
  if (wanted === undefined) throw failure('pause.invalid');
  const at = sandbox.now();
  const until = new Date(at.getTime() + wanted * 3_600_000);
  return beginPause(sandbox, call, { kind: 'timeOut', at, until });
}

/**
 * Excludes the player for months or years, or for good where the site offers it, for who proves that the account is theirs: nobody can undo it early, so a
 * stranger with the phone must not do it either. Number, mail address and sign-in at a provider are marked, so that no other
 * account opens with them. Where the site says so it goes on after its time until the player asks in writing to end it.
 */
export async function excludeSelf(sandbox: Sandbox, call: MemberCall) {
  await refuseTrial(sandbox, call);
  const terms = await safePlayTerms(sandbox, call.merchant);
  const until = exclusionEnd(terms, call.body, sandbox.now());
  if (until === undefined) throw failure('pause.invalid');
  await requireOwnProof(sandbox, call);
  const { cipher, db, now } = sandbox;
  const { email, mobile } = await readAccount(sandbox, call.member.id);
  // An account is opened with one sign-in at a provider at most, and none is added later.
  const social = await db
    .selectFrom('social_identity')
    .select(['merchant', 'provider', 'subject'])
    .where('account', '=', call.member.id)
    .executeTakeFirst();
  const at = now();
  const [keys] = contactKeys(cipher, call.merchant, { mobile, email, social });
  const length = terms.requestDays > 0 && until < never ? { until: never, leastUntil: until } : { until };
  return beginPause(sandbox, call, { kind: 'exclusion', at, ...length, keys });
}

/** When the exclusion that is asked for is over; nothing for one that is not offered. */
function exclusionEnd({ months, hasEndless }: SafePlayTerms, body: MemberCall['body'], at: Date): Date | undefined {
  if (body['endless'] === true) return hasEndless && body['months'] === undefined ? never : undefined;
  const wanted = months.find((one) => one === body['months']);
  if (wanted === undefined) return undefined;
  const until = new Date(at);
  until.setUTCMonth(until.getUTCMonth() + wanted);
  return until;
}

interface NewPause {
  readonly kind: 'timeOut' | 'exclusion';
  readonly at: Date;
  readonly until: Date;
  readonly leastUntil?: Date;
  /** Absent where other accounts may be opened. */
  readonly keys?: ContactKeys;
}

/** From the end of this transaction on nothing is staked or paid in, not by an older order either, and every session of the player has ended. */
async function beginPause(sandbox: Sandbox, { merchant, member }: MemberCall, pause: NewPause) {
  const { db, cipher } = sandbox;
  const { kind, at, until, leastUntil, keys = { mobile_key: null, email_key: null, social_key: null } } = pause;
  const [key_id] = cipher.keyIds;
  const running = await db.transaction().execute(async (inside) => {
    await lockWallet(inside, member.id);
    await inside
      .insertInto('play_pause')
      .values({
        ...{ merchant, account: member.id, kind, starts_at: at, ends_at: until, least_until: leastUntil ?? null },
        ...{ end_asked_at: null, ...keys, key_id },
      })
      .execute();
    await endEverySession(inside, member.id, at);
    await endOpenDeposits(inside, member.id, at);
    return runningPause(inside, member.id, at);
  });
  await announceWaiting(sandbox, member.id);
  // The longest break that runs is the one that counts.
  return { value: pauseAnswer(running ?? { kind, until, ...(leastUntil && { leastUntil }) }) };
}

async function endEverySession(inside: Transaction<Tables>, account: number, at: Date): Promise<void> {
  await inside
    .updateTable('session')
    .set({ revoked_at: at })
    .where('account', '=', account)
    .where('revoked_at', 'is', null)
    .execute();
}
