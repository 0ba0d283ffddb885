import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useImageHost, usePlatform, useResource, useText } from '../../../client/index.ts';
import { tilePicture } from '../../../lobby/index.ts';
import { Artwork, Countdown, token } from '../../../ui/index.ts';
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
    <Item ref={place}>
      <Picture>
        <Artwork picture={tilePicture(game, 's', host)} />
      </Picture>
      <Words>
        <Name type="button" onClick={onChoose}>
          {game.gameName}
        </Name>
        <Issue>{text('lottery:issue', { issue })}</Issue>
        {numbers.length === 0 ? <Waiting /> : <Balls label={text('lottery:lastNumbers')} numbers={numbers} />}
      </Words>
      {now === undefined || closesAt === undefined ? null : (
        <Countdown label={text('lottery:untilDraw')} closesAt={closesAt} now={now} />
      )}
    </Item>
  );
}

/** Whether an element has ever been in sight: its numbers are asked for then. */
function useSeen(place: React.RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (isSeen || element === null) return;
    const watcher = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [place, isSeen]);
  return isSeen;
}

const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 14px;
  padding-block: 12px;
  border-block-end: 1px solid ${token('color.line')};
`;

const Picture = styled.span`
  --art-radius: ${token('radius.field')};
  inline-size: 64px;
  block-size: 64px;
`;

const Words = styled.div`
  display: grid;
  gap: 3px;
  min-inline-size: 0;
`;

/** The whole line is its target. */
const Name = styled.button`
  justify-self: start;
  max-inline-size: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  text-align: start;
  font-weight: ${token('weight.strong')};
  &::after { content: ''; position: absolute; inset: 0; }
  &:active::after { background: ${token('color.raised')}; opacity: 0.4; }
`;

const Issue = styled.span`
  color: ${token('color.muted')};
  font-size: ${token('size.small')};
`;

const Waiting = styled.span`
  block-size: 27px;
`;
