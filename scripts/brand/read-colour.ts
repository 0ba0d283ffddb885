import type { Oklch } from 'culori';
import { converter, parse } from 'culori';

const toOklch = converter('oklch');

/** A colour as people write it (`#0b6e4f`, `tomato`, `oklch(.6 .2 30)`); nothing when it is none or is see-through. */
export function readColour(text: string): Oklch | undefined {
  const colour = parse(text.trim());
  const found = colour && toOklch(colour);
  return found && (found.alpha ?? 1) === 1 ? found : undefined;
}

/** The two colours of a text such as `#0b6e4f, #f2b705`; a sentence when there are not two. */
export function readTwoColours(text: string): { first: Oklch; second: Oklch } | string {
  const words = text.split(/[,;](?![^(]*\))/).map((word) => word.trim());
  const [one, two] = words;
  if (words.length !== 2 || !one || !two) return `"${text}" are not two colours with a comma between them.`;
  const first = readColour(one);
  const second = readColour(two);
  if (!first || !second) return `"${first ? two : one}" is no colour: write #0b6e4f, tomato or oklch(.6 .2 30).`;
  return { first, second };
}
