import { useLocation, useSearchParams } from 'react-router-dom';
import { gamePicture, LazyBlock, useImageHost, useLaunch, useText } from '../../../client/index.ts';
import {
  Button,
  EmptyState,
  ErrorCard,
  GameTile,
  NoticeTicker,
  ScreenBody,
  Skeleton,
  TileGrid,
  useTileShape,
} from '../../../ui/index.ts';
import { listOfPath } from '../parts/list-of-path.ts';
import { useGameList } from '../parts/use-game-list.ts';

/** The notices on top (row G-175), and below them the games. */
export default function GameListScreen() {
  return (
    <>
      <LazyBlock block="announcements.marquee" fallback={<NoticeTicker {...noNotice} />} />
      <Games />
    </>
  );
}

/** Holds the place of the notices while they are on their way. */
const noNotice = { label: '', notices: [{ id: '', text: ' ' }], onOpen: () => undefined };

/** Tiles of one category, 16 placeholders while the first page loads, and a button for the next page. */
function Games() {
  const text = useText();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const list = useGameList(listOfPath(pathname, search));
  const launch = useLaunch();
  const host = useImageHost();
  const shape = useTileShape();
  if (list.status === 'error' && list.games.length === 0) {
    return <ErrorCard onRetry={list.retry} text={text('errors:loadingFailed')} />;
  }
  if (list.status === 'ready' && list.games.length === 0) {
    return <EmptyState icon="search" title={text('games:noData')} />;
  }
  return (
    <ScreenBody aria-busy={list.status === 'loading'}>
      <TileGrid>
        {list.games.map((game) => (
          <GameTile
            key={game.nodeId}
            name={game.gameName}
            vendor={game.displayName}
            isNew={game.isNew === true}
            picture={gamePicture(game, shape, host)}
            onOpen={() => void launch(game)}
          />
        ))}
        {list.status === 'loading' && list.games.length === 0 ? <Skeleton shape="tile" count={16} /> : null}
      </TileGrid>
      {list.status === 'error' ? <ErrorCard onRetry={list.retry} text={text('errors:loadingFailed')} /> : null}
      {list.hasMore ? (
        <Button tone="quiet" size="large" wide busy={list.status === 'loading'} onClick={list.more}>
          {text('games:more')}
        </Button>
      ) : null}
    </ScreenBody>
  );
}
