import { PatternGround } from './pattern-ground.tsx';

/** Deco fans. */
export function FansBackdrop() {
  return (
    <PatternGround width={72} height={36}>
      {[36, 27, 18, 9].map((r) => (
        <g key={r}>
          <path d={`M${36 - r} 36a${r} ${r} 0 0 1 ${2 * r} 0`} />
          <path d={`M${-r} 18a${r} ${r} 0 0 1 ${2 * r} 0M${72 - r} 18a${r} ${r} 0 0 1 ${2 * r} 0`} />
        </g>
      ))}
    </PatternGround>
  );
}
