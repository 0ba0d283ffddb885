import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font, type Glyph, type PathCommand } from 'opentype.js';

const require = createRequire(import.meta.url);

/** A typeface whose glyphs can be taken out one by one. */
export type Face = {
  /** Height of a capital H as a part of the size; font tables are wrong in some faces, so the glyph is measured. */
  readonly capHeight: number;
  /** Width of a text at size 1. */
  width(text: string, tracking?: number): number;
  /** Outlines of a text on the baseline from x. */
  outline(text: string, x: number, y: number, options: { size: number; tracking?: number }): PathCommand[];
};

function readFont(family: string, weight: number): Font {
  const bytes = readFileSync(require.resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`));
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

const opened = new Map<string, Face>();

/** Opens the Latin WOFF file of a @fontsource package, once. */
export function openFace(family: string, weight = 400): Face {
  const key = `${family} ${weight}`;
  const known = opened.get(key);
  if (known) return known;
  const face = faceOf(readFont(family, weight));
  opened.set(key, face);
  return face;
}

// Characters are mapped to glyphs directly: shaping throws on some faces, and titles are plain Latin.
function faceOf(font: Font): Face {
  const em = font.unitsPerEm;
  const glyphs = (text: string): Glyph[] => [...text].map((character) => font.charToGlyph(character));
  const advance = (glyph: Glyph): number => (glyph.advanceWidth ?? em * 0.5) / em;
  const kerning = (left: Glyph, right: Glyph | undefined): number =>
    right ? font.getKerningValue(left, right) / em : 0;
  const capital = font.charToGlyph('H').getBoundingBox();
  const layOut = (text: string, tracking: number): { glyph: Glyph; at: number; end: number }[] => {
    let at = 0;
    return glyphs(text).map((glyph, index, all) => {
      const start = at;
      const end = start + advance(glyph);
      at = end + kerning(glyph, all[index + 1]) + tracking;
      return { glyph, at: start, end };
    });
  };
  return {
    capHeight: (capital.y2 - Math.min(0, capital.y1)) / em,
    width: (text, tracking = 0) => layOut(text, tracking).at(-1)?.end ?? 0,
    outline: (text, x, y, { size, tracking = 0 }) =>
      layOut(text, tracking).flatMap(({ glyph, at }) => glyph.getPath(x + at * size, y, size).commands),
  };
}
