import { parse } from 'culori';
import type { ThemeDocument } from '../../contracts/generated/theme.ts';
import type { Problem } from '../../contracts/problems.ts';
import { semanticTokens } from '../../contracts/tokens.ts';
import { rawTokens, resolveTokens } from '../emit/resolve-tokens.ts';
import { problemIn } from '../load/json-document.ts';
import { nearestName } from '../nearest-name.ts';
import type { ValidTheme } from '../validate/valid-source.ts';

const schemes = ['dark', 'light'] as const;
const isColour = (name: string) => /^(?:core\.)?color\./.test(name);

/** Checks that every token of a theme does something, and that every colour is one; each at its own line. */
export function checkTokens({ theme }: ValidTheme): Problem[] {
  return [...checkColours(theme), ...checkUse(theme)];
}

type Document = ValidTheme['theme'];

/** A token of the core scale stands in both schemes: it is spoken of once. */
function checkColours(theme: Document): Problem[] {
  const found = new Map<string, Problem>();
  for (const scheme of schemes) {
    const { values } = resolveTokens(theme.value, scheme);
    const colours = [...rawTokens(theme.value, scheme)].filter(([name]) => isColour(name));
    const isSound = colours.every(([, { value }]) => isReference(value) || isParsed(value));
    for (const [name, { value, pointer }] of colours) {
      const led = isReference(value) ? values.get(name) : undefined;
      // What leads to a colour that is none is spoken of there, and so is what leads nowhere.
      const isElsewhere = isReference(value) && (!isSound || led === undefined || led.includes('unset'));
      if (isElsewhere || isParsed(led ?? value)) continue;
      const message = `${JSON.stringify(led ?? value)} is no colour, and ${name} must be one.`;
      found.set(pointer, problemIn(theme, pointer, { code: 'TOKEN_NOT_COLOUR', message }));
    }
  }
  return [...found.values()];
}

function isReference(value: unknown): boolean {
  return typeof value === 'string' && value.includes('{');
}

function isParsed(value: unknown): boolean {
  return typeof value === 'string' && parse(value) !== undefined;
}

/** Tokens that no other one refers to, no component reads and no pair names: changing them changes nothing. */
function checkUse(theme: Document): Problem[] {
  const used = new Set<string>([...semanticTokens, ...referencesIn(theme.value), ...pairNames(theme.value)]);
  const tokens = new Map(
    schemes.flatMap((scheme) => [...rawTokens(theme.value, scheme)].map(([name, { pointer }]) => [pointer, name])),
  );
  return [...tokens].flatMap(([pointer, name]) => {
    if (used.has(name) || used.has(name.replace(/^core\./, ''))) return [];
    const message = `Nothing uses ${name}: whatever it says, no page changes.`;
    const nearest = name.startsWith('core.') ? undefined : nearestName(name, semanticTokens);
    return problemIn(theme, pointer, { code: 'TOKEN_UNUSED', severity: 'warning', message, nearest });
  });
}

function referencesIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [...value.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(referencesIn) : [];
}

function pairNames({ pairs = [] }: ThemeDocument): readonly string[] {
  return pairs.flatMap(([foreground, background]) => [foreground, background]);
}
