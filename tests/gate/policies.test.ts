import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PolicyClause, PolicyPack } from '../../src/contracts/generated/policy-pack.ts';
import { checkPolicies } from './policies.ts';
import { projectRoot } from './run-command.ts';

const shipped = JSON.parse(readFileSync(join(projectRoot, 'schemas/policies/uk.json'), 'utf8')) as PolicyPack;
const proof = 'tests/one.test.ts > says something';
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-policies-'));
  for (const folder of ['schemas/policies', 'tests']) mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'tests/one.test.ts'), "it('says something that is so', () => {});\n// says nothing\n");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** The faults of a pack whose first clause is changed. */
function faultsOf(change: Partial<PolicyClause>, count = shipped.clauses.length): readonly string[] {
  const sound = shipped.clauses.map((clause) => ({ ...clause, tests: clause.tests.length > 0 ? [proof] : [] }));
  const clauses = sound.map((clause, place) => (place === 0 ? { ...clause, ...change } : clause)).slice(0, count);
  writeFileSync(join(root, 'schemas/policies/uk.json'), JSON.stringify({ ...shipped, clauses }));
  return checkPolicies(root);
}

describe('checkPolicies', () => {
  it('is content with the shipped packs, every bound in a clause and every test where it says', () => {
    expect(checkPolicies(projectRoot)).toEqual([]);
    expect(faultsOf({})).toEqual([]);
  });

  it('finds a test that is no test, has no such title, or is only spoken of', () => {
    const start = 'schemas/policies/uk.json: the clause RTS 12 names';
    expect(faultsOf({ tests: ['tests/none.test.ts > says something'] })).toEqual([
      `${start} tests/none.test.ts, which is no test.`,
    ]);
    expect(faultsOf({ tests: ['tests/one.test.ts > says nothing'] })).toEqual([
      `${start} "says nothing", which tests/one.test.ts does not have.`,
    ]);
    expect(faultsOf({ tests: [], operator: 'Ask the register at each login.' })).toEqual([]);
    expect(faultsOf({ operator: 'Ask the register at each login.' })).toEqual([
      'schemas/policies/uk.json: the clause RTS 12 names tests for what is the operator’s.',
    ]);
    expect(faultsOf({ tests: [] })).toEqual([
      `${start} no test, and does not say what is missing or what the operator does.`,
    ]);
  });

  it('finds a bound that no clause asks for, and one or a screen that is not there', () => {
    expect(faultsOf({ kept: ['items.memberCentre.item', 'settings.none'] })).toEqual([
      'schemas/policies/uk.json: no clause asks for settings.safePlay.enabled.',
      'schemas/policies/uk.json: the clause RTS 12 names settings.none, which the pack does not have.',
    ]);
    expect(faultsOf({ screens: ['none.screen'] })).toEqual([
      'schemas/policies/uk.json: the clause RTS 12 names the screen none.screen, which does not exist.',
    ]);
    expect(faultsOf({}, 9)).toContain('schemas/policies/uk.json: has 9 clauses that tests show, not 10.');
  });
});
