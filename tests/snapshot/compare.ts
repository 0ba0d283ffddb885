import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/**
 * When two pictures differ, in distances of colours between 0 and 1 as pixelmatch measures them (YIQ): where one pixel is
 * further than `clear`, or `least` of them are further than `faint`, or `wide` of them further than `slight`. Scaling leaves single pixels of a picture up to 7 of 255
 * levels apart from one run to the next (measured: 17 pixels above `faint`, none above `clear`); a border of another colour is
 * clear, a hue eight degrees off is faint on hundreds of pixels, and a ground three levels off is slight on thousands.
 */
export const limits = { clear: 0.05, faint: 0.02, least: 50, slight: 0.006, wide: 1_000 } as const;

/** Where two pictures differ, in pixels of the larger one. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Difference {
  /** Pixels that differ. */
  readonly pixels: number;
  readonly box: Box;
  readonly width: number;
  readonly height: number;
  /** PNG that is opaque where the pictures differ. */
  readonly mask: Buffer;
}

/** What differs between two PNG pictures; nothing when they are the same within `limits`. */
export async function comparePictures(before: Uint8Array, after: Uint8Array): Promise<Difference | undefined> {
  const [one, other] = await Promise.all([sizeOf(before), sizeOf(after)]);
  const [width, height] = [Math.max(one.width, other.width), Math.max(one.height, other.height)];
  const [left, right] = await Promise.all([rawOf(before, width, height), rawOf(after, width, height)]);
  const drawn = new Uint8Array(width * height * 4);
  // Anti-aliased pixels count: a border of one pixel looks like one to the heuristic that leaves them out.
  const count = (threshold: number, into?: Uint8Array) =>
    pixelmatch(left, right, into, width, height, {
      threshold,
      includeAA: true,
      diffMask: true,
      diffColor: [214, 0, 110],
    });
  let pixels = count(limits.faint, drawn);
  if (pixels < limits.least && count(limits.clear) === 0) {
    pixels = count(limits.slight, drawn);
    if (pixels < limits.wide) return undefined;
  }
  const raw = { width, height, channels: 4 } as const;
  const mask = await sharp(drawn, { raw }).png({ palette: true, colours: 2 }).toBuffer();
  return { pixels, box: boxOf(drawn, width), width, height, mask };
}

async function sizeOf(png: Uint8Array): Promise<{ readonly width: number; readonly height: number }> {
  const { width, height } = await sharp(png).metadata();
  return { width, height };
}

/** Pixels of a picture on a transparent sheet of a size that is at least its own. */
async function rawOf(png: Uint8Array, width: number, height: number): Promise<Uint8Array> {
  const own = await sizeOf(png);
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp(png)
    .ensureAlpha()
    .extend({ right: width - own.width, bottom: height - own.height, background })
    .raw()
    .toBuffer();
}

function boxOf(drawn: Uint8Array, width: number): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -1, -1];
  for (let at = 3; at < drawn.length; at += 4) {
    if (drawn[at] === 0) continue;
    const pixel = (at - 3) / 4;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { left, top, right, bottom };
}
