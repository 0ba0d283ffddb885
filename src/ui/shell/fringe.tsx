import { useId } from 'react';
import { styled } from 'styled-components';
import { token } from '../theme/token.ts';

/** The scalloped hem of the canopy with its bead fringe; hangs below its parent. */
export function Fringe() {
  const id = useId();
  return (
    <Hem height="26" aria-hidden>
      <pattern id={id} width="66" height="26" patternUnits="userSpaceOnUse">
        <path d="M0 0H66V3a11 11 0 0 1-22 0a11 11 0 0 1-22 0a11 11 0 0 1-22 0Z" />
        <path d="M11 8h.1M33 8h.1M55 8h.1" />
        <path d="M0 5v9M22 5v9M44 5v9M66 5v9" />
        <path d="M22 17h.1" />
        <path d="M0 17h.1M66 17h.1" />
        <path d="M44 17h.1" />
      </pattern>
      <rect width="100%" height="26" fill={`url(#${id})`} />
    </Hem>
  );
}

/** In the order of its paths: cloth, knots, threads, and beads of three colours. */
const Hem = styled.svg`
  position: absolute;
  inset-inline: 0;
  inset-block-start: calc(100% - 1px);
  inline-size: 100%;
  pointer-events: none;
  path { fill: none; stroke: ${token('color.trim2')}; stroke-width: 6; stroke-linecap: round; }
  path:nth-child(1) { fill: ${token('color.head')}; stroke: none; }
  path:nth-child(2) { stroke-width: 5.2; }
  path:nth-child(3) { stroke-width: 1.5; }
  path:nth-child(5) { stroke: ${token('color.trim3')}; }
  path:nth-child(6) { stroke: ${token('color.trim6')}; }
`;
