import { paletteOf } from './palette.ts';
import { houseOf } from './houses.ts';
import { tintPalette } from './house.ts';
import type { TileInputs } from './tile.ts';

/** A blurred stand-in from the palette alone, for lists that show games before their pictures are drawn. */
export function placeholderFor({ palette, vendor }: TileInputs): string {
  const { sky0, sky1, mid, A } = tintPalette(paletteOf(palette), houseOf(vendor));
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4" preserveAspectRatio="none"><radialGradient id="g" cy=".42">` +
    `<stop stop-color="${A}"/><stop offset=".3" stop-color="${sky1}"/><stop offset=".65" stop-color="${mid}"/>` +
    `<stop offset="1" stop-color="${sky0}"/></radialGradient><rect width="3" height="4" fill="url(#g)"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
