import { useCallback } from 'react';
import type { Game } from '../client/platform/content-types.ts';
import { useResource, useSession } from '../client/hooks.ts';
import type { Runtime } from '../client/runtime-types.ts';
import { useRuntime } from '../client/runtime.tsx';

/** Where the node ids of a player's marked games are kept. */
export const favouritesKey = 'games.favourites';
/** Where those are kept whose mark was taken off in this visit, on whatever page of favourites they stand. */
export const unmarkedKey = 'games.unmarked';

/** The heart of a tile: filled or not, and what a tap does. */
export interface Heart {
  readonly on: boolean;
  onToggle(): void;
}

/** Hearts of games: the marked ones are asked for once after the login (rows G-088…G-094, G-309). */
export function useFavourites(): (game: Game) => Heart {
  const runtime = useRuntime();
  const { session } = useSession();
  const { value } = useResource(session ? favouritesKey : undefined, () => loadMarked(runtime));
  return (game) => ({
    on: value?.has(game.nodeId) === true,
    onToggle: () => void runtime.actions.run('favourites.toggle', { game }),
  });
}

/** What a tap on a heart does; the same function every time, for tiles that are drawn only when their own game changes. */
export function useToggleFavourite(): (game: Game) => void {
  const { actions } = useRuntime();
  return useCallback((game) => void actions.run('favourites.toggle', { game }), [actions]);
}

/** The node ids of the first marked games, as many as the merchant prefetches; throws what the call throws. */
export async function loadMarked({ platform, release }: Runtime): Promise<ReadonlySet<string>> {
  const pageSize = release.getState().site.settings['favourites.prefetch'];
  return readIds(await platform.call('favouriteIds', { quiet: true, query: { pageNo: 1, pageSize } }));
}

function readIds(answer: unknown): ReadonlySet<string> {
  const content = fieldOf(answer, 'content');
  return new Set(Array.isArray(content) ? content.map((entry) => String(fieldOf(entry, 'nodeId'))) : []);
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
