import type { ThemeDocument, TokenGroup } from '../../contracts/generated/theme.ts';

/** Colour scheme of a page. */
export type Scheme = 'dark' | 'light';

/** Every token of a scheme as a CSS value, and the references that lead nowhere. */
export interface ResolvedTokens {
  readonly values: ReadonlyMap<string, string>;
  readonly unknown: readonly { readonly pointer: string; readonly reference: string }[];
}

interface RawToken {
  readonly value: unknown;
  readonly pointer: string;
}

/** Follows references (`{core.ink}`, `{color.bg}`) of a theme's semantic tokens. A reference that goes in a circle is unknown. */
export function resolveTokens(theme: ThemeDocument, scheme: Scheme): ResolvedTokens {
  const raw = new Map([
    ...flatten(theme.core, 'core', '/core'),
    ...flatten(theme.semantic[scheme], '', `/semantic/${scheme}`),
  ]);
  const unknown: { pointer: string; reference: string }[] = [];
  const resolve = (value: unknown, pointer: string, visited: readonly string[]): string =>
    cssOf(value).replaceAll(/\{([^{}]+)\}/g, (_, reference: string) => {
      const target = raw.get(reference) ?? raw.get(`core.${reference}`);
      if (target && !visited.includes(reference)) return resolve(target.value, pointer, [...visited, reference]);
      unknown.push({ pointer, reference });
      return 'unset';
    });
  const values = new Map<string, string>();
  for (const [name, { value, pointer }] of raw) {
    if (!name.startsWith('core.')) values.set(name, resolve(value, pointer, [name]));
  }
  return { values, unknown };
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
