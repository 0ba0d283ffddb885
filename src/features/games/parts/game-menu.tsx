import { styled } from 'styled-components';
import { type DialogContentProps, useImageHost, useText } from '../../../client/index.ts';
import { tilePicture, useFavourites, useLaunch } from '../../../lobby/index.ts';
import { Artwork, Button, Sheet, token } from '../../../ui/index.ts';
import { GameFacts } from './game-facts.tsx';

/**
 * What a long press on a tile opens: the game and what is worth knowing of it, its heart (row G-371), and a try with play
 * money where the game has one (row G-146).
 */
export default function GameMenu({ close, params }: DialogContentProps<'games.menu'>) {
  const text = useText();
  const host = useImageHost();
  const launch = useLaunch();
  const heartOf = useFavourites();
  const { game } = params;
  const heart = heartOf(game);
  const closeAnd = (task: () => void) => () => {
    close();
    task();
  };
  return (
    <Sheet
      open
      onClose={close}
      title={<bdi dir="auto">{game.gameName}</bdi>}
      actions={
        <Actions>
          <Button size="large" wide onClick={closeAnd(() => void launch(game))}>
            {text('games:play')}
          </Button>
          {game.supportPlay === '1' ? (
            <Button tone="quiet" size="large" wide onClick={closeAnd(() => void launch(game, { isFree: true }))}>
              {text('games:tryFree')}
            </Button>
          ) : null}
          <Button tone="quiet" size="large" wide icon="heart" onClick={closeAnd(heart.onToggle)}>
            {text(heart.on ? 'games:unmark' : 'games:mark')}
          </Button>
        </Actions>
      }
    >
      <About>
        <Art>
          <Artwork picture={tilePicture(game, 's', host)} eager />
        </Art>
        <GameFacts game={game} />
      </About>
    </Sheet>
  );
}

const About = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 14px 18px;
  padding-block-end: 8px;
  > :last-child { flex: 1 1 10rem; }
`;

const Art = styled.span`
  --art-radius: ${token('radius.tile')};
  flex: none;
  inline-size: 128px;
  block-size: 128px;
`;

/** Of large text the strokes of کھ rise above their line. */
const Actions = styled.div`
  display: grid;
  gap: 10px;
  [lang|='ur'] & button { padding-block-start: max(0px, 0.4em - 8px); }
`;
