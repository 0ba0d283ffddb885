import type { Oklch } from 'culori';
import { converter, formatHex, parse } from 'culori';
import type { Problem } from '../../contracts/problems.ts';
import type { RawToken } from '../emit/resolve-tokens.ts';
import { rawTokens } from '../emit/resolve-tokens.ts';
import { problemIn } from '../load/json-document.ts';
import type { ColourSource } from '../theme-solver/colour-roles.ts';
import { colourRoles } from '../theme-solver/colour-roles.ts';
import type { ValidTheme } from '../validate/valid-source.ts';

const toOklch = converter('oklch');
const schemes = ['dark', 'light'] as const;
/** Below this chroma a colour is a tinted grey, and below the other one its hue means nothing. */
const TINTED = 0.06;
const GREY = 0.02;
/** Grounds have the hue of the second colour in a breath of it. */
const GROUND = 0.015;
/** Hues of one paint, in degrees, differ by no more than what is lost in writing them down. */
const SAME_HUE = 3;
/** So many colours of one other hue are no accident. */
const FEWEST = 2;

/**
 * Finds a brand's colour (`core.color.brand.first` and `second`) that was changed by hand in a theme that had been painted
 * in it: what refers to it follows, and the colours that had to become lighter, darker or fainter keep the hue that it had.
 */
export function checkPainted({ theme, id }: ValidTheme): Problem[] {
  const tokens = schemes.map((scheme) => rawTokens(theme.value, scheme));
  const brand = (which: string) => tokens[0]?.get(`core.color.brand.${which}`);
  return (['first', 'second'] as const).flatMap((which) => {
    const given = brand(which);
    const colour = given && colourOf(given);
    if (!given || !colour) return [];
    const hasGrounds = which === 'second' && colour.c >= GREY;
    const painted = tokens.flatMap((scheme) => [
      ...paintedFrom(which, TINTED, scheme),
      ...(hasGrounds ? paintedFrom('ground', GROUND, scheme) : []),
    ]);
    const [one] = painted;
    const isPaint = painted.every(({ hue }) => one !== undefined && hueBetween(hue, one.hue) <= SAME_HUE);
    const isLeft = one !== undefined && (colour.c < GREY || hueBetween(colour.h ?? 0, one.hue) > SAME_HUE);
    if (painted.length < FEWEST || !isPaint || !isLeft) return [];
    const names = [...new Set(painted.map(({ name }) => name))].join(', ');
    const [first, second] = ['first', 'second'].map((name) => hexOf(brand(name)) ?? `<${name}>`);
    const message =
      `The ${which} colour of the brand is ${hexOf(given)}, but ${names} were painted from another and do not follow; ` +
      `livery theme colours ${id} "${first},${second}" paints all.`;
    return problemIn(theme, given.pointer, { code: 'TOKEN_LEFT_BEHIND', severity: 'warning', message });
  });
}

/** The colours of a scheme with one source that refer to nothing, where their hue can be seen. */
function paintedFrom(from: ColourSource, least: number, scheme: ReadonlyMap<string, RawToken>) {
  return colourRoles.flatMap(({ token, source }) => {
    const raw = source === from ? scheme.get(token) : undefined;
    const colour = raw && colourOf(raw);
    return colour && colour.c >= least ? [{ name: token, hue: colour.h ?? 0 }] : [];
  });
}

function colourOf({ value }: RawToken): Oklch | undefined {
  return typeof value === 'string' && !value.includes('{') ? toOklch(parse(value)) : undefined;
}

function hexOf(raw: RawToken | undefined): string | undefined {
  return typeof raw?.value === 'string' ? formatHex(raw.value) : undefined;
}

function hueBetween(one: number, other: number): number {
  const distance = Math.abs(one - other) % 360;
  return Math.min(distance, 360 - distance);
}
