import { hashText } from './canvas/random.ts';
import { type VendorStyleId, vendorStyles } from './vendor-styles/index.ts';
import { vendorStyleOf } from './vendor-variants.ts';
import { svgPath } from './lettering/svg-path.ts';
import { ngon, star } from './motifs/shapes.ts';

/** A vendor as its mark needs it. */
export type MarkedVendor = { readonly code: string; readonly name?: string };

/** Marks of the vendors that a style is named for, in a box of 64 and one colour. */
const drawn: Readonly<Record<VendorStyleId, string>> = {
  brightforge:
    '<path d="M32 6c3 10 14 15 14 28a14 14 0 0 1-28 0c0-6 3-9 6-13 1 4 3 5 5 5 1-7-1-12 3-20Z"/><path d="M14 52h36v6H14Z"/>',
  paperlane: '<path d="M8 10h30l-12 22Z"/><path d="M42 12 56 54H14l15-23Z" opacity=".62"/>',
  vermeil:
    '<path fill-rule="evenodd" d="M32 4 58 20v24L32 60 6 44V20Zm0 8L13 24v16l19 12 19-12V24Z"/><path d="M32 18l12 8-12 20-12-20Z"/>',
  voltline:
    '<path fill="none" stroke="currentColor" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" d="M36 6 14 36h18l-4 22 22-32H32Z"/><circle cx="54" cy="10" r="4.5"/>',
  kapow:
    '<path fill-rule="evenodd" d="M32 3l6 13 12-8-1 15 13 3-11 9 9 12-15 0 0 14-13-8-10 10-3-14-15 1 8-12L2 28l13-4-3-14 13 6Zm-9 19v21h6v-7l2-2 5 9h7l-8-14 7-7h-8l-5 6v-6Z"/>',
  pixelkiln: '<path d="M20 6h24v8h8v10h6v34H38V42h-4v-8h-4v8h-4v16H6V24h6V14h8Z"/>',
  softgrain:
    '<path d="M6 32a26 26 0 0 1 52 0Z"/><path d="M12 38h40M18 46h28M25 54h14" stroke="currentColor" stroke-width="5" stroke-linecap="round"/>',
  oldpress:
    '<path fill-rule="evenodd" d="M6 6h52v52H6Zm5 5v42h42V11Z"/><path fill-rule="evenodd" d="M32 16c10 0 16 7 16 16s-6 16-16 16-16-7-16-16 6-16 16-16Zm0 5c-4 0-6 5-6 11s2 11 6 11 6-5 6-11-2-11-6-11Z"/>',
};

/** Grounds that an initial is cut out of. */
const grounds: readonly string[] = [
  'M32 3a29 29 0 1 0 .1 0Z',
  'M14 4h36a10 10 0 0 1 10 10v36a10 10 0 0 1-10 10H14A10 10 0 0 1 4 50V14A10 10 0 0 1 14 4Z',
  'M32 2 58 12v22c0 14-12 22-26 28C18 56 6 48 6 34V12Z',
  'M6 60V32a26 26 0 0 1 52 0v28Z',
  'M32 2 62 32 32 62 2 32Z',
  'M4 4h38l18 18v38H22L4 42Z',
  'M32 2c17 0 30 11 30 30S47 62 32 62 2 51 2 32 15 2 32 2Z',
  ngon(32, 32, 6, 31),
  ngon(32, 32, 8, 31, 22.5),
  star(32, 32, 12, 31, 25),
];

function monogram({ code, name }: MarkedVendor): string {
  const ground = grounds[hashText(code) % grounds.length] ?? '';
  const letters = code.length === 2 ? code : (name ?? code).charAt(0).toUpperCase();
  const face = vendorStyles[vendorStyleOf(code)].title.face();
  const size = Math.min(34 / face.width(letters), 27 / face.capHeight);
  const commands = face.outline(letters, 32 - (face.width(letters) * size) / 2, 32 + (face.capHeight * size) / 2, {
    size,
  });
  const path = svgPath(commands);
  const mask = `<mask id="m"><path d="${ground}" fill="#fff"/><path d="${path}" fill="#000"/></mask>`;
  return `<defs>${mask}</defs><path d="${ground}" mask="url(#m)"/>`;
}

/** Grounds that a white mark stands out from by three to one at least. */
const colours: readonly (readonly [string, string])[] = [
  ['#c2410c', '#7c2d12'],
  ['#0e7490', '#164e63'],
  ['#6d28d9', '#3b0764'],
  ['#be185d', '#831843'],
  ['#15803d', '#14532d'],
  ['#1d4ed8', '#1e3a8a'],
  ['#a16207', '#713f12'],
  ['#475569', '#1e293b'],
];

/** The mark of a vendor in white on a ground of its own: drawn for the eight vendors, a monogram for every other. */
export function drawVendorMark(vendor: MarkedVendor): string {
  const own = Object.entries(drawn).find(([id]) => id === vendor.code.toLowerCase());
  const inner = own?.[1] ?? monogram(vendor);
  const [top, foot] = colours[hashText(`${vendor.code} ground`) % colours.length] ?? ['#475569', '#1e293b'];
  const ground = `<linearGradient id="g" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${foot}"/></linearGradient>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240" viewBox="0 0 64 64" color="#fff" fill="#fff"><defs>${ground}</defs><path d="M0 0h64v64H0Z" fill="url(#g)"/><g transform="translate(14 14) scale(.5625)">${inner}</g></svg>`;
}
