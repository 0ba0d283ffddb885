import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { catalogues, checkCatalogue, findClaims, readCatalogue } from './catalogue.ts';
import { readLastRun, recordRun } from './last-run.ts';

let root: string;
// In two pieces, or this file itself would claim these rows.
const tagged = (...ids: string[]) => ids.map((id) => `@${id}`).join(' ');
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-catalogue-'));
  write(
    'tests/acceptance/requirements.tsv',
    'id\tarea\tsource\trequirement\tcheck\tnotes\nA-001\tstart\t§1\tIt starts.\tStart it.\t\nG-001\thome\t§1\tIt shows.\tLook.\t\n',
  );
  write('tests/console/catalogue.tsv', 'id\tarea\trequirement\tcheck\nC-100\tpeople\tThey sign in.\tSign in.\n');
  write('tests/snapshot/catalogue.tsv', 'id\tarea\trequirement\tcheck\nT-001\tmatrix\tIt is whole.\tCount it.\n');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('the catalogues', () => {
  it('are read by the names of their columns', () => {
    expect(readCatalogue(root).map(({ id }) => id)).toEqual(['A-001', 'G-001', 'C-100', 'T-001']);
    expect(readCatalogue(root, catalogues.slice(0, 1))[0]).toEqual({
      ...{ id: 'A-001', area: 'start', requirement: 'It starts.', check: 'Start it.' },
    });
  });

  it('are claimed by tests of every kind, but what a player sees by tests in a browser alone', () => {
    write('tests/acceptance/a.spec.ts', `test('starts ${tagged('A-001')} ${tagged('C-100')}')`);
    write('src/a.test.ts', `it('counts ${tagged('T-001')} ${tagged('G-001')}')`);
    write('tests/faults/kill.fault.ts', `// Killed ${tagged('C-100')}`);
    expect(findClaims(root).map(({ file, ids }) => [file, ids])).toEqual([
      ['tests/acceptance/a.spec.ts', ['A-001', 'C-100']],
      ['src/a.test.ts', ['T-001']],
      ['tests/faults/kill.fault.ts', ['C-100']],
    ]);
    expect(checkCatalogue(root)).toEqual([]);
  });

  it('are wrong with a row twice or half empty, and tests with a row that is none or with four', () => {
    const twice = 'C-100\tpeople\tThey sign in.\t\nC-100\tpeople\tThey sign out.\tDo.\n';
    write('tests/console/catalogue.tsv', `id\tarea\trequirement\tcheck\n${twice}`);
    write('tests/acceptance/a.spec.ts', `test('${tagged('A-001', 'G-001', 'A-001', 'G-001')}')`);
    write('src/a.test.ts', `it('${tagged('T-009')}')`);
    expect(checkCatalogue(root)).toEqual([
      'C-100 has no check.',
      'C-100 is two rows.',
      'tests/acceptance/a.spec.ts:1 claims 4 rows; a test may claim three.',
      'src/a.test.ts:1 claims T-009, which is not a row.',
    ]);
  });
});

describe('recordRun', () => {
  const ran = (file: string) => ({ file, title: 't', ids: [], passed: true, milliseconds: 1, sources: 'now' });

  it('replaces what it ran, and when whole forgets every other test in a browser, never one of another kind', () => {
    recordRun(root, [ran('tests/acceptance/a.spec.ts'), ran('src/a.test.ts')]);
    recordRun(root, [{ ...ran('src/a.test.ts'), passed: false }]);
    recordRun(root, [ran('tests/acceptance/b.spec.ts')], true);
    expect(Object.values(readLastRun(root)).map(({ file, passed }) => [file, passed])).toEqual([
      ['src/a.test.ts', false],
      ['tests/acceptance/b.spec.ts', true],
    ]);
  });
});
