import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { projectRoot } from './run-command.ts';
import { checkSecurity, countByChapter, readFindings, type SecurityFinding, writePage } from './security.ts';

const proof = 'tests/gate/one.test.ts > says something';
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-security-'));
  for (const folder of ['docs', 'tests/gate']) mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'tests/gate/asvs-ids.txt'), '1.1.1 L2\n1.1.2 L2\n');
  writeFileSync(join(root, 'tests/gate/one.test.ts'), "it('says something', () => {});\n");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function problemsOf(...options: readonly Partial<SecurityFinding>[]): readonly string[] {
  const usual = [
    { id: '1.1.1', level: 2, about: 'one', state: 'met', tests: [proof] },
    { id: '1.1.2', level: 2, about: 'two', state: 'n/a', note: 'There is none.' },
  ] as const;
  const findings = usual.map((finding, place): SecurityFinding => ({ ...finding, ...options[place] }));
  writeFileSync(join(root, 'docs/security.json'), JSON.stringify(findings));
  writeFileSync(join(root, 'docs/security.md'), writePage(findings));
  return checkSecurity(root);
}

describe('checkSecurity', () => {
  it('is content with every requirement, a reason or a test for each', () => {
    expect(problemsOf()).toEqual([]);
  });

  it('finds a requirement that is missing, made up, there twice or of another level', () => {
    expect(problemsOf({ id: '9.9.9' })).toEqual([
      'docs/security.json: 1.1.1 L2 is missing.',
      'docs/security.json: 9.9.9 L2 is no requirement.',
    ]);
    expect(problemsOf({ id: '1.1.2' })).toContain('docs/security.json: 1.1.2 L2 is there twice.');
    expect(problemsOf({ level: 1 })).toHaveLength(2);
  });

  it('finds a test that is not there, has no such title, or is not named', () => {
    expect(problemsOf({ tests: ['tests/gate/none.test.ts > says something'] })).toEqual([
      'docs/security.json: 1.1.1 names tests/gate/none.test.ts, which is no test.',
    ]);
    expect(problemsOf({ tests: ['tests/gate/one.test.ts > says nothing'] })).toEqual([
      'docs/security.json: 1.1.1 names "says nothing", which tests/gate/one.test.ts does not have.',
    ]);
    expect(problemsOf({ tests: [] })).toEqual(['docs/security.json: 1.1.1 is said to be met and names no test.']);
  });

  it('finds a state without a reason, and a page that is not current', () => {
    expect(problemsOf({}, { note: '' })).toEqual(['docs/security.json: 1.1.2 gives no reason.']);
    problemsOf();
    writeFileSync(join(root, 'docs/security.md'), 'old');
    expect(checkSecurity(root)).toEqual(['docs/security.md is not current: run node tests/gate/security.ts.']);
  });
});

describe('the findings', () => {
  it('name every requirement of levels 1 and 2', () => {
    const wanted = readFileSync(join(projectRoot, 'tests/gate/asvs-ids.txt'), 'utf8').trim().split('\n');
    expect(wanted).toHaveLength(253);
    expect(readFindings(projectRoot)).toHaveLength(253);
    expect(countByChapter(readFindings(projectRoot))).toHaveLength(18);
  });
});
