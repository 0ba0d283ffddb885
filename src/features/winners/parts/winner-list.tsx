import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useImageHost, useSite, useText } from '../../../client/index.ts';
import { tilePicture, useLaunch } from '../../../lobby/index.ts';
import { Artwork, Money, SectionHeading, token } from '../../../ui/index.ts';
import { useWinners } from './use-winners.ts';

/**
 * The winner board: three in a column, further columns to the side; nothing while nobody has won (rows G-136…G-140). The
 * category WINNER leads to it (row G-288).
 */
export default function WinnerList() {
  const text = useText();
  const { currency } = useSite().identity;
  const launch = useLaunch();
  const host = useImageHost();
  const winners = useWinners();
  const board = useRef<HTMLElement>(null);
  const { key, search } = useLocation();
  const isWanted = winners.length > 0 && new URLSearchParams(search).get('show') === 'winners';
  useEffect(() => {
    if (isWanted) board.current?.scrollIntoView({ block: 'center' });
  }, [isWanted, key]);
  if (winners.length === 0) return null;
  const title = text('winners:title');
  return (
    <section ref={board} aria-label={title}>
      <SectionHeading title={title} />
      <Board tabIndex={0} aria-label={title}>
        {winners.map(({ game, amount, player }, index) => (
          <li key={`${game.nodeId}-${index}`}>
            <Entry type="button" onClick={() => void launch(game)}>
              <Rank>{index + 1}</Rank>
              <Picture>
                <Artwork picture={tilePicture(game, 's', host)} />
              </Picture>
              <Names>
                <bdi dir="auto">{game.gameName}</bdi>
                <small>
                  <bdi dir="ltr">{player}</bdi>
                </small>
              </Names>
              <Amount>
                <Money amount={amount} currency={currency} />
              </Amount>
            </Entry>
          </li>
        ))}
      </Board>
      {winners.some(({ isDemo }) => isDemo) ? <Caption>{text('winners:demo')}</Caption> : null}
    </section>
  );
}

const Board = styled.ol`
  display: grid;
  grid-auto-columns: min(84%, 22rem);
  grid-auto-flow: column;
  grid-template-rows: repeat(3, auto);
  gap: 4px 12px;
  margin: 0;
  padding: 4px ${token('space.gutter')};
  overflow-x: auto;
  list-style: none;
  scroll-snap-type: x mandatory;
  scroll-padding-inline: ${token('space.gutter')};
  scrollbar-width: none;
  & > li { min-inline-size: 0; scroll-snap-align: start; }
`;

const Entry = styled.button`
  display: flex;
  align-items: center;
  gap: 12px;
  inline-size: 100%;
  min-block-size: 68px;
  padding: 6px 0;
  border: 0;
  border-block-end: 1px solid ${token('color.hair')};
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;
`;

const Rank = styled.span`
  flex: none;
  min-inline-size: 1.5rem;
  color: ${token('color.muted')};
  font-family: ${token('font.numeric')};
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

const Picture = styled.span`
  --art-radius: min(${token('radius.tile')}, 16px);
  flex: none;
  inline-size: 56px;
  block-size: 56px;
`;

const Names = styled.span`
  display: grid;
  flex: 1;
  min-inline-size: 0;
  & > bdi { overflow: hidden; font-weight: 600; text-overflow: ellipsis; white-space: nowrap; }
  & > small { color: ${token('color.muted')}; font-size: 0.8125rem; }
`;

const Amount = styled.span`
  flex: none;
  font-weight: 700;
`;

const Caption = styled.p`
  margin: 8px ${token('space.gutter')} 0;
  color: ${token('color.muted')};
  font-size: 0.8125rem;
`;
