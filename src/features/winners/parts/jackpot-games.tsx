import { useLanguage, usePlatform, useResource, useSetting, useSite, useText } from '../../../client/index.ts';
import { readGamePage } from '../../../lobby/index.ts';
import { CounterCard } from './counter-card.tsx';
import { GameShelf } from './game-shelf.tsx';

/** The lobby's growing counter over the jackpot slots (rows G-130, G-131, G-135). */
export default function JackpotGames() {
  const text = useText();
  const platform = usePlatform();
  const { language } = useLanguage();
  const { code } = useSite().identity;
  const pageSize = useSetting('pageSize.jackpot');
  const query = { merchant: code, platform: 'html5', clientType: 2, language, pageNo: 1, pageSize };
  const found = useResource(`winners.jackpot.${language}`, async () =>
    readGamePage(
      await platform.call('games', { quiet: true, query: { ...query, gameType: 'RNG', gameClassify: 'JP' } }),
    ),
  );
  const title = text('winners:jackpot');
  const games = found.value?.games ?? [];
  return (
    <CounterCard kind="home" title={title}>
      {games.length > 0 ? <GameShelf label={title} games={games} /> : null}
    </CounterCard>
  );
}
