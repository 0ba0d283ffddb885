import { useId } from 'react';
import { styled } from 'styled-components';
import { useForms } from '../theme/built-forms.ts';
import { token } from '../theme/token.ts';

/** The brand's pattern behind a page: deco fans, a flower lattice, chalk lines, waves, dots, or nothing. */
export function Backdrop() {
  const { backdrop } = useForms();
  const id = useId();
  if (backdrop === 'bare') return null;
  if (backdrop === 'dots') {
    return (
      <>
        <Dots aria-hidden />
        <Lines aria-hidden />
      </>
    );
  }
  const Pattern = patterns[backdrop];
  return (
    <Ground aria-hidden className={backdrop}>
      <defs>
        <Pattern id={id} />
      </defs>
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

function Chalk({ id }: { readonly id: string }) {
  return (
    <pattern id={id} width="480" height="600" patternUnits="userSpaceOnUse">
      <path d="M0 300h480M130 600v-92h220v92M130 0v92h220V0M240 180a120 120 0 1 1-.1 0Z" />
    </pattern>
  );
}

function Waves({ id }: { readonly id: string }) {
  return (
    <pattern id={id} width="480" height="260" patternUnits="userSpaceOnUse">
      {[20, 85, 150, 215].map((y, index) => (
        <path
          key={y}
          d={`M0 ${y}c80 ${index % 2 === 0 ? -34 : 26} 150 30 240 8s170 ${index % 2 === 0 ? 26 : -30} 240-8`}
        />
      ))}
    </pattern>
  );
}

const patterns = { fans: Fans, lattice: Lattice, chalk: Chalk, waves: Waves };

/** A dot matrix below the page. */
const Dots = styled.div`
  position: fixed;
  inset: 0;
  z-index: -1;
  pointer-events: none;
  background: radial-gradient(circle, ${token('color.pattern')} 1px, transparent 1.4px) 0 0 / 7px 7px;
`;

/** The lines of a tube over everything; they stand still and take no press. */
const Lines = styled.div`
  position: fixed;
  inset: 0;
  z-index: 30;
  pointer-events: none;
  background: repeating-linear-gradient(${token('color.trim2')} 0 1px, transparent 1px 3px);
`;

const Ground = styled.svg`
  position: fixed;
  inset: 0;
  z-index: -1;
  inline-size: 100%;
  block-size: 100%;
  pointer-events: none;
  &.waves { background: radial-gradient(80% 46% at 100% 0, ${token('color.trim6')}, transparent); }
  &.chalk path { stroke-width: 3; }
  [dir='rtl'] &.waves { transform: scaleX(-1); }
  path, circle { fill: none; stroke: ${token('color.pattern')}; stroke-width: 1.25; }
`;
