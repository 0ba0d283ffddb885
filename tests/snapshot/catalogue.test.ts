import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const here = import.meta.dirname;

describe('the catalogue of snapshot rows', () => {
  const [, ...lines] = readFileSync(join(here, 'catalogue.tsv'), 'utf8').trimEnd().split('\n');
  const rows = lines.map((line) => line.split('\t'));
  const ids = rows.map(([id = '']) => id);
  const root = join(here, '../..');
  const tests = globSync(
    [
      ...['tests/snapshot/**/*.test.ts', 'src/sandbox/states/*.test.ts', 'scripts/cli/write-state.test.ts'],
      ...['src/service/scenes/*.test.ts', 'tests/acceptance/states.spec.ts'],
    ],
    { cwd: root },
  ).map((file) => readFileSync(join(root, file), 'utf8'));
  const claimed = new Set(tests.flatMap((text) => [...text.matchAll(/@(T-\d{3})\b/g)].map(([, id = '']) => id)));

  it('has four filled columns and each id once', () => {
    expect(rows.filter((row) => row.length !== 4 || row.some((cell) => cell.trim() === ''))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is claimed row by row by tests, and they claim nothing else', () => {
    expect(ids.filter((id) => !claimed.has(id))).toEqual([]);
    expect([...claimed].filter((id) => !ids.includes(id))).toEqual([]);
  });
});
