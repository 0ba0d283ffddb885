import type { RouteId } from '../../../contracts/feature.ts';
import type { SitePart } from '../../../contracts/site.ts';

/** The seven ways a list gets its games (row G-051). */
export type ListMode = 'all' | 'hot' | 'favourites' | 'recent' | 'search' | 'new' | 'filter';

/** What a list of games shows by its address. */
export interface ListAddress {
  readonly mode: ListMode;
  /** Mode that remains when the search is cleared (row G-059). */
  readonly resting: Exclude<ListMode, 'search'>;
  /** Type that the calls ask for; empty asks for all. */
  readonly gameType: string;
  /** Category of the lobby that the list belongs to: its tab, its vendors, its classifications. */
  readonly category: string;
  /** Vendor codes that the calls ask for, joined by commas. */
  readonly vassalage: string;
  /** Vendor that the player has chosen, beside those of the path. */
  readonly vendor: string;
  /** Classification that is sent, and the one that the menu shows as chosen. */
  readonly gameClassify: string;
  readonly classify: string;
  readonly gameName: string;
  /** Whether there is a menu of vendors (row G-039). */
  readonly hasVendors: boolean;
}

interface Start {
  readonly gameType: string;
  readonly category?: string;
  readonly vassalage?: string;
  readonly gameClassify?: string;
  readonly mode?: ListAddress['resting'];
  readonly hasVendors?: boolean;
}

type Settings = Pick<SitePart, 'settings'>;

/** Reads route and query of a list (rows G-003…G-012, G-020, G-046…G-050); settings name the vendors of some routes. */
export function listOfRoute(route: RouteId | undefined, query: URLSearchParams, site: Settings): ListAddress {
  const start = startOf(route, query, site);
  const chosen = query.get('type') ?? '';
  const vendor = query.get('vassalage') ?? '';
  const gameName = query.get('name')?.trim() ?? '';
  const resting = restingMode(query.get('mode') ?? '', { chosen, vendor }, start);
  const mode = gameName === '' ? resting : 'search';
  const classify = ownClasses.has(chosen) ? '' : chosen || (start.gameClassify ?? '');
  return {
    mode,
    resting,
    gameType: start.gameType,
    category: start.category ?? start.gameType,
    vassalage: vendor || (start.vassalage ?? ''),
    vendor,
    gameClassify: resting === 'new' ? '' : classify,
    classify: chosen || (start.gameClassify ?? ''),
    gameName,
    hasVendors: start.hasVendors ?? start.gameType !== '',
  };
}

/** Classifications of the screen alone: the platform never hears of them (row G-306). */
const ownClasses: ReadonlySet<string> = new Set(['NEW', 'ALL', 'HOT']);

function restingMode(
  asked: string,
  { chosen, vendor }: { readonly chosen: string; readonly vendor: string },
  start: Start,
): ListAddress['resting'] {
  if (asked === 'hot' || asked === 'favourites' || asked === 'recent') return asked;
  if (chosen === 'NEW') return 'new';
  if (start.mode !== undefined && asked !== 'all') return start.mode;
  return vendor !== '' || (chosen !== '' && !ownClasses.has(chosen)) ? 'filter' : 'all';
}

function startOf(route: RouteId | undefined, query: URLSearchParams, site: Settings): Start {
  const fixed = fixedRoutes[route ?? '']?.(site);
  return fixed ?? startOfType(query.get('gameType') ?? (route === 'games.sports' ? 'SPORTS' : 'RNG'), site);
}

const fixedRoutes: Readonly<Record<string, (site: Settings) => Start>> = {
  'games.slots': () => ({ gameType: 'RNG' }),
  'games.poker': () => ({ gameType: 'PVP' }),
  'games.fishing': () => ({ gameType: 'FISH' }),
  'games.roulette': (site) => ({ gameType: 'LIVE', gameClassify: site.settings['routes.roulette.classify'] }),
  'games.baccarat': (site) => ({ gameType: 'LIVE', gameClassify: site.settings['routes.baccarat.classify'] }),
  'games.inHouse': (site) => ({
    gameType: 'RNG',
    vassalage: site.settings['routes.inHouse.vendor'],
    hasVendors: false,
  }),
  'games.pgSoft': (site) => ({
    gameType: 'RNG',
    vassalage: site.settings['routes.pgSoft.vendor'],
    hasVendors: false,
  }),
};

/** Initial types that are no types of the platform (rows G-046…G-050). */
function startOfType(type: string, site: Settings): Start {
  switch (type) {
    case 'BINGO':
      return { gameType: 'RNG', category: type, gameClassify: 'BG', hasVendors: false };
    case 'JILI':
      return { gameType: 'RNG', category: type, vassalage: 'JL', hasVendors: false };
    case 'ESPORTS':
      return { gameType: 'SPORTS', category: type, vassalage: site.settings['vendors.esports'] };
    case 'COCKFIGHT':
      return {
        gameType: 'SPORTS',
        category: type,
        vassalage: site.settings['vendors.cockfight'],
      };
    case 'ALL':
      return { gameType: '' };
    case 'HOT':
      return { gameType: '', category: type, mode: 'hot' };
    case 'FAV':
      return { gameType: '', category: type, mode: 'favourites' };
    case 'RECENT':
      return { gameType: '', category: type, mode: 'recent' };
    default:
      return { gameType: type };
  }
}
