import { styled } from 'styled-components';
import { useImageHost, useText } from '../../client/index.ts';
import { tilePicture, tileTheme, useHotGames, useLaunch } from '../../lobby/index.ts';
import { GameTile, TileGrid, useTileShape } from '../../ui/index.ts';
import { Side } from './side.ts';

const most = 12;

/** The merchant's first games as tiles in the theme's form; nothing where there are none. */
export function SideGames() {
  const text = useText();
  const host = useImageHost();
  const shape = useTileShape();
  const launch = useLaunch();
  const games = useHotGames().value?.slice(0, most) ?? [];
  if (games.length === 0) return null;
  return (
    <Side aria-label={text('app:sideGames')} data-side="end">
      <Games>
        <TileGrid label={text('app:sideGames')}>
          {games.map((game) => (
            <GameTile
              key={game.nodeId}
              name={game.gameName}
              vendor={game.displayName}
              picture={tilePicture(game, shape, host)}
              theme={tileTheme(game.nodeId)}
              onOpen={() => void launch(game)}
            />
          ))}
        </TileGrid>
      </Games>
    </Side>
  );
}

/** Beside the column there is height enough for the whole name of a game. */
const Games = styled.div`
  padding-block-start: 8px;
  [data-tile] span { white-space: normal; }
`;
