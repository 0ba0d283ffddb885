/** What a page draws with at once, and the faces that come after it. */
export interface SplitFaces {
  readonly css: string;
  readonly late: string;
}

interface Face {
  readonly rule: string;
  readonly family: string;
  readonly isPreloaded: boolean;
}

/**
 * Keeps for later the faces of a theme's stylesheet that a page can be read without: pictures do not wait for a bold that the
 * browser can draw from the regular face until it comes. Those that the page preloads stand in it under a name of their own,
 * "Jost early", which follows the family in every stack: so nothing else shows while the late ones are on their way. A family
 * of which all or none is preloaded stays as it is. `preloaded` are hashes of font parts.
 */
export function splitFaces(css: string, preloaded: readonly string[]): SplitFaces {
  const faces = facesOf(css, preloaded);
  const isSplit = ({ family }: Face) =>
    [true, false].every((wanted) => faces.some((face) => face.family === family && face.isPreloaded === wanted));
  const late = faces.filter(isSplit);
  const families = new Set(late.map(({ family }) => family));
  const early = late
    .filter(({ isPreloaded }) => isPreloaded)
    .map(({ rule, family }) => rule.replace(`"${family}"`, () => earlyName(family)));
  const rest = late.reduce((text, { rule }) => text.replace(rule, ''), css);
  return { css: early.join('') + withEarly(rest, families), late: late.map(({ rule }) => rule).join('') };
}

function facesOf(css: string, preloaded: readonly string[]): readonly Face[] {
  const rules = css.matchAll(/@font-face\{font-family:"([^"]*)";[^}]*?\/livery\/parts\/(\w+)\.woff2[^}]*\}\n?/g);
  return [...rules].map(([rule, family = '', hash = '']) => ({ rule, family, isPreloaded: preloaded.includes(hash) }));
}

/** Puts after each of the families, in every font stack, the name of its early faces. */
function withEarly(css: string, families: ReadonlySet<string>): string {
  return css.replace(/(?<=--font-[\w-]+:)[^;}]+/g, (stack) =>
    stack
      .split(',')
      .flatMap((name) => {
        const family = name.replaceAll('"', '');
        return families.has(family) ? [name, earlyName(family)] : [name];
      })
      .join(','),
  );
}

function earlyName(family: string): string {
  return `"${family} early"`;
}
