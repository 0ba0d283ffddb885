import type { Sandbox } from '../../sandbox.ts';

/** Rates of the rebate of a member, each from when it holds. */
export async function exportRebateRates({ db }: Sandbox, id: number) {
  const rates = await db
    .selectFrom('member_rate')
    .select(['game_type', 'rate', 'valid_from'])
    .where('account', '=', id)
    .orderBy('id')
    .execute();
  return rates.map(({ game_type: gameType, rate: percent, valid_from: from }) => ({ gameType, percent, from }));
}

/** Invitations that an agent made. */
export async function exportInvitations({ db }: Sandbox, id: number) {
  const invitations = await db
    .selectFrom('invitation')
    .select(['code', 'rates', 'created_at'])
    .where('account', '=', id)
    .orderBy('created_at')
    .execute();
  return invitations.map(({ code, rates: preset, created_at: at }) => ({ code, rates: preset, at }));
}

/** Rebates, wages and dividends of an agent. */
export async function exportAgentEarnings({ db }: Sandbox, id: number) {
  const earnings = await db
    .selectFrom('settlement')
    .select(['kind', 'starts_at', 'ends_at', 'base', 'rate', 'amount', 'state', 'paid_at'])
    .where('account', '=', id)
    .orderBy('starts_at')
    .execute();
  return earnings.map(({ starts_at: from, ends_at: to, paid_at: paidAt, ...earning }) => ({
    ...earning,
    ...{ from, to, paidAt },
  }));
}

/** Contracts that an agent was offered, with their terms. */
export async function exportContracts({ db }: Sandbox, id: number) {
  const contracts = await db
    .selectFrom('contract')
    .select(['kind', 'state', 'terms', 'offered_at', 'answered_at', 'ended_at'])
    .where('account', '=', id)
    .orderBy('id')
    .execute();
  return contracts.map(({ offered_at: offeredAt, answered_at: answeredAt, ended_at: endedAt, ...contract }) => ({
    ...contract,
    ...{ offeredAt, answeredAt, endedAt },
  }));
}

/** What a member caught in red envelope rains. */
export async function exportRedEnvelopes({ db }: Sandbox, id: number) {
  const envelopes = await db
    .selectFrom('rain_claim')
    .innerJoin('rain_event', 'rain_event.id', 'rain_claim.event')
    .select(['rain_event.title', 'rain_claim.amount', 'rain_claim.created_at'])
    .where('rain_claim.account', '=', id)
    .orderBy('rain_claim.id')
    .execute();
  return envelopes.map(({ title, amount, created_at: at }) => ({ rain: title, amount, at }));
}

/** When friends came whom a player invited, and what that earned; not who they are. */
export async function exportInvitedFriends({ db }: Sandbox, id: number) {
  const friends = await db
    .selectFrom('referral')
    .select(['created_at', 'reward', 'rewarded_at'])
    .where('referrer', '=', id)
    .orderBy('created_at')
    .execute();
  return friends.map(({ created_at: joinedAt, rewarded_at: rewardedAt, reward }) => ({
    joinedAt,
    ...(rewardedAt === null ? {} : { reward, rewardedAt }),
  }));
}
