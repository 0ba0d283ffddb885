import sharp from 'sharp';

/** Side of one square of an outline, in CSS pixels: larger than a letter, a texture or the difference of two radii. */
const square = 13;

/** Outlines of every picture have so many squares across. */
const across = 30;

/** Where a picture has edges: how many squares across and, row by row, the strength in each; strengths add up to one. */
export interface Outline {
  readonly rows: number;
  readonly strengths: Float64Array;
}

/**
 * What is left of a picture once it has neither colour nor brightness nor detail: where its shapes begin and end, on a raster
 * of 30 squares across, whatever its width. An edge counts as one however strong it is, so that two schemes are the same.
 */
export async function outlineOf(picture: Uint8Array): Promise<Outline> {
  const { data, info } = await sharp(picture)
    .resize({ width: across * square })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rows = Math.floor(info.height / square);
  const strengths = new Float64Array(rows * across);
  const at = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? 0;
  for (let y = 1; y < rows * square; y += 1) {
    for (let x = 1; x < across * square; x += 1) {
      const isEdge = Math.abs(at(x, y) - at(x - 1, y)) + Math.abs(at(x, y) - at(x, y - 1)) > faintest;
      const place = Math.floor(y / square) * across + Math.floor(x / square);
      if (isEdge) strengths[place] = (strengths[place] ?? 0) + 1;
    }
  }
  // Many edges in one square are an ornament; that there are some is the layout.
  for (const [place, edges] of strengths.entries()) strengths[place] = Math.min(edges, square);
  return { rows, strengths: blur(strengths, rows) };
}

/** Levels of grey between two pixels that make an edge: gradients and shadows do not. */
const faintest = 5;

/** Spreads each square over its neighbours, so that a shape that stands a few pixels aside is still near. */
function blur(strengths: Float64Array, rows: number): Float64Array {
  const spread = new Float64Array(strengths.length);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < across; column += 1) {
      let sum = 0;
      for (const [down, aside, weight] of neighbours) {
        const [y, x] = [row + down, column + aside];
        if (y >= 0 && y < rows && x >= 0 && x < across) sum += weight * (strengths[y * across + x] ?? 0);
      }
      spread[row * across + column] = sum;
    }
  }
  return spread;
}

const neighbours = [-1, 0, 1].flatMap((down) =>
  [-1, 0, 1].map((aside) => [down, aside, 1 / (1 + Math.abs(down) + Math.abs(aside))] as const),
);

/**
 * How far apart two outlines are: one less their correlation over the rows that both have, the best of a few shifts up and
 * down, since a heading of two lines moves all that is below it. 0 is the same layout, 1 is nothing in common.
 */
export function distance(one: Outline, other: Outline): number {
  let least = 2;
  for (let shift = -MOST_SHIFT; shift <= MOST_SHIFT; shift += 1) {
    const from = Math.max(0, shift);
    const until = Math.min(one.rows, other.rows + shift);
    if (until - from < LEAST_ROWS) continue;
    const mine = one.strengths.subarray(from * across, until * across);
    const its = other.strengths.subarray((from - shift) * across, (until - shift) * across);
    least = Math.min(least, 1 - correlation(mine, its));
  }
  return least;
}

const MOST_SHIFT = 3;
const LEAST_ROWS = 8;

function correlation(one: Float64Array, other: Float64Array): number {
  const mean = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [first, second] = [mean(one), mean(other)];
  let [both, ones, others] = [0, 0, 0];
  for (const [place, value] of one.entries()) {
    const [a, b] = [value - first, (other[place] ?? 0) - second];
    both += a * b;
    ones += a * a;
    others += b * b;
  }
  return ones === 0 || others === 0 ? 0 : both / Math.sqrt(ones * others);
}
