import { useRef } from 'react';
import { styled } from 'styled-components';
import { useImageHost, usePlatform, useResource, useSeen, useText } from '../../../client/index.ts';
import { tilePicture } from '../../../lobby/index.ts';
import { Artwork, Countdown, DrawRow } from '../../../ui/index.ts';
import { Balls } from './balls.tsx';
import { type Lottery, readDraw } from './read-menu.ts';

export interface LotteryRowProps {
  readonly lottery: Lottery;
  readonly now: number | undefined;
  onChoose(): void;
}

/** One lottery: its picture, the issue that is open, the time until it is drawn and the numbers of the last one. */
export function LotteryRow({ lottery: { game, issue, closesAt }, now, onChoose }: LotteryRowProps) {
  const text = useText();
  const platform = usePlatform();
  const host = useImageHost();
  const place = useRef<HTMLLIElement>(null);
  const isSeen = useSeen(place);
  const query = { lotteryCode: game.gameId };
  const draw = useResource(isSeen ? `lottery.draw.${game.gameId}.${issue}` : undefined, async () =>
    readDraw(await platform.call('numero', { query, quiet: true })),
  );
  const numbers = draw.value?.numbers ?? [];
  return (
    <DrawRow
      ref={place}
      picture={<Artwork picture={tilePicture(game, 's', host)} />}
      name={game.gameName}
      issue={text('lottery:issue', { issue })}
      numbers={numbers.length === 0 ? <Waiting /> : <Balls label={text('lottery:lastNumbers')} numbers={numbers} />}
      until={
        now === undefined || closesAt === undefined ? undefined : (
          <Countdown label={text('lottery:untilDraw')} closesAt={closesAt} now={now} />
        )
      }
      onChoose={onChoose}
    />
  );
}

const Waiting = styled.span`
  block-size: 27px;
`;
