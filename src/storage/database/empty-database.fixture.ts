import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

const packageFile = join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), '../package.json');

/** Gives a test an empty database by copying one: making a new one takes seconds, a copy a moment. */
export async function copyEmptyDatabase(to: string): Promise<void> {
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string };
  const template = resolve(import.meta.dirname, `../../../.data/templates/pglite-${version}`);
  if (!existsSync(template)) await makeTemplate(template);
  mkdirSync(dirname(to), { recursive: true });
  cpSync(template, to, { recursive: true });
}

async function makeTemplate(template: string): Promise<void> {
  const draft = `${template}.${process.pid}`;
  mkdirSync(dirname(template), { recursive: true });
  const database = await PGlite.create(draft);
  await database.close();
  // Another test may have been quicker; then its template stands.
  if (!existsSync(template)) renameSync(draft, template);
  rmSync(draft, { recursive: true, force: true });
}
