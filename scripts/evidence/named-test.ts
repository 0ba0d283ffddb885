import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Unit tests, tests in a browser, the fuzz tests and the tables of attacks: all of them are parts of `npm test`. */
const proofs = /\.(?:test|spec|fuzz)\.tsx?$|^tests\/attacks\/cases\/[\w-]+\.ts$/;

/** Whether a file, by its path from the project's root, is one of tests. */
export function isTestFile(root: string, file: string): boolean {
  return proofs.test(file) && existsSync(join(root, file));
}

/** What is wrong with a test that is named as `file > title`; the beginning of the title is enough. Nothing when it is there. */
export function testFault(root: string, named: string): string | undefined {
  const [file = '', title = ''] = named.split(' > ', 2);
  if (!isTestFile(root, file)) return `names ${file}, which is no test`;
  const opening = new RegExp(`\\b(?:it|test)\\(\\s*(['"\`])${title.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&')}`);
  const isThere = title !== '' && opening.test(readFileSync(join(root, file), 'utf8'));
  return isThere ? undefined : `names "${title}", which ${file} does not have`;
}
