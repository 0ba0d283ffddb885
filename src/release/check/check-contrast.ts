import type { Oklch, Rgb } from 'culori';
import { clampChroma, converter, formatCss, parse, wcagContrast } from 'culori';
import type { Problem } from '../../contracts/problems.ts';
import type { Scheme } from '../emit/resolve-tokens.ts';
import { resolveTokens } from '../emit/resolve-tokens.ts';
import type { ProblemDraft } from '../load/json-document.ts';
import { problemIn } from '../load/json-document.ts';
import { nearestName } from '../nearest-name.ts';
import type { ValidTheme } from '../validate/valid-source.ts';
import { layOver } from './lay-over.ts';

const toOklch = converter('oklch');

/** Checks every pair that a theme says it uses, in both schemes, and names the nearest colour that would pass. */
export function checkContrast({ theme }: ValidTheme): Problem[] {
  return (['dark', 'light'] as const).flatMap((scheme) => {
    const { values } = resolveTokens(theme.value, scheme);
    return theme.value.pairs.flatMap(([foreground, background, least], index) => {
      const missing = [foreground, background].find((name) => !values.has(name));
      if (missing) {
        const message = `The pair names ${missing}, which is no token of the ${scheme} scheme.`;
        const nearest = nearestName(missing, values.keys());
        return problemIn(theme, `/pairs/${index}`, { code: 'TOKEN_UNKNOWN', message, nearest });
      }
      const draft = tooClose(values, { foreground, background, least, scheme });
      return draft ? problemIn(theme, `/pairs/${index}`, draft) : [];
    });
  });
}

interface Pair {
  readonly foreground: string;
  readonly background: string;
  readonly least: number;
  readonly scheme: Scheme;
}

function tooClose(
  values: ReadonlyMap<string, string>,
  { foreground, background, least, scheme }: Pair,
): ProblemDraft | undefined {
  const page = parse(values.get('color.bg') ?? '');
  const below = layOver(parse(values.get(background) ?? ''), page);
  const above = layOver(parse(values.get(foreground) ?? ''), below);
  if (!above || !below) {
    const message = `${above ? background : foreground} is no colour in the ${scheme} scheme.`;
    return { code: 'TOKEN_NOT_COLOUR', message };
  }
  const contrast = wcagContrast(above, below);
  if (contrast >= least) return undefined;
  const found = `${foreground} on ${background} (${scheme}) has ${contrast.toFixed(2)}:1; ${least}:1 is needed.`;
  const passing = nearestPassing(above, below, least);
  const advice = passing ? `${passing} passes.` : `No lightness of this colour passes: change ${background}.`;
  return { code: 'CONTRAST_LOW', message: `${found} ${advice}` };
}

/** The same hue at the lightness nearest to the one chosen that reaches the contrast. */
function nearestPassing(foreground: Rgb, background: Rgb, least: number): string | undefined {
  const colour: Oklch = toOklch(foreground);
  for (let distance = 0.005; distance <= 1; distance += 0.005) {
    for (const l of [colour.l + distance, colour.l - distance]) {
      if (l < 0 || l > 1) continue;
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
