import { useMemo } from 'react';
import type { Game, Loaded } from '../client/platform/content-types.ts';
import { readGamePage } from './games.ts';
import { useLanguage, usePlatform, useResource, useSite } from '../client/hooks.ts';
import { useRuntime } from '../client/runtime.tsx';
import { sortBy } from './sort-by.ts';

/**
 * The hot games of the merchant, loaded once for lobby, strip, list and overlay; `refresh` asks for a fresh list (rows
 * G-104, G-114, G-313). Those that the merchant puts first come first. The server draws the page with an `early` answer.
 */
export function useHotGames(
  options: { readonly early?: boolean } = {},
): Loaded<readonly Game[]> & { retry(): void; refresh(): void } {
  const platform = usePlatform();
  const { resources } = useRuntime();
  const { language } = useLanguage();
  const { identity, lobby } = useSite();
  const key = `games.hot.${language}`;
  const load = async (extra: Readonly<Record<string, number>> = {}) => {
    const query = { isPlatform: 2, language, platform: 'html5', merchantCode: identity.code, ...extra };
    return readGamePage(await platform.call('hotGames', { quiet: true, query })).games;
  };
  const hot = useResource(key, () => load(), options);
  const value = useMemo(
    () => hot.value && sortBy(hot.value, ({ gameId }) => lobby?.games.indexOf(gameId) ?? 0),
    [hot.value, lobby],
  );
  return { ...hot, ...(value && { value }), refresh: () => void resources.load(key, () => load({ refresh: 1 })) };
}
