import { type ComponentType, memo, useCallback } from 'react';
import { styled } from 'styled-components';
import { type Game, useImageHost, useRuntime, useText } from '../../../client/index.ts';
import { tilePicture, tileTheme, useFavourites, useLaunch, useToggleFavourite } from '../../../lobby/index.ts';
import { GameTile, type TileSetProps, type TileShape, token, useTileShape } from '../../../ui/index.ts';
import { blankLine } from './blank-line.ts';

export interface GameTilesProps {
  readonly label: string;
  readonly games: readonly Game[];
  /** In columns, or in a line. */
  readonly form: ComponentType<TileSetProps>;
  /** How many tiles of the first screen load their picture at once. */
  readonly eager?: number;
  /** Whether new games are marked, as they are but where all are new (row G-127). */
  readonly marksNew?: boolean | undefined;
}

/** Games as tiles; a tap launches, a long press opens their menu (rows G-122, A-384). */
export function GameTiles({ label, games, form: Tiles, eager = 0, marksNew = true }: GameTilesProps) {
  const text = useText();
  const host = useImageHost();
  const launch = useLaunch();
  const { dialogs } = useRuntime();
  const heartOf = useFavourites();
  const shape = useTileShape();
  const onOpen = useCallback((game: Game) => void launch(game), [launch]);
  const onToggle = useToggleFavourite();
  const onHold = useCallback((game: Game) => dialogs.open('games.menu', { game }), [dialogs]);
  return (
    <Tiles label={label}>
      {games.map((game, index) => (
        <Tile
          key={game.nodeId}
          isOn={heartOf(game).on}
          mark={marksNew && game.isNew ? text('ui:new') : undefined}
          isEager={index < eager}
          {...{ game, host, shape, onOpen, onToggle, onHold }}
        />
      ))}
    </Tiles>
  );
}

interface TileProps {
  readonly game: Game;
  readonly isOn: boolean;
  readonly mark: string | undefined;
  readonly isEager: boolean;
  readonly host: string;
  readonly shape: TileShape;
  onOpen(game: Game): void;
  onToggle(game: Game): void;
  onHold(game: Game): void;
}

/** Drawn once per game, however often the answers around it change while the lobby opens. */
const Tile = memo(function Tile({ game, isOn, mark, isEager, host, shape, onOpen, onToggle, onHold }: TileProps) {
  return (
    <GameTile
      picture={tilePicture(game, shape, host)}
      name={game.gameName}
      vendor={game.displayName}
      eager={isEager}
      mark={mark}
      theme={tileTheme(game.nodeId)}
      favourite={{ on: isOn, onToggle: () => onToggle(game) }}
      onOpen={() => onOpen(game)}
      onHold={() => onHold(game)}
    />
  );
});

export interface TileSkeletonsProps {
  readonly label: string;
  readonly form: ComponentType<TileSetProps>;
  readonly count: number;
}

/** Tiles on their way, of the final size. */
export function TileSkeletons({ label, form: Tiles, count }: TileSkeletonsProps) {
  return (
    <Ghosts inert aria-busy>
      <Tiles label={label}>
        {Array.from({ length: count }, (_, index) => (
          <GameTile
            key={`tile-${index}`}
            picture={undefined}
            name={blankLine}
            vendor={blankLine}
            onOpen={() => undefined}
          />
        ))}
      </Tiles>
    </Ghosts>
  );
}

/** No colour of a game before the game is known. */
const Ghosts = styled.div`
  [data-tile] { --stamp: ${token('color.raised')}; }
`;
