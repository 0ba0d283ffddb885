import { useClock, useMoments } from '../../../client/index.ts';
import { type Pages, usePages } from './use-pages.ts';

/** A settled bet as the platform tells it. */
export interface Bet {
  readonly id: string | number;
  readonly gameName: string;
  readonly iconUrl?: string;
  /** Its vendor. */
  readonly displayName?: string;
  /** Decimal texts. */
  readonly stake: string;
  readonly win: string;
  readonly placedAt: string;
}

/** How a bet ended: a return at or below the stake is no win. */
export type BetState = 'won' | 'returned' | 'lost';

/** Which bets are shown; an empty text limits nothing. */
export interface BetWish {
  readonly range: 'today' | 'week' | 'month' | 'all';
  readonly state: BetState | '';
  /** Vendor code. */
  readonly vassalage: string;
}

/** What the wished bets come to, where the platform counts them. */
export interface BetTotals {
  readonly count: number;
  readonly stake: string;
  readonly win: string;
}

export interface BetVendor {
  readonly vassalage: string;
  readonly displayName: string;
}

interface BetExtras {
  readonly sums?: BetTotals;
  readonly vendors?: readonly BetVendor[];
}

export const everyBet: BetWish = { range: 'all', state: '', vassalage: '' };

const days = { today: 0, week: 6, month: 29 } as const;
const dayMs = 86_400_000;

/** The wished bets, page by page. */
export function useBets(wish: BetWish): Pages<Bet, BetExtras> {
  const clock = useClock();
  const { startOfDay } = useMoments();
  const { range, state, vassalage } = wish;
  return usePages<Bet, BetExtras>(`member.bets.${range}.${state}.${vassalage}`, 'betRecords', () => ({
    ...(range === 'all' ? {} : { from: new Date(startOfDay(clock.now()) - days[range] * dayMs).toISOString() }),
    ...(state === '' ? {} : { state }),
    ...(vassalage === '' ? {} : { vassalage }),
  }));
}

/** How a bet ended. */
export function stateOf({ stake, win }: Pick<Bet, 'stake' | 'win'>): BetState {
  if (Number(win) === 0) return 'lost';
  return Number(win) > Number(stake) ? 'won' : 'returned';
}
