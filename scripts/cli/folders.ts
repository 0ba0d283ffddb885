import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';

/** The project folder. */
export const root = resolve(import.meta.dirname, '../..');

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
  const ofCode = /^[a-z][a-z0-9-]*$/.test(word) ? join(root, 'merchants', word) : undefined;
  const dir = ofCode && !existsSync(resolve(word)) ? ofCode : resolve(word);
  return { dir, name: nameOf(dir) };
}

/** Every merchant of the project, and the odd ones that tests keep. */
export function shippedFolders(): readonly NamedFolder[] {
  return [...merchantFolders(), ...foldersBelow('tests/brands')];
}

/** Every merchant of the project. */
export function merchantFolders(): readonly NamedFolder[] {
  return foldersBelow('merchants');
}

/** Every theme of the project. */
export function themeFolders(): readonly NamedFolder[] {
  return foldersBelow('themes');
}

function foldersBelow(parent: string): readonly NamedFolder[] {
  return readdirSync(join(root, parent))
    .map((name) => join(root, parent, name))
    .filter((dir) => statSync(dir).isDirectory())
    .map((dir) => ({ dir, name: nameOf(dir) }));
}

function nameOf(dir: string): string {
  return relative(root, dir).startsWith('..') ? basename(dir) : relative(root, dir);
}
