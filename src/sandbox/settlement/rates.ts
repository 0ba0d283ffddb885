import { houseRates } from '../agents/rates.ts';
import type { Sandbox } from '../sandbox.ts';
import { percentOf } from './percent.ts';

/**
 * The rate of an account for a game type at a moment, in hundredths of a percent; 0 before the first. Whom nobody stands
 * above and nobody has set a rate for has those of the house, as the account's own page says (`ownRates`).
 */
export type RateAt = (account: number, gameType: string, at: Date) => bigint;

/** Reads every rate that the accounts of a merchant have had. */
export async function readRates(db: Sandbox['db'], merchant: string): Promise<RateAt> {
  const rows = await db
    .selectFrom('member_rate')
    .innerJoin('account', 'account.id', 'member_rate.account')
    .select(['member_rate.account', 'member_rate.game_type', 'member_rate.rate', 'member_rate.valid_from'])
    .where('account.merchant', '=', merchant)
    .orderBy('member_rate.valid_from', 'desc')
    .orderBy('member_rate.id', 'desc')
    .execute();
  const tops = await db
    .selectFrom('account')
    .select('id')
    .where('merchant', '=', merchant)
    .where('upline', 'is', null)
    .where('id', 'not in', (member) => member.selectFrom('member_rate').select('account'))
    .execute();
  const ofHouse = new Set(tops.map(({ id }) => id));
  const histories = Map.groupBy(rows, ({ account, game_type }) => `${account} ${game_type}`);
  return (account, gameType, at) => {
    if (ofHouse.has(account)) return percentOf(houseRates[gameType] ?? '0.00');
    const valid = histories.get(`${account} ${gameType}`)?.find(({ valid_from }) => valid_from <= at);
    return valid ? percentOf(valid.rate) : 0n;
  };
}
