import { styled } from 'styled-components';
import { token, type TileSetProps } from '../../../ui/index.ts';
import { RailTrack } from './rail-track.tsx';

/** The first ten in one line, each behind its place as a large numeral. */
export function RankTrack(props: TileSetProps) {
  return (
    <Ranks>
      <RailTrack {...props} />
    </Ranks>
  );
}

const Ranks = styled.div`
  > ul { counter-reset: rank; grid-auto-columns: max-content; }
  > ul > li {
    counter-increment: rank;
    display: grid;
    grid-template-columns: auto 124px;
    align-items: start;
    gap: 6px;
  }
  > ul > li::before {
    content: counter(rank);
    min-inline-size: 0.6em;
    padding-block-start: 18px;
    font-family: ${token('font.display')};
    font-size: 4.5rem;
    font-weight: ${token('weight.heading')};
    font-variant-numeric: lining-nums tabular-nums;
    line-height: 1;
    text-align: end;
    color: ${token('color.link')};
  }
`;
