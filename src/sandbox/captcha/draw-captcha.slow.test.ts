import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawCaptcha } from './draw-captcha.ts';

const digits = [...'0123456789'];
const cell = { width: 45, left: 30, height: 88 };

/** The grey values of each digit's place, as a program cuts them out that knows how the picture is laid out. */
async function cells(text: string, random: () => number): Promise<readonly Float64Array[]> {
  const { data, info } = await sharp(await drawCaptcha(text, random))
    .blur(1.2)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...text].map((_, index) => {
    const values = new Float64Array(cell.width * cell.height);
    for (let y = 0; y < cell.height; y += 1) {
      for (let x = 0; x < cell.width; x += 1) {
        const at = (y * info.width + cell.left + index * cell.width + x) * info.channels;
        values[y * cell.width + x] = data[at] ?? 0;
      }
    }
    return values;
  });
}

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

function distance(left: Float64Array, right: Float64Array): number {
  return left.reduce((sum, value, index) => sum + (value - (right[index] ?? 0)) ** 2, 0);
}

describe('drawCaptcha', { timeout: 240_000 }, () => {
  it('is not solved by templates that were learned from its own pictures', async () => {
    const random = seeded(7);
    const templates: Float64Array[] = [];
    for (const digit of digits) {
      const seen: Float64Array[] = [];
      for (let turn = 0; turn < 12; turn += 1) seen.push(...(await cells(digit.repeat(4), random)));
      templates.push(
        new Float64Array(cell.width * cell.height).map(
          (_, at) => seen.reduce((sum, values) => sum + (values[at] ?? 0), 0) / seen.length,
        ),
      );
    }
    let solved = 0;
    for (let turn = 0; turn < 40; turn += 1) {
      const text = Array.from({ length: 4 }, () => digits[Math.floor(random() * 10)]).join('');
      const read = (await cells(text, random)).map((values) => {
        const distances = templates.map((template) => distance(values, template));
        return distances.indexOf(Math.min(...distances));
      });
      if (read.join('') === text) solved += 1;
    }
    expect(solved).toBeLessThan(8);
  });

  it('never draws the same digits the same way', async () => {
    const pictures = await Promise.all(
      [1, 2, 3].map(async (seed) => (await drawCaptcha('1234', seeded(seed))).toString('hex')),
    );
    expect(new Set(pictures).size).toBe(3);
  });
});
