import type { TestSandbox } from '../sandbox.fixture.ts';

const dayMs = 86_400_000;

/** Contract terms with one tier. */
export const flat = (rate: string, threshold = '0.01') => ({ tiers: [{ threshold, rate }] });

/**
 * A team of three levels with two days of bets: `anna` over `bela` and `carl`, `bela` over `dora`. Rates of RNG are 0.80,
 * 0.50 and 0.20; `bela` and `anna` earn wages and dividends, `bela` from `anna`'s hand where the site says so.
 */
export async function aTeam(platform: TestSandbox, merchant: string): Promise<void> {
  const bet = (day: number, amount: string, win = '0', gameType = 'RNG') => ({
    ...{ day, kind: 'bet', amount, win, gameType },
  });
  const contracts = {
    daily: { tiers: [{ threshold: '100.00', rate: '1.00' }] },
    hourly: flat('0.10'),
    dividend: { period: 'halfMonth', ...flat('10.00') },
  };
  await platform.given(merchant, {
    accounts: [
      { userName: 'anna', type: 41, balance: '50.00', earning: { rates: { RNG: '0.80', LIVE: '0.40' }, contracts } },
      { userName: 'bela', type: 41, upline: 'anna', earning: { rates: { RNG: '0.50', LIVE: '0.40' }, contracts } },
      { userName: 'carl', upline: 'anna', history: [bet(1, '100.00', '30.00'), bet(2, '40.00')] },
      {
        ...{ userName: 'dora', upline: 'bela', earning: { rates: { RNG: '0.20' } } },
        history: [
          { day: 1, kind: 'deposit', amount: '500.00' },
          { day: 1, kind: 'bonus', amount: '5.00' },
          bet(1, '333.33', '12.50'),
          bet(1, '200.00', '400.00', 'LIVE'),
        ],
      },
      { userName: 'other', type: 41 },
    ],
  });
}

/** The day that lies some days back, in UTC. */
export function dayBack(count: number, now = Date.now()): string {
  return new Date(now - count * dayMs).toISOString().slice(0, 10);
}
