import type { EndpointName } from '../../../contracts/endpoints.ts';
import type { SitePart } from '../../../contracts/site.ts';
import type { ListAddress } from './list-of-route.ts';

/** A question that is answered by pages of games. */
export interface GameQuestion {
  /** The same words for the same question: another key empties the list (row G-052). */
  readonly key: string;
  readonly call: EndpointName;
  query(page: number): Readonly<Record<string, string | number>>;
}

export interface Asker {
  readonly site: SitePart;
  readonly language: string;
}

/** The list call of all, search, new and filter (rows G-056, G-305, G-306, G-358). */
export function listQuestion(
  address: Pick<ListAddress, 'gameType' | 'vassalage' | 'gameClassify' | 'gameName'> & { readonly isNew?: boolean },
  { site, language }: Asker,
  pageSize: number = site.settings['pageSize.gameList'],
): GameQuestion {
  const { gameType, vassalage, gameClassify, gameName, isNew = false } = address;
  return questionOf('games', (pageNo) => ({
    merchant: site.identity.code,
    platform: 'html5',
    clientType: 2,
    gameName,
    gameType,
    pageNo,
    pageSize,
    vassalage,
    gameClassify,
    minBet: '',
    minLine: '',
    isNew: isNew ? 1 : '',
    language,
  }));
}

/** The player's own lists, narrowed by type and vendor (rows G-092, G-310, G-312, G-359). */
export function ownQuestion(
  mode: 'favourites' | 'recent',
  { gameType, vassalage }: Pick<ListAddress, 'gameType' | 'vassalage'>,
  { site, language }: Asker,
): GameQuestion {
  const common = { gameType, vendor: vassalage, language };
  if (mode === 'favourites') {
    const pageSize = site.settings['pageSize.favourites'];
    return questionOf('favourites', (pageNo) => ({ ...common, pageNo, pageSize }));
  }
  const pageSize = site.settings['pageSize.recent'];
  return questionOf('recent', (page) => ({ ...common, page, pageSize, clientType: 2 }));
}

function questionOf(call: EndpointName, query: GameQuestion['query']): GameQuestion {
  return { key: `${call}?${JSON.stringify(query(1))}`, call, query };
}
