import { clampChroma, type Color, differenceEuclidean, parse, rgb } from 'culori';
import type { ThemeDocument } from '../../contracts/generated/theme.ts';
import { rawTokens, resolveTokens, type Scheme } from '../emit/resolve-tokens.ts';
import { type JsonDocument, problemIn } from '../load/json-document.ts';

/** A token that has a colour, and where its value is written. */
export interface ColourPlace {
  readonly token: string;
  readonly file: string;
  readonly line: number;
  readonly value: string;
}

/** What a theme knows of a colour. */
export interface FoundColour {
  /** The very colour, or the nearest one where the theme does not have it. */
  readonly places: readonly ColourPlace[];
  readonly isExact: boolean;
  /** Tokens that components paint with and that are this colour, each with its schemes. */
  readonly paints: ReadonlyMap<string, readonly Scheme[]>;
}

const schemes = ['dark', 'light'] as const;
const difference = differenceEuclidean('rgb');
/** As far apart as two readings of one pixel. */
const same = 0.012;

/** Whether a word is a colour as somebody reads it off the screen: `#0fb5ae`, `rgb(15 181 174)`. */
export function isColour(word: string): boolean {
  return /^(?:#|rgb|hsl|oklch|oklab|lab|lch|color\()/i.test(word.trim()) && parse(word.trim()) !== undefined;
}

/** Where a theme that compiles writes a colour that somebody sees, and what is painted with it. */
export function findColour(theme: ThemeFile, seen: string): FoundColour {
  const wanted = shown(seen);
  if (wanted === undefined) return { places: [], isExact: false, paints: new Map() };
  const written = writtenColours(theme).map((place) => ({ ...place, distance: difference(place.colour, wanted) }));
  const nearest = Math.min(...written.map(({ distance }) => distance));
  const isExact = nearest <= same;
  const paints = new Map<string, Scheme[]>();
  for (const scheme of schemes) {
    for (const [token, value] of resolveTokens(theme.value, scheme).values) {
      const colour = token.startsWith('color.') ? shown(value) : undefined;
      if (colour && difference(colour, wanted) <= same) paints.set(token, [...(paints.get(token) ?? []), scheme]);
    }
  }
  const places = written
    .filter(({ distance }) => distance <= Math.max(same, nearest))
    .map(({ token, file, line, value }) => ({ token, file, line, value }));
  return { places, isExact, paints };
}

type ThemeFile = Pick<JsonDocument, 'file' | 'text' | 'places'> & { readonly value: ThemeDocument };

/** The colours that a theme writes out, each once; references to them are none. */
function writtenColours(theme: ThemeFile): readonly (ColourPlace & { readonly colour: Color })[] {
  const found = new Map<string, ColourPlace & { readonly colour: Color }>();
  for (const scheme of schemes) {
    for (const [token, { value, pointer }] of rawTokens(theme.value, scheme)) {
      const colour = typeof value === 'string' && /^(?:core\.)?color\./.test(token) ? shown(value) : undefined;
      if (colour === undefined || typeof value !== 'string') continue;
      const { line } = problemIn(theme, pointer, { code: 'TOKEN_UNUSED', message: '' });
      found.set(pointer, { token, file: theme.file, line, value, colour });
    }
  }
  return [...found.values()];
}

/** A colour as a screen shows it; nothing for what is none, such as a reference. */
function shown(text: string): Color | undefined {
  const colour = text.includes('{') ? undefined : parse(text.trim());
  return colour && rgb(clampChroma(colour, 'oklch'));
}
