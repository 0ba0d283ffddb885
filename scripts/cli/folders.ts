import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';

/** The project folder. */
export const root = resolve(import.meta.dirname, '../..');

/** Where brands lie: on a server where its environment says (docs/production.md), else in the project. */
export const merchantsDir = resolve(process.env['LIVERY_MERCHANTS'] || join(root, 'merchants'));

/** Where themes lie, by the same rule. */
export const themesDir = resolve(process.env['LIVERY_THEMES'] || join(root, 'themes'));

/** A merchant folder, and its name in messages. */
export interface NamedFolder {
  readonly dir: string;
  readonly name: string;
}

/** The folders that a call names, by path or by the code of a shipped merchant; all shipped ones when it names none. */
export function foldersOf(words: readonly string[]): readonly NamedFolder[] {
  return words.length > 0 ? words.map(folderOf) : shippedFolders();
}

/** The folder of a path or of the code of a shipped merchant. */
export function folderOf(word: string): NamedFolder {
  const ofCode = /^[a-z][a-z0-9-]*$/.test(word) ? join(merchantsDir, word) : undefined;
  const dir = ofCode && !existsSync(resolve(word)) ? ofCode : resolve(word);
  return { dir, name: nameOf(dir) };
}

/** Every merchant of the project, and the odd ones that tests keep. */
export function shippedFolders(): readonly NamedFolder[] {
  return [...merchantFolders(), ...foldersBelow(join(root, 'tests/brands'))];
}

/** Every merchant of the project. */
export function merchantFolders(): readonly NamedFolder[] {
  return foldersBelow(merchantsDir);
}

/** Every theme of the project. */
export function themeFolders(): readonly NamedFolder[] {
  return foldersBelow(themesDir);
}

function foldersBelow(parent: string): readonly NamedFolder[] {
  // A built folder has none of the odd ones.
  if (!existsSync(parent)) return [];
  return readdirSync(parent)
    .map((name) => join(parent, name))
    .filter((dir) => statSync(dir).isDirectory())
    .map((dir) => ({ dir, name: nameOf(dir) }));
}

/** The path in the project, as which those of a server's own folders count too; a folder elsewhere is its last name. */
function nameOf(dir: string): string {
  const homes = [
    [merchantsDir, 'merchants'],
    [themesDir, 'themes'],
    [root, ''],
  ] as const;
  const home = homes.find(([folder]) => dir.startsWith(`${folder}/`));
  return home === undefined ? basename(dir) : join(home[1], relative(home[0], dir));
}
