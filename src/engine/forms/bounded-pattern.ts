/** Most characters that the rules give any field (`fieldRule.max` of schemas/registration-rules.schema.json). */
export const longestValue = 200;

/** Most characters of a user agent that a site's pattern is tried on. */
export const longestAgent = 512;

/** Whether a text has more characters than a field takes, counted as `maxLength` counts them. */
export function isLonger(text: string, longest: number): boolean {
  return [...text].length > longest;
}

/** Writes the length into a pattern, for `boundedPattern`. */
export function withLength(pattern: string, longest: number): string {
  return `${longest}:${pattern}`;
}

/**
 * Makes the expression of a pattern that `withLength` wrote. It is never tried on a longer text, which passes here because
 * `maxLength` has refused it: the time that a pattern can take is known for the lengths of its field only.
 */
export function boundedPattern(
  bounded: string,
  flags: string,
): {
  test(text: string): boolean;
  toString(): string;
} {
  const colon = bounded.indexOf(':');
  const longest = Number(bounded.slice(0, colon));
  const expression = new RegExp(bounded.slice(colon + 1), flags);
  return { test: (text) => isLonger(text, longest) || expression.test(text), toString: () => bounded };
}
