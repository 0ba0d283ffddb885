import type { ThemeDocument } from '../../contracts/generated/theme.ts';
import type { Problem } from '../../contracts/problems.ts';
import { rawTokens } from '../emit/resolve-tokens.ts';
import type { JsonDocument } from '../load/json-document.ts';
import { problemIn } from '../load/json-document.ts';

/** What ends a declaration, opens another rule, or loads something. */
const unsafeValue = /[;{}<>@\\]|\/\*|\b(url|image-set|expression|src)\s*\(|javascript:/i;
const safeName = /^[A-Za-z0-9-]+$/;
const safeWeight = /^(normal|bold|\d{1,4}( \d{1,4})?)$/;
const safeRange = /^[Uu+0-9A-Fa-f?, -]+$/;

/** Checks that no token and no font face can break out of its place in the stylesheet. */
export function checkTokenSafety(theme: JsonDocument & { readonly value: ThemeDocument }): Problem[] {
  const tokens = new Map(
    (['dark', 'light'] as const).flatMap((scheme) =>
      [...rawTokens(theme.value, scheme)].map(([name, token]) => [token.pointer, { name, ...token }] as const),
    ),
  );
  const refuse = (pointer: string, what: string): Problem =>
    problemIn(theme, pointer, { code: 'TOKEN_UNSAFE', message: `${what} is no plain CSS value.` });
  const ofTokens = [...tokens.values()].flatMap(({ name, value, pointer }) => {
    if (!name.split('.').every((part) => safeName.test(part))) return refuse(pointer, `The name ${name}`);
    const bad = partsOf(value).find((part) => unsafeValue.test(part.replaceAll(/\{[\w.-]+\}/g, '')));
    return bad === undefined ? [] : refuse(pointer, JSON.stringify(bad));
  });
  const ofFonts = theme.value.fonts.flatMap(({ family, weight, unicodeRange }, index) => {
    const at = `/fonts/${index}`;
    return [
      ...(/["\\<>\n]/.test(family) ? [refuse(`${at}/family`, JSON.stringify(family))] : []),
      ...(safeWeight.test(weight) ? [] : [refuse(`${at}/weight`, JSON.stringify(weight))]),
      ...(unicodeRange === undefined || safeRange.test(unicodeRange)
        ? []
        : [refuse(`${at}/unicodeRange`, JSON.stringify(unicodeRange))]),
    ];
  });
  return [...ofTokens, ...ofFonts];
}

function partsOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(partsOf);
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(partsOf);
  return [String(value)];
}
