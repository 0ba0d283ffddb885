import type { Oklch, Rgb } from 'culori';
import { clampChroma, converter, formatCss, parse, wcagContrast } from 'culori';
import { pairsDrawnBy } from '../../contracts/colour-pairs.ts';
import type { ThemeDocument } from '../../contracts/generated/theme.ts';
import type { Problem } from '../../contracts/problems.ts';
import type { Scheme } from '../emit/resolve-tokens.ts';
import { rawTokens, resolveTokens } from '../emit/resolve-tokens.ts';
import type { ProblemDraft } from '../load/json-document.ts';
import { problemIn } from '../load/json-document.ts';
import { nearestName } from '../nearest-name.ts';
import type { ValidTheme } from '../validate/valid-source.ts';
import { blendOver } from './blend-over.ts';

const toOklch = converter('oklch');

/**
 * Checks every pair that components draw in a theme of these forms, and every pair that the theme adds, in both schemes;
 * names the nearest colour that would pass.
 */
export function checkContrast({ theme }: ValidTheme): Problem[] {
  return (['dark', 'light'] as const).flatMap((scheme) => {
    const { values } = resolveTokens(theme.value, scheme);
    const raw = rawTokens(theme.value, scheme);
    return pairsOf(theme.value).flatMap(({ foreground, background, least, pointer }) => {
      const missing = [foreground, background].find((name) => !values.has(name));
      if (missing) {
        // Tokens that components read are asked for by name already.
        if (pointer === undefined) return [];
        const message = `The pair names ${missing}, which is no token of the ${scheme} scheme.`;
        const nearest = nearestName(missing, values.keys());
        return problemIn(theme, pointer, { code: 'TOKEN_UNKNOWN', message, nearest });
      }
      const fault = faultOf(values, { foreground, background, least, scheme });
      return fault ? problemIn(theme, raw.get(fault.token)?.pointer ?? '/semantic', fault.draft) : [];
    });
  });
}

/** A pair to check: the engine's, or the theme's own with its place. */
interface AskedPair {
  readonly foreground: string;
  readonly background: string;
  readonly least: number;
  readonly pointer?: string;
}

/** All pairs of a theme, each once with its greatest contrast. */
export function pairsOf({ variants, layout, pairs = [] }: ThemeDocument): readonly AskedPair[] {
  const own = pairs.map(([foreground, background, least], index) => ({
    foreground,
    background,
    least,
    pointer: `/pairs/${index}`,
  }));
  const strictest = new Map<string, AskedPair>();
  for (const pair of [...pairsDrawnBy(variants, layout), ...own]) {
    const name = `${pair.foreground} ${pair.background}`;
    if (pair.least > (strictest.get(name)?.least ?? 0)) strictest.set(name, pair);
  }
  return [...strictest.values()];
}

interface Pair {
  readonly foreground: string;
  readonly background: string;
  readonly least: number;
  readonly scheme: Scheme;
}

function faultOf(
  values: ReadonlyMap<string, string>,
  { foreground, background, least, scheme }: Pair,
): { readonly token: string; readonly draft: ProblemDraft } | undefined {
  const { above, below } = shownPair(values, { foreground, background });
  if (!above || !below) {
    const token = above ? background : foreground;
    // What calls itself a colour is asked for one by `checkTokens`.
    if (token.startsWith('color.')) return undefined;
    return { token, draft: { code: 'TOKEN_NOT_COLOUR', message: `${token} is no colour in the ${scheme} scheme.` } };
  }
  const contrast = wcagContrast(above, below);
  if (contrast >= least) return undefined;
  const found = `${foreground} on ${background} (${scheme}) has ${contrast.toFixed(2)}:1; ${least}:1 is needed.`;
  const passing = nearestPassing(above, below, least);
  const advice = passing ? `${passing} passes.` : `No lightness of this colour passes: change ${background}.`;
  return { token: foreground, draft: { code: 'CONTRAST_LOW', message: `${found} ${advice}` } };
}

/** A pair as a screen shows it; what is no colour is missing. */
function shownPair(
  values: ReadonlyMap<string, string>,
  { foreground, background }: Pick<AskedPair, 'foreground' | 'background'>,
): { readonly above?: Rgb | undefined; readonly below?: Rgb | undefined } {
  const colour = (name: string) => parse(values.get(name) ?? '');
  const below = blendOver(colour(background), colour('color.bg'));
  const above = blendOver(colour(foreground), below);
  return { above, below };
}

/** A pair of colours of a theme with its contrast in each scheme: 4.5 means 4.5:1. */
export interface MeasuredPair extends Pick<AskedPair, 'foreground' | 'background' | 'least'> {
  readonly dark?: number;
  readonly light?: number;
}

/** Every pair that a theme draws, with the contrast that is needed and those that there are. */
export function measurePairs(theme: ThemeDocument): readonly MeasuredPair[] {
  const [dark, light] = (['dark', 'light'] as const).map((scheme) => resolveTokens(theme, scheme).values);
  return pairsOf(theme).map(({ foreground, background, least }) => {
    const contrastIn = (values: ReadonlyMap<string, string> = new Map()) => {
      const { above, below } = shownPair(values, { foreground, background });
      return above && below && wcagContrast(above, below);
    };
    const [inDark, inLight] = [contrastIn(dark), contrastIn(light)];
    return {
      foreground,
      background,
      least,
      ...(inDark === undefined ? {} : { dark: inDark }),
      ...(inLight === undefined ? {} : { light: inLight }),
    };
  });
}

/** The same hue at the lightness nearest to the one chosen that reaches the contrast. */
function nearestPassing(foreground: Rgb, background: Rgb, least: number): string | undefined {
  const colour: Oklch = toOklch(foreground);
  for (let distance = 0.005; distance <= 1; distance += 0.005) {
    for (const l of [Math.min(1, colour.l + distance), Math.max(0, colour.l - distance)]) {
      const candidate = {
        ...colour,
        l: Number(l.toFixed(3)),
        c: Number(colour.c.toFixed(3)),
        h: Number((colour.h ?? 0).toFixed(1)),
      };
      if (wcagContrast(clampChroma(candidate, 'oklch', 'rgb'), background) >= least) return formatCss(candidate);
    }
  }
  return undefined;
}
