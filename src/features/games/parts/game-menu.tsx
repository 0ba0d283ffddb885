import { styled } from 'styled-components';
import {
  type DialogContentProps,
  type Game,
  gamePicture,
  useFavourites,
  useImageHost,
  useLaunch,
  useText,
} from '../../../client/index.ts';
import { Button, Sheet, token } from '../../../ui/index.ts';

/** What a long press on a tile opens: the game, its heart and its maker (row G-371), and a try with play money where the game has one (row G-146). */
export default function GameMenu({ close, params }: DialogContentProps) {
  const text = useText();
  const host = useImageHost();
  const launch = useLaunch();
  const heartOf = useFavourites();
  const game = readGame(params['game']);
  if (!game) return null;
  const heart = heartOf(game);
  const src = gamePicture(game, 's', host);
  return (
    <Sheet
      open
      onClose={close}
      title={game.gameName}
      actions={
        <>
          <Button
            size="large"
            wide
            onClick={() => {
              close();
              void launch(game);
            }}
          >
            {text('games:play')}
          </Button>
          {game.supportPlay === '1' ? (
            <Button
              tone="quiet"
              size="large"
              wide
              onClick={() => {
                close();
                void launch(game, { isFree: true });
              }}
            >
              {text('games:tryFree')}
            </Button>
          ) : null}
          <Button
            tone="quiet"
            size="large"
            wide
            icon="heart"
            onClick={() => {
              close();
              heart.onToggle();
            }}
          >
            {text(heart.on ? 'games:unmark' : 'games:mark')}
          </Button>
        </>
      }
    >
      <About>
        {src === undefined ? null : <Art src={src} alt="" width={240} height={240} />}
        <Facts>
          <dt>{text('games:vendor')}</dt>
          <dd dir="auto">{game.displayName}</dd>
          {game.minBet === undefined ? null : (
            <>
              <dt>{text('games:minBet')}</dt>
              <dd>{game.minBet}</dd>
            </>
          )}
        </Facts>
      </About>
    </Sheet>
  );
}

function readGame(text: string | undefined): Game | undefined {
  // Written by the tile that was held.
  return text === undefined ? undefined : (JSON.parse(text) as Game);
}

const About = styled.div`
  display: flex;
  align-items: center;
  gap: 18px;
`;

const Art = styled.img`
  inline-size: 112px;
  block-size: 112px;
  border-radius: ${token('radius.tile')};
`;

const Facts = styled.dl`
  display: grid;
  gap: 2px;
  dt { color: ${token('color.muted')}; font-size: ${token('size.small')}; }
  dd { margin: 0 0 8px; font-weight: ${token('weight.strong')}; }
`;
