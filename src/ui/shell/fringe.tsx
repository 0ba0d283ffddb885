import { useId } from 'react';
import { styled } from 'styled-components';
import { token } from '../theme/token.ts';

/** The scalloped hem of the canopy with its bead fringe; hangs below its parent. */
export function Fringe() {
  const id = useId();
  return (
    <Hem height="26" aria-hidden>
      <defs>
        <pattern id={id} width="66" height="26" patternUnits="userSpaceOnUse">
          <Cloth d="M0 0H66V3a11 11 0 0 1-22 0a11 11 0 0 1-22 0a11 11 0 0 1-22 0Z" />
          {[11, 33, 55].map((x) => (
            <Knot key={x} cx={x} cy="8" r="2.6" />
          ))}
          {[0, 22, 44, 66].map((x) => (
            <Thread key={x} d={`M${x} 5v9`} />
          ))}
          {[0, 22, 44, 66].map((x, index) => (
            <Bead key={x} cx={x} cy="17" r="3" $hue={index % 3} />
          ))}
        </pattern>
      </defs>
      <rect width="100%" height="26" fill={`url(#${id})`} />
    </Hem>
  );
}

const Hem = styled.svg`
  position: absolute;
  inset-inline: 0;
  inset-block-start: calc(100% - 1px);
  inline-size: 100%;
  pointer-events: none;
`;

const Cloth = styled.path`
  fill: ${token('color.head')};
`;

const Knot = styled.circle`
  fill: ${token('color.trim2')};
`;

const Thread = styled.path`
  stroke: ${token('color.trim2')};
  stroke-width: 1.5;
`;

const Bead = styled.circle<{ $hue: number }>`
  fill: ${({ $hue }) => [token('color.trim3'), token('color.trim2'), token('color.trim6')][$hue]};
`;
