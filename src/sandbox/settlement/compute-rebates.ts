import { fromMinor, unitsOf } from '../../engine/minor-units.ts';
import type { Closing, Earned } from './earned.ts';
import { readBets } from './figures.ts';
import { percentText } from './percent.ts';
import { readRates } from './rates.ts';
import { rebateRate, shareOf } from './rules.ts';
import { readTeamTree } from './team-tree.ts';

interface Share {
  readonly account: number;
  readonly source: number;
  readonly gameType: string;
  readonly rate: bigint;
  turnover: bigint;
}

/**
 * Every upline's rebate of a day: the turnover of a member in games of one type, times what the agent keeps of their rate.
 * The rates that were valid when a bet was placed count; a day in which they changed brings a row for each.
 */
export async function computeRebates({ db, sandbox, merchant, period, decimals }: Closing): Promise<readonly Earned[]> {
  const tree = await readTeamTree(db, merchant, period.startsAt);
  const rateAt = await readRates(db, merchant, tree);
  const shares = new Map<string, Share>();
  for (const { account: source, node_id, stake, created_at } of await readBets(db, merchant, period)) {
    const gameType = sandbox.catalogue.byNode(node_id)?.gameType;
    if (gameType === undefined) continue;
    for (const { agent, branch } of tree.above(source)) {
      const rate = rebateRate(rateAt(agent, gameType, created_at), rateAt(branch, gameType, created_at));
      if (rate === 0n) continue;
      const key = `${agent} ${source} ${gameType} ${rate}`;
      const share = shares.get(key) ?? { account: agent, source, gameType, rate, turnover: 0n };
      share.turnover += unitsOf(stake, decimals);
      shares.set(key, share);
    }
  }
  return [...shares.values()].flatMap(({ account, source, gameType, rate, turnover }) => {
    const amount = shareOf(turnover, rate);
    if (amount === 0n) return [];
    const facts = { account, source, game_type: gameType, payer: null };
    return [
      { ...facts, base: fromMinor(turnover, decimals), rate: percentText(rate), amount: fromMinor(amount, decimals) },
    ];
  });
}
