import type { Oklch } from 'culori';
import { clampChroma, formatHex } from 'culori';
import type { ThemeDocument } from '../../src/contracts/generated/theme.ts';
import type { Scheme } from '../../src/release/emit/resolve-tokens.ts';
import { resolveTokens } from '../../src/release/emit/resolve-tokens.ts';
import { makeReadable } from '../../src/release/theme-solver/make-readable.ts';
import { openFace } from '../../src/art/lettering/face.ts';
import { svgPath } from '../../src/art/lettering/svg-path.ts';
import { readColour } from './read-colour.ts';

/** How a pack writes a name. */
interface Lettering {
  readonly family: string;
  readonly weight: number;
  readonly tracking: number;
  readonly isCapital: boolean;
}

const letterings: Readonly<Record<string, Lettering>> = {
  karat: { family: 'bodoni-moda', weight: 500, tracking: 0.3, isCapital: true },
  chamak: { family: 'yatra-one', weight: 400, tracking: 0, isCapital: false },
  soda: { family: 'baloo-2', weight: 800, tracking: -0.03, isCapital: false },
  tide: { family: 'fredoka', weight: 600, tracking: -0.01, isCapital: false },
  ninety: { family: 'barlow-condensed', weight: 700, tracking: 0.01, isCapital: true },
  amber: { family: 'chakra-petch', weight: 700, tracking: 0.02, isCapital: false },
};

/** Packages with the typefaces that names are drawn in; their files are read by path. */
export const letteringPackages: readonly string[] = Object.values(letterings).map(
  ({ family }) => `@fontsource/${family}`,
);

/** A name and the look that it is drawn for. */
export interface Wordmark {
  readonly name: string;
  /** Drawn instead of a name in letters that the typefaces do not have. */
  readonly code: string;
  readonly like: string;
  readonly theme: ThemeDocument;
}

const SIZE = 40;
const EDGE = 2;

/** A logo drawn from a name, in the lettering of a pack and inks that hold on the head of its pages. */
export function drawWordmark({ name, code, like, theme }: Wordmark): string {
  const { family, weight, tracking, isCapital } = letteringOf(like);
  const written = writtenAs(name, code);
  const text = isCapital ? written.toUpperCase() : written;
  const face = openFace(family, weight);
  const commands = face.outline(text, EDGE, 0, { size: SIZE, tracking });
  const heights = commands.flatMap((command) => ('y' in command ? [command.y] : []));
  const top = Math.floor(Math.min(0, ...heights)) - EDGE;
  const height = Math.ceil(Math.max(0, ...heights)) + EDGE - top;
  const width = Math.ceil(face.width(text, tracking) * SIZE) + 2 * EDGE;
  const { base, dark, light } = inksOf(theme);
  // A picture takes no colour from the page; it follows the scheme where the browser passes it on.
  const style = `svg{color:${base}}@media (prefers-color-scheme:dark){svg{color:${dark}}}@media (prefers-color-scheme:light){svg{color:${light}}}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 ${top} ${width} ${height}" role="img" color="${base}">` +
    `<title>${escape(name)}</title><style>${style}</style><path fill="currentColor" d="${svgPath(commands)}"/></svg>\n`
  );
}

/** The initial on a tile of the brand's colour: the icon of a browser tab. */
export function drawMark({ name, code, like, theme }: Wordmark): string {
  const { family, weight } = letteringOf(like);
  const letter = writtenAs(name, code).charAt(0).toUpperCase();
  const face = openFace(family, weight);
  const size = 48;
  const x = 32 - (face.width(letter) * size) / 2;
  const path = svgPath(face.outline(letter, x, 32 + (face.capHeight * size) / 2, { size }));
  const { values } = resolveTokens(theme, 'dark');
  const colour = (token: string) => hexOf(readColour(values.get(token) ?? '') ?? fail(token));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64" role="img"><title>${escape(name)}</title>` +
    `<rect width="64" height="64" rx="14" fill="${colour('color.action')}"/><path fill="${colour('color.onAction')}" d="${path}"/></svg>\n`
  );
}

function letteringOf(like: string): Lettering {
  return letterings[like] ?? fail(like);
}

/** The name where the Latin typefaces can write it, else the code. */
function writtenAs(name: string, code: string): string {
  return /^[ -~\u00a1-\u00ff’]+$/.test(name) ? name : code;
}

function inksOf(theme: ThemeDocument): { readonly base: string; readonly dark: string; readonly light: string } {
  const dark = coloursOf(theme, 'dark');
  const light = coloursOf(theme, 'light');
  const demands = [dark.head, light.head].map((other) => ({ other, least: 3, isAbove: true }));
  // The brand's colour, where neither scheme is known: it shows on both heads.
  const onBoth = makeReadable(dark.action, demands, { page: undefined, use: 'ink' });
  return { base: hexOf(onBoth ?? dark.action), dark: hexOf(dark.ink), light: hexOf(light.ink) };
}

function coloursOf(theme: ThemeDocument, scheme: Scheme): Readonly<Record<'head' | 'ink' | 'action', Oklch>> {
  const { values } = resolveTokens(theme, scheme);
  const colour = (name: string) => readColour(values.get(name) ?? '') ?? fail(name);
  return { head: colour('color.head'), ink: colour('color.headAccent'), action: colour('color.action') };
}

function hexOf(colour: Oklch): string {
  return formatHex(clampChroma(colour, 'oklch', 'rgb'));
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function fail(what: string): never {
  throw new Error(`There is no ${what} to draw a wordmark with.`);
}
