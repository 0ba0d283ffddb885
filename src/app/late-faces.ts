/** What the page draws with at once, and the faces that come after it. */
export interface SplitFaces {
  readonly css: string;
  readonly late: string;
}

/**
 * Takes the `@font-face` rules out of a theme's stylesheet that a page can be read without: those of a family of which
 * another face is preloaded. Until they come the browser draws their letters with that one, which is nearer to them than any
 * other, and pictures do not wait for them. `preloaded` are hashes of font parts.
 */
export function splitFaces(css: string, preloaded: readonly string[]): SplitFaces {
  const faces = [...css.matchAll(/@font-face\{font-family:("[^"]*");[^}]*?\/livery\/parts\/(\w+)\.woff2[^}]*\}\n?/g)];
  const isPreloaded = (hash: string | undefined) => hash !== undefined && preloaded.includes(hash);
  const families = new Set(faces.filter(([, , hash]) => isPreloaded(hash)).map(([, family]) => family));
  const late = faces.filter(([, family, hash]) => families.has(family) && !isPreloaded(hash)).map(([rule]) => rule);
  return { css: late.reduce((rest, rule) => rest.replace(rule, ''), css), late: late.join('') };
}
