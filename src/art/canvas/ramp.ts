/** A value held between two ends. */
export function clamp(value: number, low = 0, high = 1): number {
  return value < low ? low : value > high ? high : value;
}

/** The point at a fraction of the way from one value to another. */
export function mix(from: number, to: number, fraction: number): number {
  return from + (to - from) * fraction;
}

/** Zero before one edge, one after the other, an S-curve between; the edges may be given in either order. */
export function smooth(start: number, end: number, value: number): number {
  const t = clamp((value - start) / (end - start));
  return t * t * (3 - 2 * t);
}
