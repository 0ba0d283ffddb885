import type { Oklch } from 'culori';
import { converter, formatCss, parse } from 'culori';
import type { ThemeDocument, TokenGroup } from '../../contracts/generated/theme.ts';
import { pairsOf } from '../check/check-contrast.ts';
import type { Scheme } from '../emit/resolve-tokens.ts';
import { resolveTokens } from '../emit/resolve-tokens.ts';
import { colourRoles, visibleFills } from './colour-roles.ts';
import type { Demand } from './make-readable.ts';
import { makeReadable, rounded } from './make-readable.ts';
import type { BrandColours } from './paint-token.ts';
import { isPainted, paintToken } from './paint-token.ts';

/** A look to be made: the forms of a pack, in a brand's colours. */
export interface ThemeRequest {
  readonly id: string;
  readonly name: string;
  /** The pack whose forms, sizes and fonts the theme takes. */
  readonly base: ThemeDocument;
  readonly colours: BrandColours;
  /** Main colour of the logo, which must stand out from the head of every page. */
  readonly logo?: Oklch | undefined;
}

/** A colour of the brand that had to become lighter or darker to be readable. */
export interface MovedColour {
  readonly scheme: Scheme;
  readonly token: string;
  readonly wanted: string;
  readonly used: string;
}

/** A complete theme, and where it departs from the colours asked for. */
export interface SolvedTheme {
  readonly theme: ThemeDocument;
  readonly moved: readonly MovedColour[];
}

/** Logos are pictures: WCAG asks 3:1 of them. */
const LOGO_CONTRAST = 3;

const toOklch = converter('oklch');

/** Paints a pack in two colours so that every pair it uses reaches its contrast in both schemes. */
export function solveTheme({ id, name, base, colours, logo }: ThemeRequest): SolvedTheme {
  const dark = solveScheme('dark', { base, colours, logo });
  const light = solveScheme('light', { base, colours, logo });
  const painted = { dark: groupOf(dark.values, colours), light: groupOf(light.values, colours) };
  const theme = {
    ...base,
    id,
    name,
    core: { ...base.core, color: { $type: 'color', brand: brandOf(colours, painted) } },
    semantic: {
      dark: { ...base.semantic.dark, color: painted.dark },
      light: { ...base.semantic.light, color: painted.light },
    },
  };
  return { theme, moved: [...dark.moved, ...light.moved] };
}

function solveScheme(scheme: Scheme, { base, colours, logo }: Pick<ThemeRequest, 'base' | 'colours' | 'logo'>) {
  const drawn = resolveTokens(base, scheme).values;
  const drawnPairs = pairsOf(base).map(({ foreground, background, least }) => [foreground, background, least] as const);
  const decided = new Map<string, Oklch>();
  const moved: MovedColour[] = [];
  for (const role of colourRoles) {
    const original = toOklch(parse(drawn.get(role.token) ?? ''));
    if (!original) throw new Error(`${role.token} of ${base.id} is no colour in the ${scheme} scheme.`);
    const wanted = paintToken(role, original, colours);
    const painted = isPainted(role, original);
    const pairs = painted ? [...drawnPairs, ...visibleFills] : drawnPairs;
    const demands = [
      ...demandsOf(role.token, pairs, decided),
      ...(role.token === 'color.head' && logo ? [{ other: logo, least: LOGO_CONTRAST, isAbove: false }] : []),
    ];
    const found = makeReadable(wanted, demands, { page: decided.get('color.bg'), use: role.use });
    if (!found) throw new Error(`No lightness of ${role.token} is readable in the ${scheme} scheme of ${base.id}.`);
    decided.set(role.token, found);
    if (painted && Math.abs(found.l - wanted.l) > 0.004)
      moved.push({ scheme, token: role.token, wanted: formatCss(wanted), used: formatCss(found) });
  }
  return { values: decided, moved };
}

function demandsOf(
  name: string,
  pairs: readonly (readonly [string, string, number])[],
  decided: ReadonlyMap<string, Oklch>,
): readonly Demand[] {
  return pairs.flatMap(([above, below, least]): Demand[] => {
    const other = decided.get(above === name ? below : above);
    return (above === name || below === name) && other ? [{ other, least, isAbove: above === name }] : [];
  });
}

/** What has a brand's colour as it was given refers to it, so that there is one place to change it. */
function groupOf(values: ReadonlyMap<string, Oklch>, colours: BrandColours): TokenGroup {
  const given = [formatCss(rounded(colours.first)), formatCss(rounded(colours.second))];
  const tokens = [...values].map(([name, colour]) => {
    const index = given.indexOf(formatCss(colour));
    return [name.replace('color.', ''), index < 0 ? token(colour) : { $value: references[index] }] as const;
  });
  return { $type: 'color', ...Object.fromEntries(tokens) };
}

const references = ['{core.color.brand.first}', '{core.color.brand.second}'] as const;

/** The brand's colours that something refers to: where all had to become lighter or darker, one would say nothing. */
function brandOf({ first, second }: BrandColours, painted: Readonly<Record<Scheme, TokenGroup>>): TokenGroup {
  const text = JSON.stringify(painted);
  return {
    ...(text.includes(references[0]) ? { first: token(rounded(first)) } : {}),
    ...(text.includes(references[1]) ? { second: token(rounded(second)) } : {}),
  };
}

function token(colour: Oklch): TokenGroup {
  return { $value: formatCss(colour) };
}
