import { type Loaded, useLanguage, usePlatform, useResource, useSite } from '../../../client/index.ts';
import { type GamePage, readGamePage, type Vendor } from '../../../lobby/index.ts';
import { listOfRoute } from './list-of-route.ts';
import { listQuestion } from './list-question.ts';

/** How many games stand for a vendor. */
export const coverCount = 3;

/**
 * The first games of a vendor in a category and how many it has, by the very call of the list that a tap opens; asked
 * once the vendor `isSeen`, so that a long page does not ask for all of them.
 */
export function useVendorGames({ vassalage }: Vendor, category: string, isSeen: boolean): Loaded<GamePage> {
  const platform = usePlatform();
  const site = useSite();
  const { language } = useLanguage();
  const address = listOfRoute('games.all', new URLSearchParams({ gameType: category, vassalage }), site);
  const { key, call, query } = listQuestion(address, { site, language }, coverCount);
  return useResource(isSeen ? `vendors.games.${key}` : undefined, async () =>
    readGamePage(await platform.call(call, { quiet: true, query: query(1) })),
  );
}
