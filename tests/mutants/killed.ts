import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '../gate/run-command.ts';
import { hashOf } from '../snapshot/hash.ts';
import type { Mutant } from './mutant.ts';

const file = join(projectRoot, '.data/killed-mutants.json');

/** Paths of the tests that claim rows. */
type TestsOf = (rows: readonly string[]) => readonly string[];

/** Whether a mutant was killed on this machine with its source and the tests of its rows as they are. */
export function isKnownAsKilled(mutant: Mutant, testsOf: TestsOf): boolean {
  return readKilled()[nameOf(mutant)] === stateOf(mutant, testsOf);
}

/** Remembers that a mutant was killed. */
export function noteKilled(mutant: Mutant, testsOf: TestsOf): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...readKilled(), [nameOf(mutant)]: stateOf(mutant, testsOf) }, undefined, 1));
}

function readKilled(): Readonly<Record<string, string>> {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}

function nameOf(mutant: Mutant): string {
  return hashOf(JSON.stringify(mutant));
}

function stateOf(mutant: Mutant, testsOf: TestsOf): string {
  const paths = [mutant.file, ...testsOf(mutant.rows)];
  return hashOf(paths.map((path) => readFileSync(join(projectRoot, path), 'utf8')).join('\0'));
}
