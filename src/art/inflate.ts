import { distanceToEdge } from './canvas/distance.ts';
import { blur, type Plane, valueAt } from './canvas/plane.ts';

/**
 * Blows a flat mask up like a cushion: round for `rounding` pixels from its edge, then flat; gives the lean of the
 * normals. The height is blurred a little, or the ridge in the middle of a shape shows that a machine made it.
 */
export function inflate(
  mask: Plane,
  width: number,
  height: number,
  options: { rounding: number; height: number },
): { x: Plane; y: Plane } {
  const { rounding, height: factor } = options;
  const distance = distanceToEdge(mask, width, height);
  const cushion = distance.map((value) => {
    const inward = 1 - Math.min(1, value / rounding);
    return rounding * Math.sqrt(Math.max(0, 1 - inward * inward)) * factor;
  });
  const level = blur(cushion, width, height, Math.max(1, rounding * 0.16));
  const x = new Float32Array(mask.length);
  const y = new Float32Array(mask.length);
  for (let row = 0; row < height; row += 1) {
    const above = row > 0 ? width : 0;
    const below = row < height - 1 ? width : 0;
    for (let column = 0; column < width; column += 1) {
      const i = row * width + column;
      if (valueAt(mask, i) <= 0) continue;
      const left = column > 0 ? i - 1 : i;
      const right = column < width - 1 ? i + 1 : i;
      const dx = (valueAt(level, left) - valueAt(level, right)) * 0.5;
      const dy = (valueAt(level, i - above) - valueAt(level, i + below)) * 0.5;
      const length = Math.sqrt(dx * dx + dy * dy + 1);
      x[i] = dx / length;
      y[i] = dy / length;
    }
  }
  return { x, y };
}
