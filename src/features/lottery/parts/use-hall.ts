import { useEffect } from 'react';
import { useLanguage, usePlatform, useResource } from '../../../client/index.ts';
import { type Lottery, type LotteryGroup, readList, readMenu } from './read-menu.ts';
import { usePrizeMode } from './use-prize-mode.ts';

export interface Hall {
  /** Nothing until the menu is there. */
  readonly groups: readonly LotteryGroup[] | undefined;
  readonly isFailed: boolean;
  retry(): void;
}

/**
 * The lotteries as the menu groups them, with the issue that the list says is open; the list is asked for again when a
 * draw is over (rows G-273, G-315, G-316).
 */
export function useHall(now: number | undefined): Hall {
  const platform = usePlatform();
  const { language } = useLanguage();
  const prizeMode = usePrizeMode();
  const key = prizeMode === undefined ? undefined : `${prizeMode}.${language}`;
  const options = { query: { prizeMode, language }, quiet: true };
  const menu = useResource(key && `lottery.menu.${key}`, async () =>
    readMenu(await platform.call('lotteryMenu', options)),
  );
  const list = useResource(key && `lottery.list.${key}`, async () =>
    readList(await platform.call('lotteries', options)),
  );
  const open = new Map(list.value?.map((lottery) => [lottery.game.gameId, lottery]));
  const groups = menu.value?.map((group) => ({
    ...group,
    lotteries: group.lotteries.map((lottery) => open.get(lottery.game.gameId) ?? lottery),
  }));
  useRenewal(nextDraw(groups), now, list.retry);
  return { groups, isFailed: menu.status === 'error', retry: menu.retry };
}

// Once for every draw that ends.
function useRenewal(next: number | undefined, now: number | undefined, renew: () => void): void {
  const isOver = now !== undefined && next !== undefined && next <= now;
  useEffect(() => {
    if (isOver) renew();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- how to renew is the same every time
  }, [isOver, next]);
}

function nextDraw(groups: readonly { readonly lotteries: readonly Lottery[] }[] = []): number | undefined {
  const ends = groups.flatMap(({ lotteries }) => lotteries.flatMap(({ closesAt }) => closesAt ?? []));
  return ends.length === 0 ? undefined : Math.min(...ends);
}
