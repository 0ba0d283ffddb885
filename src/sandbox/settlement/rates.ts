import { houseRates } from '../agents/rates.ts';
import type { Sandbox } from '../sandbox.ts';
import { percentOf } from './percent.ts';
import type { TeamTree } from './team-tree.ts';

/**
 * The rate of an account for a game type at a moment, in hundredths of a percent; 0 before the first. Whom nobody stands
 * above has those of the house until somebody sets them a rate, as the account's own page says (`ownRates`).
 */
export type RateAt = (account: number, gameType: string, at: Date) => bigint;

/** Reads every rate that the accounts of a merchant have had; the tree says whom nobody stood above. */
export async function readRates(
  db: Sandbox['db'],
  merchant: string,
  { uplineOf }: Pick<TeamTree, 'uplineOf'>,
): Promise<RateAt> {
  const rows = await db
    .selectFrom('member_rate')
    .innerJoin('account', 'account.id', 'member_rate.account')
    .select(['member_rate.account', 'member_rate.game_type', 'member_rate.rate', 'member_rate.valid_from'])
    .where('account.merchant', '=', merchant)
    .orderBy('member_rate.valid_from', 'desc')
    .orderBy('member_rate.id', 'desc')
    .execute();
  const histories = Map.groupBy(rows, ({ account, game_type }) => `${account} ${game_type}`);
  const firstOwn = new Map(rows.map(({ account, valid_from }) => [account, valid_from]));
  const isOfHouse = (account: number, at: Date) => {
    const first = firstOwn.get(account);
    return uplineOf(account) === null && (first === undefined || first > at);
  };
  return (account, gameType, at) => {
    if (isOfHouse(account, at)) return percentOf(houseRates[gameType] ?? '0.00');
    const valid = histories.get(`${account} ${gameType}`)?.find(({ valid_from }) => valid_from <= at);
    return valid ? percentOf(valid.rate) : 0n;
  };
}
