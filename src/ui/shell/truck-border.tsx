import { useId } from 'react';
import { styled } from 'styled-components';
import { token } from '../theme/token.ts';

export interface TruckBorderProps {
  readonly place: 'top' | 'bottom';
}

/** A painted border of triangles and dots along one edge of its positioned parent. */
export function TruckBorder({ place }: TruckBorderProps) {
  const id = useId();
  return (
    <Strip height="14" aria-hidden $place={place}>
      <pattern id={id} width="28" height="14" patternUnits="userSpaceOnUse">
        <rect className="ground" width="28" height="14" />
        <path className="gold" d="M0 14 7 0l7 14Z" />
        <path className="teal" d="M14 14 21 0l7 14Z" />
        <path className="red" d="M3.5 14 7 7l3.5 7Z" />
        <path className="cream" d="M17.5 14 21 7l3.5 7Z" />
        <circle className="cream" cx="14" cy="3" r="2" />
        <circle className="green" cx="0" cy="3" r="2" />
        <circle className="green" cx="28" cy="3" r="2" />
      </pattern>
      <rect width="100%" height="14" fill={`url(#${id})`} />
    </Strip>
  );
}

const Strip = styled.svg<{ $place: 'top' | 'bottom' }>`
  position: absolute;
  inset-inline: 0;
  ${({ $place }) => ($place === 'top' ? 'inset-block-start: 0; transform: scaleY(-1);' : 'inset-block-end: 0;')}
  inline-size: 100%;
  pointer-events: none;
  .ground { fill: ${token('color.trim1')}; }
  .gold { fill: ${token('color.trim2')}; }
  .teal { fill: ${token('color.trim3')}; }
  .red { fill: ${token('color.trim4')}; }
  .cream { fill: ${token('color.trim5')}; }
  .green { fill: ${token('color.trim6')}; }
`;
