import { type Plane, valueAt } from './plane.ts';

const far = 1e8;

/** Room for one line, used again for every line of a mask. */
type Scratch = {
  readonly values: Float64Array;
  readonly result: Float64Array;
  readonly centres: Int32Array;
  readonly bounds: Float64Array;
};

/** Squared distances along one line by the lower envelope of parabolas (Felzenszwalb and Huttenlocher). */
function transformLine({ values, result, centres, bounds }: Scratch, size: number): void {
  let top = 0;
  centres[0] = 0;
  bounds[0] = -1e20;
  bounds[1] = 1e20;
  for (let q = 1; q < size; q += 1) {
    const height = (values[q] ?? 0) + q * q;
    let crossing = 0;
    for (;;) {
      const p = centres[top] ?? 0;
      crossing = (height - ((values[p] ?? 0) + p * p)) / (2 * (q - p));
      if (crossing > (bounds[top] ?? 0) || top === 0) break;
      top -= 1;
    }
    top += 1;
    centres[top] = q;
    bounds[top] = crossing;
    bounds[top + 1] = 1e20;
  }
  let k = 0;
  for (let q = 0; q < size; q += 1) {
    while ((bounds[k + 1] ?? 1e20) < q) k += 1;
    const p = centres[k] ?? 0;
    result[q] = (q - p) * (q - p) + (values[p] ?? 0);
  }
}

/** For every pixel covered by more than half, the exact distance to the nearest one that is not. */
export function distanceToEdge(mask: Plane, width: number, height: number): Plane {
  const size = Math.max(width, height);
  const scratch: Scratch = {
    values: new Float64Array(size),
    result: new Float64Array(size),
    centres: new Int32Array(size),
    bounds: new Float64Array(size + 1),
  };
  const distance = new Float32Array(mask.length);
  for (let x = 0; x < width; x += 1) {
    for (let y = 0; y < height; y += 1) scratch.values[y] = valueAt(mask, y * width + x) > 0.5 ? far : 0;
    transformLine(scratch, height);
    for (let y = 0; y < height; y += 1) distance[y * width + x] = scratch.result[y] ?? 0;
  }
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) scratch.values[x] = valueAt(distance, y * width + x);
    transformLine(scratch, width);
    for (let x = 0; x < width; x += 1) distance[y * width + x] = Math.sqrt(scratch.result[x] ?? 0);
  }
  return distance;
}
