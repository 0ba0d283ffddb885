import { useId } from 'react';
import { styled } from 'styled-components';
import { useForms } from '../theme/built-forms.ts';
import { token } from '../theme/token.ts';

/** The brand's pattern behind a page: deco fans, a flower lattice, or nothing. */
export function Backdrop() {
  const { backdrop } = useForms();
  const id = useId();
  if (backdrop === 'bare') return null;
  return (
    <Ground aria-hidden>
      <defs>{backdrop === 'fans' ? <Fans id={id} /> : <Lattice id={id} />}</defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </Ground>
  );
}

function Fans({ id }: { readonly id: string }) {
  return (
    <pattern id={id} width="72" height="36" patternUnits="userSpaceOnUse">
      {[36, 27, 18, 9].map((r) => (
        <g key={r}>
          <path d={`M${36 - r} 36a${r} ${r} 0 0 1 ${2 * r} 0`} />
          <path d={`M${-r} 18a${r} ${r} 0 0 1 ${2 * r} 0M${72 - r} 18a${r} ${r} 0 0 1 ${2 * r} 0`} />
        </g>
      ))}
    </pattern>
  );
}

function Lattice({ id }: { readonly id: string }) {
  return (
    <pattern id={id} width="64" height="64" patternUnits="userSpaceOnUse">
      <path d="M32 8c6 8 6 14 0 20-6-6-6-12 0-20ZM32 56c6-8 6-14 0-20-6 6-6 12 0 20ZM8 32c8-6 14-6 20 0-6 6-12 6-20 0ZM56 32c-8-6-14-6-20 0 6 6 12 6 20 0Z" />
      {[0, 64].flatMap((x) => [0, 64].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r="5" />))}
    </pattern>
  );
}

const Ground = styled.svg`
  position: fixed;
  inset: 0;
  z-index: -1;
  inline-size: 100%;
  block-size: 100%;
  pointer-events: none;
  path, circle { fill: none; stroke: ${token('color.pattern')}; stroke-width: 1.25; }
`;
