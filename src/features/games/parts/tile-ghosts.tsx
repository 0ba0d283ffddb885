import { styled } from 'styled-components';
import { Skeleton, TileGrid, useTileShape } from '../../../ui/index.ts';

export interface TileGhostsProps {
  readonly label: string;
  /** Sixteen where a list is on its way (row G-043). */
  readonly count?: number;
}

/** Tiles on their way, of the size that they will have. */
export function TileGhosts({ label, count = 16 }: TileGhostsProps) {
  const shape = useTileShape();
  return (
    <Ghosts data-wall aria-busy inert $portrait={shape === 'p'}>
      <TileGrid label={label}>
        {Array.from({ length: count }, (_, index) => (
          <div key={`ghost-${index}`} data-ghost>
            <Skeleton shape="tile" />
            <Skeleton />
          </div>
        ))}
      </TileGrid>
    </Ghosts>
  );
}

const Ghosts = styled.div<{ $portrait: boolean }>`
  --space-gutter: 0px;
  [data-ghost] > :first-child { ${({ $portrait }) => ($portrait ? 'aspect-ratio: 3 / 4;' : '')} }
  [data-ghost] > :last-child { inline-size: 70%; margin-block: 12px 22px; }
`;
