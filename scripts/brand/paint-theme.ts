import { isDeepStrictEqual } from 'node:util';
import { join } from 'node:path';
import type { Oklch } from 'culori';
import type { ThemeDocument } from '../../src/contracts/generated/theme.ts';
import type { Problem } from '../../src/contracts/problems.ts';
import { pairsOf } from '../../src/release/check/check-contrast.ts';
import { checkTheme } from '../../src/release/check/check-theme.ts';
import { readTheme, readThemeFolder } from '../../src/release/read-theme.ts';
import { solveTheme } from '../../src/release/theme-solver/solve-theme.ts';
import { createSchemaValidator } from '../../src/release/validate/schema-validator.ts';
import type { MadeTheme } from './make-theme.ts';
import { packs } from './packs.ts';
import { writeJson } from './write-json.ts';

/** A theme in other colours, or why it cannot be painted. */
export type PaintedTheme =
  | (MadeTheme & { readonly ok: true; readonly like: string })
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** A theme to be painted anew. */
export interface PaintRequest {
  readonly id: string;
  readonly colours: { readonly first: Oklch; readonly second: Oklch };
  /** The pack whose colours are painted; the one with most of the theme's forms when absent. */
  readonly like?: string | undefined;
  /** Main colour of a logo through which the page shows. */
  readonly logo?: Oklch | undefined;
}

/**
 * Paints every colour of a theme anew in two colours, from the shipped pack that it was made of: colours that were grey or
 * moved do not come back from what they became. Forms, fonts, sizes, settings and pairs of the theme stay. Nothing is written.
 * `rootDir` has the schemas and packs, `themesDir` the theme.
 */
export async function paintTheme(
  { id, colours, like, logo }: PaintRequest,
  rootDir: string,
  themesDir: string = join(rootDir, 'themes'),
): Promise<PaintedTheme> {
  const validate = createSchemaValidator(join(rootDir, 'schemas'));
  const read = async (name: string) => readTheme(await readThemeFolder(join(rootDir, 'themes'), name), validate);
  const files = await readThemeFolder(themesDir, id);
  const { theme: own, problems } = readTheme(files, validate);
  if (!own) return { ok: false, problems };
  const base = await nearestPack(own.theme.value, like === undefined ? packs : [like], read);
  const current = own.theme.value;
  const name = current.name ?? id;
  const { variants } = current;
  const asked = { ...base.value, variants, pairs: pairsOfBoth(base.value, current) };
  const { theme: solved, moved } = solveTheme({ id, name, base: asked, colours, logo });
  const color = (scheme: 'dark' | 'light') => ({
    ...current.semantic[scheme],
    color: solved.semantic[scheme]['color'] ?? {},
  });
  const theme: ThemeDocument = {
    ...current,
    core: { ...current.core, color: solved.core['color'] ?? {} },
    semantic: { dark: color('dark'), light: color('light') },
  };
  const painted = new Map([...files.files, ['theme.json', Buffer.from(writeJson(theme))] as const]);
  const made = readTheme({ folder: files.folder, files: painted }, validate);
  const found = made.theme ? checkTheme(made.theme) : made.problems;
  if (found.some(({ severity }) => severity === 'error')) return { ok: false, problems: found };
  const result = { folder: files.folder, files: painted, moved, pairs: pairsOf(theme).length, problems: found };
  return { ok: true, ...result, like: base.id };
}

type Read = (name: string) => Promise<ReturnType<typeof readTheme>>;

async function nearestPack(theme: ThemeDocument, among: readonly string[], read: Read) {
  const known = await Promise.all(
    among.map(async (id) => {
      const { theme: pack } = await read(id);
      if (!pack) throw new Error(`The pack ${id} does not pass its own checks.`);
      return { id, value: pack.theme.value, same: sameForms(pack.theme.value, theme) };
    }),
  );
  const [nearest] = known.toSorted((one, other) => other.same - one.same);
  if (!nearest) throw new Error('There is no pack to paint from.');
  return nearest;
}

function sameForms(one: ThemeDocument, other: ThemeDocument): number {
  const forms = new Map<string, string>(Object.entries(other.variants));
  return Object.entries(one.variants).filter(([axis, form]) => forms.get(axis) === form).length;
}

/** The pairs of the pack and of the theme: what the theme asks for besides is made readable too. */
function pairsOfBoth(base: ThemeDocument, theme: ThemeDocument): NonNullable<ThemeDocument['pairs']> {
  const asked = (theme.pairs ?? []).filter((pair) => !(base.pairs ?? []).some((one) => isDeepStrictEqual(one, pair)));
  return [...(base.pairs ?? []), ...asked];
}
