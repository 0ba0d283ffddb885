import { styled } from 'styled-components';
import { type Game, useImageHost } from '../../../client/index.ts';
import { tilePicture, useLaunch } from '../../../lobby/index.ts';
import { Artwork, token } from '../../../ui/index.ts';

export interface GameShelfProps {
  readonly label: string;
  readonly games: readonly Game[];
}

/** Games side by side, to be swiped; a tap launches (rows G-133, G-134). */
export function GameShelf({ label, games }: GameShelfProps) {
  const host = useImageHost();
  const launch = useLaunch();
  return (
    <Shelf aria-label={label} tabIndex={0}>
      {games.map((game) => (
        <li key={game.nodeId}>
          <Tile type="button" onClick={() => void launch(game)}>
            <Art>
              <Artwork picture={tilePicture(game, 's', host)} />
            </Art>
            <bdi dir="auto">{game.gameName}</bdi>
          </Tile>
        </li>
      ))}
    </Shelf>
  );
}

const Shelf = styled.ul`
  display: grid;
  grid-auto-columns: 104px;
  grid-auto-flow: column;
  gap: 12px;
  margin: 0;
  padding: 4px ${token('space.gutter')};
  overflow-x: auto;
  list-style: none;
  scroll-snap-type: x proximity;
  scroll-padding-inline: ${token('space.gutter')};
  scrollbar-width: none;
  & > li { scroll-snap-align: start; }
`;

const Tile = styled.button`
  display: grid;
  gap: 6px;
  inline-size: 104px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-size: 0.8125rem;
  text-align: start;
  cursor: pointer;
  & > bdi { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;

const Art = styled.span`
  --art-radius: ${token('radius.tile')};
  display: block;
  inline-size: 104px;
  block-size: 104px;
`;
