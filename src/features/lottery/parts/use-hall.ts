import { useEffect, useRef } from 'react';
import { useLanguage, usePlatform, useResource } from '../../../client/index.ts';
import { type LotteryGroup, readList, readMenu } from './read-menu.ts';
import { dueRenewal, type Renewal } from './renewal.ts';
import { usePrizeMode } from './use-prize-mode.ts';

export interface Hall {
  /** Nothing until the menu is there. */
  readonly groups: readonly LotteryGroup[] | undefined;
  readonly isFailed: boolean;
  retry(): void;
}

/**
 * The lotteries as the menu groups them, with the issue that the list says is open; the list is asked for again when a
 * draw is over, until it gives the next issue (rows G-273, G-315, G-316).
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
  useRenewal(groups ?? [], now, list.retry);
  return { groups, isFailed: menu.status === 'error', retry: menu.retry };
}

function useRenewal(groups: readonly LotteryGroup[], now: number | undefined, renew: () => void): void {
  const last = useRef<Renewal>(undefined);
  useEffect(() => {
    const due = now === undefined ? undefined : dueRenewal(endedDraws(groups, now), now, last.current);
    if (due === undefined) return;
    last.current = due;
    renew();
  });
}

function endedDraws(groups: readonly LotteryGroup[], now: number): readonly string[] {
  const lotteries = groups.flatMap((group) => group.lotteries);
  const ended = lotteries.filter(({ closesAt }) => closesAt !== undefined && closesAt <= now);
  return ended.map(({ game, closesAt }) => `${game.gameId}.${closesAt}`);
}
