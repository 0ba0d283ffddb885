import type { Answer } from '../../../contracts/platform-answer.ts';
import { useClock, useMoments, usePlatform } from '../../../client/index.ts';
import { type Pages, usePages } from '../../../client/shell/use-pages.ts';

/** A settled bet as the platform reports it; stake and win are decimal texts. */
export type Bet = BetPage['list'][number];

/** A page of bets, with what the bets asked for come to and their vendors where the platform counts them. */
export type BetPage = Answer<'betRecords'>;

/** How a bet ended: a return at or below the stake is no win. */
export type BetState = 'won' | 'returned' | 'lost';

/** Which bets are shown; an empty text limits nothing. */
export interface BetQuery {
  readonly range: 'today' | 'week' | 'month' | 'all';
  readonly state: BetState | '';
  /** Vendor code. */
  readonly vassalage: string;
}

export const everyBet: BetQuery = { range: 'all', state: '', vassalage: '' };

const days = { today: 0, week: 6, month: 29 } as const;
const dayMs = 86_400_000;

/** The bets asked for, page by page. */
export function useBets(wanted: BetQuery): Pages<BetPage> {
  const platform = usePlatform();
  const clock = useClock();
  const { startOfDay } = useMoments();
  const { range, state, vassalage } = wanted;
  return usePages(`member.bets.${range}.${state}.${vassalage}`, (page) => {
    const from = range === 'all' ? undefined : new Date(startOfDay(clock.now()) - days[range] * dayMs).toISOString();
    const query = { page, from, state: state || undefined, vassalage: vassalage || undefined };
    return platform.call('betRecords', { query, quiet: true });
  });
}
