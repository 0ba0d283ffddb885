import { readPlayTime } from '../../safe-play/play-time.ts';
import type { Sandbox } from '../../sandbox.ts';

/** What a player staked and got back. */
export async function exportBets({ db, catalogue }: Sandbox, id: number) {
  const bets = await db
    .selectFrom('bet')
    .select(['node_id', 'stake', 'payout', 'created_at'])
    .where('account', '=', id)
    .orderBy('id')
    .execute();
  const titleOf = (nodeId: string) => catalogue.byNode(nodeId)?.title ?? nodeId;
  return bets.map(({ node_id, stake, payout, created_at: at }) => ({ game: titleOf(node_id), stake, payout, at }));
}

/** Titles of the games that a player keeps. */
export async function exportFavourites({ db, catalogue }: Sandbox, id: number) {
  const favourites = await db.selectFrom('favourite').select('node_id').where('account', '=', id).execute();
  return favourites.map(({ node_id }) => catalogue.byNode(node_id)?.title ?? node_id);
}

/** Games that a player opened last, and when. */
export async function exportRecentGames({ db, catalogue }: Sandbox, id: number) {
  const recent = await db.selectFrom('recent').select(['node_id', 'played_at']).where('account', '=', id).execute();
  return recent.map(({ node_id, played_at: at }) => ({ game: catalogue.byNode(node_id)?.title ?? node_id, at }));
}

/** Limits that a player set themselves, with what they change to. */
export async function exportPlayLimits({ db }: Sandbox, id: number) {
  const limits = await db
    .selectFrom('play_limit')
    .select(['kind', 'span', 'amount', 'next_at', 'next_amount', 'next_asks'])
    .where('account', '=', id)
    .execute();
  return limits.map(({ next_at: changesAt, next_amount: changesTo, next_asks: asksAgain, ...limit }) => ({
    ...limit,
    ...(changesAt === null ? {} : { changesAt, changesTo, asksAgain }),
  }));
}

/** Breaks and exclusions that a player took. */
export async function exportBreaks({ db }: Sandbox, id: number) {
  const breaks = await db
    .selectFrom('play_pause')
    .select(['kind', 'starts_at', 'ends_at', 'least_until', 'end_asked_at'])
    .where('account', '=', id)
    .orderBy('id')
    .execute();
  return breaks.map(({ kind, starts_at: from, ends_at: to, least_until: atLeastUntil, end_asked_at: endAskedAt }) => ({
    ...{ kind, from, to, atLeastUntil, endAskedAt },
  }));
}

/** How long a player has played on the last day on which they did; nothing for who never played. */
export async function exportPlayTime({ db }: Sandbox, id: number) {
  const playTime = await readPlayTime(db, id);
  return (
    playTime && {
      ...{ playedLastAt: playTime.acted_at, day: playTime.day_from, minutes: Math.floor(playTime.day_ms / 60_000) },
    }
  );
}
