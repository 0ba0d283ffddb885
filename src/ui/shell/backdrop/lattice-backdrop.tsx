import { PatternGround } from './pattern-ground.tsx';

/** A lattice of flowers. */
export function LatticeBackdrop() {
  return (
    <PatternGround width={64} height={64}>
      <path d="M32 8c6 8 6 14 0 20-6-6-6-12 0-20ZM32 56c6-8 6-14 0-20-6 6-6 12 0 20ZM8 32c8-6 14-6 20 0-6 6-12 6-20 0ZM56 32c-8-6-14-6-20 0 6 6 12 6 20 0Z" />
      {[0, 64].flatMap((x) => [0, 64].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r="5" />))}
    </PatternGround>
  );
}
