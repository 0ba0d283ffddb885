import { describe, expect, it } from 'vitest';
import type { Requirement } from './catalogue.ts';
import { proofProblems, summarize, traceRows } from './trace-rows.ts';

const row = (id: string, area = 'start'): Requirement => ({ id, area, requirement: '', check: '' });
const claim = (...ids: string[]) => ({ file: 'a.spec.ts', line: 1, title: 't', ids });
const ran = (passed: boolean, ...ids: string[]) => ({
  file: 'a.spec.ts',
  title: `${passed} ${ids}`,
  ids,
  passed,
  milliseconds: 1,
  sources: 'now',
});

const excuses = { 'G-001': 'the lottery is not built', 'A-001': 'was not built', 'A-005': 'is no row' };

describe('traceRows', () => {
  const rows = [row('A-001'), row('A-002'), row('A-003'), row('A-004'), row('A-006'), row('G-001', 'lottery')];
  const traced = traceRows({
    rows,
    claims: [claim('A-001', 'A-002'), claim('A-003'), claim('A-004'), claim('A-006')],
    lastRun: {
      a: { ...ran(true, 'A-001', 'A-002'), unsteady: true },
      b: ran(false, 'A-002'),
      d: ran(true, 'A-004'),
      f: { ...ran(true, 'A-006'), sources: 'before' },
    },
    deletions: { 'A-004': { id: 'A-004', removed: 'some.item', survivors: ['a'], impossible: [] } },
    excuses,
    sources: 'now',
  });
  const stateOf = (id: string) => traced.find((entry) => entry.id === id)?.state;

  it('calls a row proved when every claiming test passed', () => expect(stateOf('A-001')).toBe('proved'));
  it('calls a row failing when one of two claiming tests failed', () => expect(stateOf('A-002')).toBe('failing'));
  it('calls a row unproved when its test was not run', () => expect(stateOf('A-003')).toBe('unproved'));
  it('calls a row unproved when its test passes without the subject', () => expect(stateOf('A-004')).toBe('unproved'));
  it('calls a row unproved when its test ran on other sources', () => expect(stateOf('A-006')).toBe('unproved'));
  it('calls a row without a test excused when it is on the list', () => expect(stateOf('G-001')).toBe('excused'));
  it('says which rows were proved at the second try only', () => {
    expect(traced.filter(({ isUnsteady }) => isUnsteady).map(({ id }) => id)).toEqual(['A-001', 'A-002']);
  });
  it('counts excused rows as unproved', () => {
    expect(summarize(traced)).toBe('proved 1 of 6, failing 1, unproved 4');
  });

  it('finds what keeps the run from being a proof, excuses that have had their time included', () => {
    expect(proofProblems(traced, excuses)).toEqual([
      'A-002 is failing: a.spec.ts › true A-001,A-002; a.spec.ts › false A-002',
      'A-003 is unproved: no test of this run claims it',
      'A-004 is unproved: a.spec.ts › true A-004',
      'A-006 is unproved: no test of this run claims it',
      'unproved.json still names A-001, which is proved: take it off the list',
      'unproved.json names A-005, which is no row',
    ]);
  });
});
