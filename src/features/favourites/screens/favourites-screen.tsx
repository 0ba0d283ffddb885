import {
  type Game,
  gamePicture,
  readGamePage,
  useErrorText,
  useImageHost,
  useLaunch,
  useNavigation,
  useResource,
  useRuntime,
  useText,
} from '../../../client/index.ts';
import {
  Button,
  EmptyState,
  ErrorCard,
  GameTile,
  ScreenBody,
  Skeleton,
  TileGrid,
  useTileShape,
} from '../../../ui/index.ts';

const key = 'member.favourites';

/** The games that a player has marked with a heart; the heart takes one off again (row A-032). */
export default function FavouritesScreen() {
  const text = useText();
  const errorText = useErrorText();
  const navigation = useNavigation();
  const { platform, resources, toasts } = useRuntime();
  const launch = useLaunch();
  const host = useImageHost();
  const shape = useTileShape();
  const found = useResource<readonly Game[]>(
    key,
    async () => readGamePage(await platform.call('favourites', { query: { pageNo: 1 }, quiet: true })).games,
  );
  const games = found.value;
  if (found.status === 'error' && games === undefined)
    return <ErrorCard onRetry={found.retry} text={text('errors:loadingFailed')} />;
  if (games?.length === 0) {
    return (
      <EmptyState
        icon="heart"
        title={text('favourites:none')}
        note={text('favourites:noneNote')}
        action={
          <Button size="large" onClick={() => navigation.go('home.screen')}>
            {text('favourites:look')}
          </Button>
        }
      />
    );
  }

  async function remove(game: Game) {
    resources.put(
      key,
      games?.filter(({ nodeId }) => nodeId !== game.nodeId),
    );
    try {
      await platform.call('favouriteRemove', { query: { nodeId: game.nodeId }, quiet: true });
    } catch (error) {
      // A failed removal brings the game back (the games document, row G-089).
      resources.put(key, games);
      toasts.show(errorText(error), { kind: 'error' });
    }
  }

  return (
    <ScreenBody aria-busy={games === undefined}>
      <TileGrid label={text('favourites:title')}>
        {games?.map((game) => (
          <GameTile
            key={game.nodeId}
            name={game.gameName}
            vendor={game.displayName}
            picture={gamePicture(game, shape, host)}
            onOpen={() => void launch(game)}
            favourite={{ on: true, onToggle: () => void remove(game) }}
          />
        )) ?? <Skeleton shape="tile" count={6} />}
      </TileGrid>
    </ScreenBody>
  );
}
