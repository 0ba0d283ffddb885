/** One number for every pixel of an area, row by row. */
export type Plane = Float32Array;

/** The value of a pixel; 0 outside. */
export function valueAt(plane: Plane | Uint8Array, index: number): number {
  return plane[index] ?? 0;
}

/** Slides a window along one line of pixels; `step` is 1 for a row and the width for a column. */
function blurLine(from: Plane, to: Plane, line: { start: number; step: number; length: number; radius: number }): void {
  const { start, step, length, radius } = line;
  const last = length - 1;
  const window = 2 * radius + 1;
  let sum = 0;
  for (let i = -radius; i <= radius; i += 1) sum += valueAt(from, start + Math.min(last, Math.max(0, i)) * step);
  for (let i = 0; i < length; i += 1) {
    to[start + i * step] = sum / window;
    sum += valueAt(from, start + Math.min(last, i + radius + 1) * step);
    sum -= valueAt(from, start + Math.max(0, i - radius) * step);
  }
}

/** Two passes of a box blur, close to a Gaussian. The radius is rounded; 0 gives the plane itself. */
export function blur(plane: Plane, width: number, height: number, radius: number): Plane {
  const r = Math.max(0, Math.round(radius));
  if (r === 0) return plane;
  const across = new Float32Array(plane.length);
  let result = plane;
  for (let pass = 0; pass < 2; pass += 1) {
    for (let y = 0; y < height; y += 1)
      blurLine(result, across, { start: y * width, step: 1, length: width, radius: r });
    const down = new Float32Array(plane.length);
    for (let x = 0; x < width; x += 1) blurLine(across, down, { start: x, step: width, length: height, radius: r });
    result = down;
  }
  return result;
}
