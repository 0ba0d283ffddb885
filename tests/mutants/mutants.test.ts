import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../gate/run-command.ts';
import { mutants as browserMutants } from './browser/mutants.ts';
import { lineOf } from './mutate.ts';
import { mutants } from './mutants.ts';
import { findUntriable } from './try-mutants.ts';

const all = [...mutants, ...browserMutants];

it('every mutant can be planted, and its rows have unit tests', () => {
  expect(findUntriable(mutants)).toEqual([]);
});

it('there are at least 150, thirty of each kind, and no two on one line', () => {
  expect(all.length).toBeGreaterThanOrEqual(150);
  const kinds = Map.groupBy(all, ({ kind }) => kind);
  for (const kind of ['condition', 'order', 'limit', 'call', 'timing'] as const)
    expect(kinds.get(kind)?.length, kind).toBeGreaterThanOrEqual(30);
  const lines = all.map((mutant) => {
    const source = readFileSync(join(projectRoot, mutant.file), 'utf8');
    return `${mutant.file}:${lineOf(source, mutant)}`;
  });
  expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([]);
});
