import { sql } from 'kysely';
import { openPersonal } from '../accounts/personal-data.ts';
import type { MemberCall } from '../http/route.ts';
import type { Sandbox } from '../sandbox.ts';
import { amountText, decimalsIn } from '../wallet/currency.ts';
import { referralTerms } from './reward-referral.ts';

const shown = 50;

/**
 * Answers who registered by a player's link, newest first and with masked names, what it earned the player, and what is
 * promised for the next friend. The list holds the newest 50; the numbers count all.
 */
export async function readReferrals(sandbox: Sandbox, { merchant, member }: MemberCall) {
  const { db, cipher } = sandbox;
  const decimals = await decimalsIn(sandbox, merchant);
  const own = db
    .selectFrom('referral')
    .innerJoin('account', 'account.id', 'referral.friend')
    .where('referral.referrer', '=', member.id);
  const { joined, earned } = await own
    .select(({ fn }) => [
      fn.countAll<string>().as('joined'),
      amountText(sql`sum(referral.reward) filter (where rewarded_at is not null)`, decimals).as('earned'),
    ])
    .executeTakeFirstOrThrow();
  const rows = await own
    .select(['account.name', 'account.erased_at', 'referral.created_at', 'referral.reward', 'referral.rewarded_at'])
    .orderBy('referral.created_at', 'desc')
    .orderBy('referral.friend', 'desc')
    .limit(shown)
    .execute();
  const list = rows.map(({ erased_at, created_at, reward, rewarded_at, ...player }) => {
    const { name } = openPersonal(cipher, player);
    return {
      ...(erased_at ? {} : { userName: `${name.slice(0, 2)}***${name.slice(-1)}` }),
      joinedAt: created_at.toISOString(),
      ...(reward === null ? {} : rewarded_at ? { reward } : { promised: reward }),
    };
  });
  const promised = await referralTerms(sandbox, merchant);
  const terms = promised && { reward: promised.reward, minDeposit: promised.minDeposit };
  return { value: { joined: Number(joined), earned, ...(terms ? { terms } : {}), list } };
}
