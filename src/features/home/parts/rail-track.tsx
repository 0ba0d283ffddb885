import { styled } from 'styled-components';
import { token, type TileSetProps, type TileShape, useTileLine, useTileShape } from '../../../ui/index.ts';

/** Tiles of any form in one line that scrolls sideways and snaps. */
export function RailTrack({ label, children }: TileSetProps) {
  const line = useTileLine(children, (tile) => <li>{tile}</li>);
  return <Track aria-label={label} tabIndex={0} $shape={useTileShape()} {...line} />;
}

const widths: Record<TileShape, string> = { p: '124px', s: '132px', l: '208px', c: '96px' };

const Track = styled.ul<{ $shape: TileShape }>`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: ${({ $shape }) => widths[$shape]};
  gap: ${token('space.tile')};
  padding-block: 2px 8px;
  padding-inline: ${token('space.gutter')};
  scroll-padding-inline: ${token('space.gutter')};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x proximity;
  scrollbar-width: none;
  > * { min-inline-size: 0; scroll-snap-align: start; }
`;
