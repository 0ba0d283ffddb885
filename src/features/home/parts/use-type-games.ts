import { useLanguage, usePlatform, useResource, useSite } from '../../../client/index.ts';
import { readGamePage } from '../../../lobby/index.ts';

/** What a list of the lobby asks the platform for. */
export interface GameQuery {
  readonly gameType: string;
  readonly pageSize: number;
  readonly isNew?: 1;
  /** Of one vendor alone. */
  readonly vassalage?: string;
}

/** The first games of a type; nothing is asked for while there is no question. */
export function useTypeGames(wanted: GameQuery | undefined) {
  const platform = usePlatform();
  const { language } = useLanguage();
  const { code } = useSite().identity;
  const { gameType = '', pageSize = 0, isNew = '', vassalage = '' } = wanted ?? {};
  const key = wanted === undefined ? undefined : `home.games.${gameType}.${vassalage}.${isNew}.${pageSize}.${language}`;
  return useResource(key, async () =>
    readGamePage(
      await platform.call('games', {
        quiet: true,
        query: {
          merchant: code,
          platform: 'html5',
          clientType: 2,
          gameName: '',
          gameType,
          pageNo: 1,
          pageSize,
          vassalage,
          gameClassify: '',
          minBet: '',
          minLine: '',
          isNew,
          language,
        },
      }),
    ),
  );
}
