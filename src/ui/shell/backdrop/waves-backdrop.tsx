import { PatternGround } from './pattern-ground.tsx';

/** Contours of water under a light from the end. */
export function WavesBackdrop() {
  return (
    <PatternGround width={480} height={260} className="waves">
      {[20, 85, 150, 215].map((y, index) => (
        <path
          key={y}
          d={`M0 ${y}c80 ${index % 2 === 0 ? -34 : 26} 150 30 240 8s170 ${index % 2 === 0 ? 26 : -30} 240-8`}
        />
      ))}
    </PatternGround>
  );
}
