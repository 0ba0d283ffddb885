import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { type Runtime, useRuntime } from '../../../client/index.ts';
import { favouritesKey, unmarkedKey } from '../../../lobby/index.ts';
import type { PagedGames } from './use-game-pages.ts';

/**
 * A list of favourites as the hearts have it: a game whose mark is taken off leaves at once, and the hearts learn those of
 * every page, beyond the first hundred (rows G-089, G-091). Any other list stays as it is.
 */
export function useMarkedGames(list: PagedGames, isMarked: boolean): PagedGames {
  const { resources } = useRuntime();
  const subscribe = useCallback((listener: () => void) => resources.subscribe(listener), [resources]);
  const ids = useSyncExternalStore(subscribe, () => knownIds(resources), none);
  const unmarked = useSyncExternalStore(subscribe, () => resources.read<ReadonlySet<string>>(unmarkedKey).value, none);
  const games = useMemo(
    () => (isMarked ? list.games.filter(({ nodeId }) => !unmarked?.has(nodeId)) : list.games),
    [isMarked, list.games, unmarked],
  );
  useEffect(() => {
    if (!isMarked || !ids || games.every(({ nodeId }) => ids.has(nodeId))) return;
    resources.put(favouritesKey, new Set([...ids, ...games.map(({ nodeId }) => nodeId)]));
  }, [isMarked, ids, games, resources]);
  const left = list.games.length - games.length;
  return { ...list, games, totalCount: Math.max(list.totalCount - left, 0) };
}

/** None where the platform could not say: these games are marked all the same. */
function knownIds(resources: Runtime['resources']): ReadonlySet<string> | undefined {
  const { status, value } = resources.read<ReadonlySet<string>>(favouritesKey);
  return value ?? (status === 'error' ? empty : undefined);
}

const empty: ReadonlySet<string> = new Set();

/** The server knows of nobody's hearts. */
const none = () => undefined;
