import type { Sandbox } from '../sandbox.ts';
import { centsOf } from './cents.ts';

/** The rate of an account for a game type at a moment, in hundredths of a percent; 0 before the first. */
export type RateAt = (account: number, gameType: string, at: Date) => bigint;

/** Reads every rate that the accounts of a merchant have had. */
export async function readRates(db: Sandbox['db'], merchant: string): Promise<RateAt> {
  const rows = await db
    .selectFrom('member_rate')
    .innerJoin('account', 'account.id', 'member_rate.account')
    .select(['member_rate.account', 'member_rate.game_type', 'member_rate.rate', 'member_rate.valid_from'])
    .where('account.merchant', '=', merchant)
    .orderBy('member_rate.valid_from', 'desc')
    .execute();
  const histories = Map.groupBy(rows, ({ account, game_type }) => `${account} ${game_type}`);
  return (account, gameType, at) => {
    const valid = histories.get(`${account} ${gameType}`)?.find(({ valid_from }) => valid_from <= at);
    return valid ? centsOf(valid.rate) : 0n;
  };
}
