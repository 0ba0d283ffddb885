import type { Game } from './games.ts';
import { useResource, useSession, useSetting } from './hooks.ts';
import { useRuntime } from './runtime.tsx';

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
  const { platform, actions } = useRuntime();
  const { session } = useSession();
  const pageSize = useSetting('favourites.prefetch');
  const { value } = useResource<ReadonlySet<string>>(session ? favouritesKey : undefined, async () =>
    readIds(await platform.call('favouriteIds', { quiet: true, query: { pageNo: 1, pageSize } })),
  );
  return (game) => ({
    on: value?.has(game.nodeId) === true,
    onToggle: () => void actions.run('favourites.toggle', { game }),
  });
}

function readIds(answer: unknown): ReadonlySet<string> {
  const content = fieldOf(answer, 'content');
  return new Set(Array.isArray(content) ? content.map((entry) => String(fieldOf(entry, 'nodeId'))) : []);
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
