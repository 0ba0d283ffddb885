import { fromMinor } from '../../engine/minor-units.ts';
import type { CatalogueGame } from '../catalogue/catalogue.ts';
import type { Movement } from '../wallet/ledger.ts';

const [dayMs, hourMs] = [86_400_000, 3_600_000];
/** How much of a stake comes back, as often as it stands here. */
const returns = [0, 0, 0, 0.5, 0.8, 1.2, 1.5, 3];

export interface HistoryOptions {
  readonly account: number;
  readonly since: Date;
  readonly now: Date;
  readonly games: readonly CatalogueGame[];
  readonly random: () => number;
  /** How many decimals the merchant's money has; what is paid and staked is counted in smallest units. */
  readonly decimals: number;
}

/**
 * What a member of the demonstration's team paid and played since they registered, some days of each week: money comes
 * in before it is staked, so that no balance was ever below zero.
 */
export function teamHistory({ account, since, now, games, random, decimals }: HistoryOptions) {
  const movements: Movement[] = [];
  const bets: { account: number; node_id: string; stake: string; payout: string; created_at: Date }[] = [];
  let [balance, lastAt] = [0, since];
  const move = (kind: Movement['kind'], units: number, note: string, at: Date) => {
    if (units === 0) return;
    balance += units;
    movements.push({ account, kind, amount: fromMinor(units, decimals), note, at });
  };
  for (let time = since.getTime(); time < now.getTime(); time += dayMs) {
    if (random() > 0.42) continue;
    const at = new Date(Math.min(time + Math.floor(random() * 10) * hourMs, now.getTime()));
    if (balance < 2_000) move('deposit', (2 + Math.floor(random() * 18)) * 1_000, 'Bank transfer', at);
    const stake = Math.min(balance, (1 + Math.floor(random() * 15)) * 100);
    const game = games[Math.floor(random() * games.length)];
    const payout = Math.round(stake * (returns[Math.floor(random() * returns.length)] ?? 0));
    if (game && stake > 0) {
      move('stake', -stake, game.title, at);
      move('payout', payout, game.title, at);
      bets.push({
        account,
        node_id: game.nodeId,
        stake: fromMinor(stake, decimals),
        payout: fromMinor(payout, decimals),
        created_at: at,
      });
    }
    if (balance > 9_000 && random() < 0.35) move('withdraw', -Math.floor(balance / 2_000) * 1_000, '', at);
    if (random() < 0.04) move('bonus', 500, 'House gift', at);
    lastAt = at;
  }
  return { movements, bets, lastAt };
}
