import { join } from 'node:path';
import type { Oklch } from 'culori';
import type { Problem } from '../../src/contracts/problems.ts';
import { pairsOf } from '../../src/release/check/check-contrast.ts';
import { checkTheme } from '../../src/release/check/check-theme.ts';
import type { FolderFiles } from '../../src/release/load/read-folder.ts';
import { readFolder } from '../../src/release/load/read-folder.ts';
import { readTheme } from '../../src/release/read-theme.ts';
import type { MovedColour } from '../../src/release/theme-solver/solve-theme.ts';
import { solveTheme } from '../../src/release/theme-solver/solve-theme.ts';
import { createSchemaValidator } from '../../src/release/validate/schema-validator.ts';
import { writeJson } from './write-json.ts';

/** A theme pack to be made. */
export interface NewTheme {
  readonly id: string;
  readonly name: string;
  /** The shipped pack whose forms it takes. */
  readonly like: string;
  readonly colours: { readonly first: Oklch; readonly second: Oklch };
  /** Main colour of a logo through which the page shows. */
  readonly logo?: Oklch | undefined;
}

/** The files of a theme pack, checked as the compiler checks them. */
export interface MadeTheme extends FolderFiles {
  readonly moved: readonly MovedColour[];
  /** How many pairs of colours were checked in each scheme. */
  readonly pairs: number;
  readonly problems: readonly Problem[];
}

/** Makes a theme pack from a shipped one and two colours; nothing is written. */
export async function makeTheme(request: NewTheme, rootDir: string): Promise<MadeTheme> {
  const validate = createSchemaValidator(join(rootDir, 'schemas'));
  const base = await readFolder(join(rootDir, 'themes', request.like), `themes/${request.like}`);
  const valid = readTheme(base, validate);
  if (!valid.theme) throw new Error(`The pack ${request.like} does not pass its own checks.`);
  const { theme, moved } = solveTheme({ ...request, base: valid.theme.theme.value });
  const files = new Map([...base.files, ['theme.json', Buffer.from(writeJson(theme))] as const]);
  const folder = `themes/${request.id}`;
  const made = readTheme({ folder, files }, validate);
  const problems = made.theme ? checkTheme(made.theme) : made.problems;
  return { folder, files, moved, pairs: pairsOf(theme).length, problems };
}
