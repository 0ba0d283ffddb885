import { usePlatform } from '../../../client/index.ts';
import { type Pages, usePages } from '../../../client/shell/use-pages.ts';
import type { Answer } from '../../../contracts/platform-answer.ts';

export type EarningPage = Answer<'teamRebates'>;
export type Earning = EarningPage['list'][number];
export type EarningCall = 'teamRebates' | 'dailyWages' | 'manualWages' | 'hourlyWages' | 'dividends';
export type Scope = 'self' | 'team';

/** What was earned in closed periods, page by page. */
export function useEarnings(
  call: EarningCall,
  query: Readonly<Record<string, string | undefined>>,
): Pages<EarningPage> {
  const platform = usePlatform();
  const key = ['agentIncome.earnings', call, ...Object.values(query)].join('.');
  return usePages(key, (page) => platform.call(call, { query: { ...query, page }, quiet: true }));
}
