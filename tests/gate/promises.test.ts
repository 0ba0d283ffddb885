import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkPromises } from './promises.ts';
import { projectRoot } from './run-command.ts';

describe('checkPromises', () => {
  it('names a promise that is gone, a test that is gone, and one that was called otherwise', () => {
    const root = mkdtempSync(join(tmpdir(), 'livery-promises-'));
    mkdirSync(join(root, 'src'));
    writeFileSync(join(root, 'src/own.test.ts'), "it('keeps it')");
    const rows = ['| P1 | a | `src/own.test.ts > keeps it` |', '| P2 | b | `src/gone.test.ts > keeps it` |'];
    const others = ['| P3 | c | `src/own.test.ts > breaks it` |', '| P4 | d | nobody knows |'];
    writeFileSync(join(root, 'src/README.md'), [...rows, ...others].join('\n'));
    expect(checkPromises(root)).toEqual([
      ...['P5', 'P6', 'P7', 'P8', 'P9'].map((id) => `src/README.md: ${id} does not stand there once.`),
      'src/README.md: P2 names src/gone.test.ts, which is no test.',
      'src/README.md: P3 names "breaks it", which src/own.test.ts does not have.',
      'src/README.md: P4 names no test of P4, which is no test.',
    ]);
  });

  it('finds all nine in the README', () => {
    expect(checkPromises(projectRoot)).toEqual([]);
    expect(readFileSync(join(projectRoot, 'src/README.md'), 'utf8').match(/^\| P\d /gm)).toHaveLength(9);
  });
});
