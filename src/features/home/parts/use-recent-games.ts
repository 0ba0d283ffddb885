import { type Game, useLanguage, usePlatform, useResource, useSession, useSetting } from '../../../client/index.ts';
import { readGamePage } from '../../../lobby/index.ts';

/** What the player played last, the latest first; absent for guests and until it is known (row G-312). */
export function useRecentGames(): readonly Game[] | undefined {
  const platform = usePlatform();
  const { language } = useLanguage();
  const { session } = useSession();
  const pageSize = useSetting('pageSize.home');
  const query = { gameType: '', vendor: '', language, page: 1, pageSize, clientType: 2 };
  const { value } = useResource(session ? `home.recent.${language}` : undefined, async () =>
    readGamePage(await platform.call('recent', { quiet: true, query })),
  );
  return value?.games;
}
