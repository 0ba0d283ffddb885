import type { Oklch } from 'culori';
import { converter, differenceEuclidean } from 'culori';
import sharp from 'sharp';

/** What a picture of a logo says about colours. */
export interface LogoColours {
  /** Distinct colours, the one with the largest area first. */
  readonly colours: readonly Oklch[];
  /** Whether the page shows through: then the page must stand out from it. */
  readonly isCutOut: boolean;
}

const toOklch = converter('oklch');
const distance = differenceEuclidean('oklab');
const SIDE = 96;
/** Colours nearer than this are shades of one, as the smooth edges of letters are. */
const APART = 0.12;

/** Reads the colours of a logo. @throws an Error when the bytes are no picture. */
export async function readLogoColours(picture: Uint8Array): Promise<LogoColours> {
  const { data } = await sharp(picture)
    .resize(SIDE, SIDE, { fit: 'inside' })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const areas = new Map<string, { colour: Oklch; area: number }>();
  let clear = 0;
  for (let at = 0; at + 3 < data.length; at += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = data.subarray(at, at + 4);
    if (alpha < 128) clear += 1;
    if (alpha < 250) continue;
    const key = [r >> 4, g >> 4, b >> 4].join();
    const known = areas.get(key);
    if (known) known.area += 1;
    else areas.set(key, { colour: toOklch({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 }), area: 1 });
  }
  const colours: Oklch[] = [];
  for (const { colour } of [...areas.values()].sort((one, other) => other.area - one.area)) {
    if (colours.every((known) => distance(known, colour) > APART)) colours.push(colour);
  }
  return { colours, isCutOut: clear > data.length / 4 / 20 };
}

/** The two colours of a brand that a logo shows: the strongest first; nothing when it shows no colour at all. */
export function brandColoursOf({ colours }: LogoColours): { first: Oklch; second: Oklch } | undefined {
  const [first, second] = colours.filter(({ c }) => c > 0.04);
  return first && { first, second: second ?? first };
}
