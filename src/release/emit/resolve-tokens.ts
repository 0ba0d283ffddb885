import type { ThemeDocument, TokenGroup } from '../../contracts/generated/theme.ts';

/** Colour scheme of a page. */
export type Scheme = 'dark' | 'light';

/** A reference that gives no value. */
export interface DeadReference {
  readonly pointer: string;
  readonly reference: string;
  readonly isCircular: boolean;
}

/** Every token of a scheme as a CSS value, where each stands, and the references that lead nowhere. */
export interface ResolvedTokens {
  readonly values: ReadonlyMap<string, string>;
  readonly unknown: readonly DeadReference[];
}

/** A token as the theme gives it. */
export interface RawToken {
  readonly value: unknown;
  readonly pointer: string;
}

/** No real token is longer; references that multiply each other would be. */
const LONGEST = 2_000;

/** Follows references (`{core.ink}`, `{color.bg}`) of a theme's semantic tokens. A circle has no value. */
export function resolveTokens(theme: ThemeDocument, scheme: Scheme): ResolvedTokens {
  const raw = rawTokens(theme, scheme);
  const unknown: DeadReference[] = [];
  const resolve = (value: unknown, pointer: string, visited: readonly string[]): string =>
    cssOf(value).replaceAll(/\{([^{}]+)\}/g, (_, reference: string) => {
      const target = raw.get(reference) ?? raw.get(`core.${reference}`);
      const isCircular = visited.includes(reference) || visited.length > 8;
      if (target && !isCircular) return resolve(target.value, pointer, [...visited, reference]).slice(0, LONGEST);
      unknown.push({ pointer, reference, isCircular: target !== undefined });
      return 'unset';
    });
  const values = new Map<string, string>();
  for (const [name, { value, pointer }] of raw) {
    if (!name.startsWith('core.')) values.set(name, resolve(value, pointer, [name]).slice(0, LONGEST));
  }
  return { values, unknown };
}

/** The tokens of the core scale and of one scheme by dotted name, as they are written. */
export function rawTokens(theme: ThemeDocument, scheme: Scheme): ReadonlyMap<string, RawToken> {
  return new Map([
    ...flatten(theme.core, 'core', '/core'),
    ...flatten(theme.semantic[scheme], '', `/semantic/${scheme}`),
  ]);
}

function flatten(group: TokenGroup, prefix: string, pointer: string): [string, RawToken][] {
  return Object.entries(group).flatMap(([key, child]): [string, RawToken][] => {
    if (key.startsWith('$') || typeof child !== 'object' || child === null) return [];
    const name = prefix ? `${prefix}.${key}` : key;
    const at = `${pointer}/${key}`;
    if ('$value' in child) return [[name, { value: child.$value, pointer: `${at}/$value` }]];
    return flatten(child as TokenGroup, name, at);
  });
}

/** Writes a W3C token value as CSS: dimensions and durations, cubic Béziers, font families, or text as it is. */
function cssOf(value: unknown): string {
  if (Array.isArray(value)) {
    const isCurve = value.length === 4 && value.every((item) => typeof item === 'number');
    return isCurve ? `cubic-bezier(${value.join(',')})` : value.map(familyOf).join(',');
  }
  if (typeof value === 'object' && value !== null && 'value' in value && 'unit' in value)
    return `${value.value}${value.unit}`;
  return String(value);
}

function familyOf(name: unknown): string {
  const text = String(name);
  return /[^\w{}.-]/.test(text) && !text.includes('{') ? JSON.stringify(text) : text;
}
