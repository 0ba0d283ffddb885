import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '../contracts/problems.ts';
import { checkTheme } from './check/check-theme.ts';
import type { CompileCache } from './emit/compile-cache.ts';
import type { EmittedTheme } from './emit/emit-theme.ts';
import { emitTheme } from './emit/emit-theme.ts';
import { problemIn } from './load/json-document.ts';
import type { FolderFiles } from './load/read-folder.ts';
import { hashFolder, readFolder } from './load/read-folder.ts';
import { parseThemeFolder } from './load/theme-source.ts';
import { nearestName } from './nearest-name.ts';
import { upgradeTheme } from './upgrade/upgrade-theme.ts';
import type { SchemaValidator } from './validate/schema-validator.ts';
import type { ValidSource, ValidTheme } from './validate/valid-source.ts';
import { validateTheme } from './validate/valid-source.ts';

/** A theme that passed its checks, with its parts; or only what is wrong with it. */
export interface CompiledTheme {
  readonly theme?: ValidTheme;
  readonly emitted?: EmittedTheme;
  readonly problems: readonly Problem[];
}

/** Reads a theme folder; the files are missing when there is no such folder. */
export async function readThemeFolder(
  themesDir: string,
  id: string,
): Promise<FolderFiles & { readonly problems: Problem[] }> {
  // A theme id comes from a merchant's file before it was checked: it must not leave the folder of themes, nor be longer
  // than a folder's name can be.
  if (!/^[a-z][a-z0-9-]{0,63}$/.test(id)) return { folder: `themes/${id}`, files: new Map(), problems: [] };
  return readFolder(join(themesDir, id), `themes/${id}`);
}

/** Parses, upgrades and validates a theme folder; nothing but problems when one of these fails. */
export function readTheme(
  folder: FolderFiles,
  validate: SchemaValidator,
): { readonly theme?: ValidTheme; readonly problems: readonly Problem[] } {
  const parsed = parseThemeFolder(folder);
  if (!parsed.source) return { problems: parsed.problems };
  const { source, problems } = upgradeTheme(parsed.source);
  if (!source) return { problems };
  const { theme, problems: misshapen } = validateTheme(source, validate);
  return theme ? { theme, problems } : { problems: [...problems, ...misshapen] };
}

/** Checks and emits a theme once per content of its folder. */
export function compileTheme(
  folder: FolderFiles,
  validate: SchemaValidator,
  cache: CompileCache,
): Promise<CompiledTheme> {
  return cache.remember(`theme ${folder.folder} ${hashFolder(folder)}`, async () => {
    const { theme, problems } = readTheme(folder, validate);
    if (!theme) return { problems };
    const found = [...problems, ...checkTheme(theme)];
    return found.some(({ severity }) => severity === 'error')
      ? { problems: found }
      : { theme, emitted: await emitTheme(theme), problems: found };
  });
}

/** Says at its place that a merchant names a theme that does not exist. */
export async function unknownTheme({ merchant }: ValidSource, themesDir: string): Promise<Problem> {
  const { theme } = merchant.value;
  const nearest = nearestName(theme, await readdir(themesDir));
  return problemIn(merchant, '/theme', { code: 'THEME_UNKNOWN', message: `There is no theme "${theme}".`, nearest });
}
