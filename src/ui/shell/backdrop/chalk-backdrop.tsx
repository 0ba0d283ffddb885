import { PatternGround } from './pattern-ground.tsx';

/** Lines of a pitch in chalk. */
export function ChalkBackdrop() {
  return (
    <PatternGround width={480} height={600} className="chalk">
      <path d="M0 300h480M130 600v-92h220v92M130 0v92h220V0M240 180a120 120 0 1 1-.1 0Z" />
    </PatternGround>
  );
}
