import { memo, useCallback, useRef } from 'react';
import { styled } from 'styled-components';
import { type Game, useImageHost, useRuntime, useText } from '../../../client/index.ts';
import { tilePicture, tileTheme, useFavourites, useLaunch } from '../../../lobby/index.ts';
import { GameTile, type GameTileProps, TileGrid, type TileShape, useTileShape } from '../../../ui/index.ts';
import { offsetOf, useHeldPosition } from './use-held-position.ts';
import type { PositionMemory } from './use-list-position.ts';
import { useRowsInSight } from './use-rows-in-sight.ts';
import { useWallShape } from './use-wall-shape.ts';

/** Longer lists keep only the rows around the window in the page. */
const windowedFrom = 120;

export interface GameWallProps {
  readonly label: string;
  readonly games: readonly Game[];
  /** Where the player is in this list. */
  readonly memory?: PositionMemory | undefined;
  /** Every one of them is hot, so that none need say so. */
  readonly isHot?: boolean | undefined;
}

/** Games as tiles in the theme's form. However many there are, only the rows in sight are drawn. */
export function GameWall({ label, games, memory, isHot = false }: GameWallProps) {
  const wall = useRef<HTMLDivElement>(null);
  const { shape, measure } = useWallShape(wall);
  const { columns, pitch } = shape;
  const rows = Math.ceil(games.length / columns);
  const goal = memory?.goal();
  const inSight = useRowsInSight(rows, shape, goal && offsetOf(goal, games, shape));
  const isWindowed = games.length > windowedFrom;
  const { first, end } = isWindowed ? inSight : { first: 0, end: rows };
  useHeldPosition({ wall, games, first: first * columns, shape, measure, memory });
  return (
    <Wall
      ref={wall}
      data-wall
      style={isWindowed ? { paddingBlock: `${first * pitch}px ${Math.max(rows - end, 0) * pitch}px` } : undefined}
    >
      <Tiles label={label} games={games.slice(first * columns, end * columns)} isHot={isHot} />
    </Wall>
  );
}

function Tiles({ label, games, isHot }: Pick<GameWallProps, 'label' | 'games' | 'isHot'>) {
  const markOf = useMarks(isHot);
  const { dialogs, actions } = useRuntime();
  const host = useImageHost();
  const shape = useTileShape();
  const launch = useLaunch();
  const heartOf = useFavourites();
  const onOpen = useCallback((game: Game) => void launch(game), [launch]);
  const onToggle = useCallback((game: Game) => void actions.run('favourites.toggle', { game }), [actions]);
  const onHold = useCallback((game: Game) => dialogs.open('games.menu', { game }), [dialogs]);
  return (
    <TileGrid label={label}>
      {games.map((game) => (
        <Tile
          key={game.nodeId}
          isOn={heartOf(game).on}
          mark={markOf(game)}
          {...{ game, host, shape, onOpen, onToggle, onHold }}
        />
      ))}
    </TileGrid>
  );
}

/** The word on a tile: what is new comes first, then what the platform says of the game (row G-278). */
function useMarks(isHot: boolean | undefined): (game: Game) => string | undefined {
  const text = useText();
  return ({ isNew, showIcon }) => {
    if (isNew === true || showIcon === 'NEW') return text('ui:new');
    return showIcon === 'JP' || (showIcon === 'HOT' && !isHot) ? text(`games:mark.${showIcon}`) : undefined;
  };
}

interface TileProps {
  readonly game: Game;
  readonly isOn: boolean;
  readonly mark: string | undefined;
  readonly host: string;
  readonly shape: TileShape;
  onOpen(game: Game): void;
  onToggle(game: Game): void;
  onHold(game: Game): void;
}

/** Drawn once per game, however often the wall moves. */
const Tile = memo(function Tile({ game, isOn, mark, host, shape, onOpen, onToggle, onHold }: TileProps) {
  const hold = useCallback(() => onHold(game), [onHold, game]);
  const favourite: GameTileProps['favourite'] = { on: isOn, onToggle: () => onToggle(game) };
  return (
    <GameTile
      name={game.gameName || game.nodeName}
      vendor={game.displayName}
      picture={tilePicture(game, shape, host)}
      mark={mark}
      theme={tileTheme(game.nodeId)}
      favourite={favourite}
      onOpen={() => onOpen(game)}
      onHold={hold}
    />
  );
});

const Wall = styled.div`
  min-inline-size: 0;
  --space-gutter: 0px;
  overflow-anchor: none;
`;
