/** What a list asks the platform for. */
export interface ListQuery {
  /** The hot call instead of the list call. */
  readonly hot: boolean;
  readonly gameType: string;
  readonly vassalage: string;
  readonly gameClassify: string;
}

const paths: Readonly<Record<string, Partial<ListQuery>>> = {
  '/m/slot-games': { gameType: 'RNG' },
  '/m/provider': { gameType: 'RNG' },
  '/m/poker-games': { gameType: 'PVP' },
  '/m/fishing-games': { gameType: 'FISH' },
  '/m/sport-games': { gameType: 'SPORTS' },
  '/m/roulette': { gameType: 'LIVE', gameClassify: 'ROULETTE' },
  '/m/baccarat': { gameType: 'LIVE', gameClassify: 'BACCARAT' },
  '/m/inHouse': { gameType: 'RNG', vassalage: 'BGS' },
  '/m/live-games': { gameType: 'LIVE' },
  '/m/lott': { gameType: 'LOTT' },
  '/m/elott': { gameType: 'ELOTT' },
  '/m/cockfight': { gameType: 'COCKFIGHT' },
  '/m/hot-games': { hot: true, gameType: '' },
};

/** Query of a list route: fixed by the path; other paths read `gameType` (default RNG), `type` and `vassalage`. */
export function listOfPath(path: string, query: URLSearchParams): ListQuery {
  return {
    hot: false,
    gameType: query.get('gameType') ?? 'RNG',
    vassalage: query.get('vassalage') ?? '',
    gameClassify: query.get('type') ?? '',
    ...paths[path],
  };
}
