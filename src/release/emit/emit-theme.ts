import { clampChroma, formatHex } from 'culori';
import type { FontFace } from '../../contracts/generated/theme.ts';
import { layoutOf } from '../../contracts/layout-forms.ts';
import type { Hash, ThemePart } from '../../contracts/release.ts';
import { cssVariable } from '../../contracts/tokens.ts';
import type { ValidTheme } from '../validate/valid-source.ts';
import { fallbackFaces } from './fallback-faces.ts';
import type { EmittedPart } from './make-part.ts';
import { makeJsonPart, makePart } from './make-part.ts';
import type { Scheme } from './resolve-tokens.ts';
import { resolveTokens } from './resolve-tokens.ts';
import { stripForms } from './strip-forms.ts';

/** The parts of a theme; `theme` is the one that the manifest names. */
export interface EmittedTheme {
  readonly theme: EmittedPart;
  readonly parts: readonly EmittedPart[];
}

/** Writes tokens of both schemes and font faces as one stylesheet, and what the page must know before it has it. */
export async function emitTheme({ id, theme: { value: theme }, fonts }: ValidTheme): Promise<EmittedTheme> {
  const fontParts = new Map([...fonts].map(([file, bytes]) => [file, makePart('font', 'font/woff2', bytes)]));
  const hashOfFont = (face: FontFace) => fontParts.get(face.file)?.hash ?? '';
  const resolved = { dark: resolveTokens(theme, 'dark').values, light: resolveTokens(theme, 'light').values };
  const stacks = [...resolved.dark].flatMap(([name, value]) => (isStack(name) ? [value] : []));
  const isSerif = (family: string) =>
    stacks.some((stack) => stack.endsWith(',serif') && stack.split(',').map(bareName).includes(family));
  const { css: fallbacks, standIns } = await fallbackFaces(theme.fonts, fonts, isSerif);
  const dark = withStandIns(resolved.dark, standIns);
  const light = withStandIns(resolved.light, standIns);
  const layout = { ...layoutOf[theme.variants.card], ...theme.layout };
  const css = [
    ...theme.fonts.map((face) => fontFace(face, hashOfFont(face))),
    ...fallbacks,
    // Dark is the stored default, so it also serves a page whose boot script did not run.
    `:root,:root[data-scheme=dark]{color-scheme:dark;${declarations(dark)}}`,
    `:root[data-scheme=light]{color-scheme:light;${declarations(light)}}`,
    stripForms[layout.overlay],
  ].join('\n');
  const stylesheet = makePart('css', 'text/css; charset=utf-8', Buffer.from(css));
  const part: ThemePart = {
    id,
    variants: theme.variants,
    layout,
    stylesheet: stylesheet.hash,
    preload: preloadByLanguage(theme.fonts, hashOfFont),
    themeColor: { dark: pageColour(dark, 'dark'), light: pageColour(light, 'light') },
  };
  const used = theme.fonts.flatMap((face) => fontParts.get(face.file) ?? []);
  const themePart = makeJsonPart(part);
  return { theme: themePart, parts: [themePart, stylesheet, ...new Set(used)] };
}

function fontFace(face: FontFace, hash: Hash): string {
  const range = face.unicodeRange ? `unicode-range:${face.unicodeRange};` : '';
  return (
    `@font-face{font-family:${JSON.stringify(face.family)};font-weight:${face.weight};font-style:${face.style ?? 'normal'};` +
    `font-display:swap;${range}src:url(/livery/parts/${hash}.woff2) format("woff2")}`
  );
}

function isStack(token: string): boolean {
  return token.startsWith('font.');
}

/** Puts after each family of a font stack the one that stands in for it until it arrives. */
function withStandIns(
  values: ReadonlyMap<string, string>,
  standIns: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const extend = (family: string) => {
    const standIn = standIns.get(bareName(family));
    return standIn === undefined ? [family] : [family, JSON.stringify(standIn)];
  };
  return new Map(
    [...values].map(([name, value]) => [name, isStack(name) ? value.split(',').flatMap(extend).join(',') : value]),
  );
}

function bareName(family: string): string {
  return family.trim().replaceAll('"', '');
}

function declarations(values: ReadonlyMap<string, string>): string {
  return [...values].map(([name, value]) => `${cssVariable(name)}:${value}`).join(';');
}

function preloadByLanguage(faces: readonly FontFace[], hashOfFont: (face: FontFace) => Hash): Record<string, Hash[]> {
  const languages = new Set(faces.flatMap((face) => face.languages ?? []));
  return Object.fromEntries(
    [...languages].map((language) => [
      language,
      faces.filter((face) => face.languages?.includes(language)).map(hashOfFont),
    ]),
  );
}

/** The page colour as sRGB hex, which is all that a browser's own bars understand. */
function pageColour(values: ReadonlyMap<string, string>, scheme: Scheme): string {
  const colour = clampChroma(values.get('color.bg') ?? '', 'oklch', 'rgb');
  return (colour && formatHex(colour)) ?? (scheme === 'dark' ? '#000000' : '#ffffff');
}
