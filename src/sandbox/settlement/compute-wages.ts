import { fromMinor, unitsOf } from '../../engine/minor-units.ts';
import { inForce, readAgreements } from './agreements.ts';
import type { Closing, Earned } from './earned.ts';
import { readBets } from './figures.ts';
import { percentText } from './percent.ts';
import { shareOf, tierRate } from './rules.ts';
import { readTeamTree } from './team-tree.ts';

/**
 * The wage of everybody with a contract for a day or an hour: the turnover of their team times the rate of the highest
 * tier that it reaches. Where the site has wages by hand, the upline pays those of a day from their own wallet.
 */
export async function computeWages(kind: 'daily' | 'hourly', closing: Closing): Promise<readonly Earned[]> {
  const { db, sandbox, merchant, period, decimals } = closing;
  const agreements = inForce(await readAgreements(db, merchant, kind), period);
  if (agreements.length === 0) return [];
  const [tree, bets] = [await readTeamTree(db, merchant, period.startsAt), await readBets(db, merchant, period)];
  const isByHand = kind === 'daily' && (await sandbox.sites.get(merchant))?.site.flags['manualSalary'] === true;
  return agreements.flatMap(({ account, tiers }) => {
    const team = tree.below(account);
    const turnover = bets.reduce((sum, bet) => (team.has(bet.account) ? sum + unitsOf(bet.stake, decimals) : sum), 0n);
    const rate = tierRate(tiers, turnover, decimals);
    const amount = shareOf(turnover, rate);
    if (amount === 0n) return [];
    const facts = { account, source: account, game_type: '', payer: isByHand ? tree.uplineOf(account) : null };
    return [
      { ...facts, base: fromMinor(turnover, decimals), rate: percentText(rate), amount: fromMinor(amount, decimals) },
    ];
  });
}
