import type { Page } from '@playwright/test';
import type { TestSite } from './a-site.ts';
import { platform } from './platform.ts';
import { memberPassword, signIn } from './sign-in.ts';

const dayMs = 86_400_000;

/** The day some days ago, in UTC. */
export function dayBack(count: number): string {
  return new Date(Date.now() - count * dayMs).toISOString().slice(0, 10);
}

/** A day of the half of a month before the one that today lies in. */
export function dayOfLastHalf(): string {
  const today = new Date();
  const isFirstHalf = today.getUTCDate() < 16;
  const day = new Date(
    Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - (isFirstHalf ? 1 : 0), isFirstHalf ? 20 : 5),
  );
  return day.toISOString().slice(0, 10);
}

interface Bet {
  readonly day: number | string;
  readonly amount: string;
  readonly win?: string;
  readonly gameType?: string;
}

/** A bet of a member's history. */
export const bet = (details: Bet) => ({ kind: 'bet', ...details });

const tiers = (rate: string) => ({ tiers: [{ threshold: '0.01', rate }] });
const contracts = { daily: tiers('1.00'), hourly: tiers('0.10'), dividend: { period: 'halfMonth', ...tiers('10.00') } };

export interface TeamOptions {
  /** What the agent has; 50.00 when absent. */
  readonly balance?: string;
  /** What the direct member did before: yesterday's bet when absent. */
  readonly carl?: readonly object[];
  /** What the member below the second agent did before. */
  readonly dora?: readonly object[];
}

/**
 * Signs in as `anna`, the agent over the agent `bela` and the member `carl`; `dora` stands below `bela`. Yesterday `carl`
 * staked 100.00 and won 30.00, and `dora` does what the test says. Both agents have rates and contracts since long ago.
 */
export async function signInAsAgent(
  page: Page,
  site: TestSite,
  { balance = '50.00', dora = [], ...more }: TeamOptions = {},
) {
  const { carl = [bet({ day: 1, amount: '100.00', win: '30.00' })] } = more;
  const earning = (rates: object) => ({ rates, contracts });
  await platform.given(site, {
    accounts: [
      { userName: 'anna', type: 41, password: memberPassword, balance, earning: earning({ RNG: '0.80' }) },
      { userName: 'bela', type: 41, password: memberPassword, upline: 'anna', earning: earning({ RNG: '0.50' }) },
      { userName: 'carl', upline: 'anna', history: carl },
      { userName: 'dora', upline: 'bela', history: dora },
    ],
  });
  await signIn(page, site, { userName: 'anna', type: 41 });
}
