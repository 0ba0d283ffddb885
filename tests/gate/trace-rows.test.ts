import { describe, expect, it } from 'vitest';
import type { Requirement } from './catalogue.ts';
import { summarize, traceRows } from './trace-rows.ts';

const row = (id: string, area = 'start'): Requirement => ({
  id,
  area,
  source: '',
  requirement: '',
  check: '',
  notes: '',
});
const claim = (...ids: string[]) => ({ file: 'a.spec.ts', line: 1, title: 't', ids });
const ran = (passed: boolean, ...ids: string[]) => ({
  file: 'a.spec.ts',
  title: `${passed} ${ids}`,
  ids,
  passed,
  milliseconds: 1,
});

describe('traceRows', () => {
  const rows = [row('A-001'), row('A-002'), row('A-003'), row('A-004'), row('G-001', 'lottery')];
  const traced = traceRows({
    rows,
    claims: [claim('A-001', 'A-002'), claim('A-003'), claim('A-004')],
    lastRun: { a: ran(true, 'A-001', 'A-002'), b: ran(false, 'A-002'), d: ran(true, 'A-004') },
    deletions: { 'A-004': { id: 'A-004', removed: 'some.item', survivors: ['a'], impossible: [] } },
    blocked: { lottery: 'the lottery is not built' },
  });
  const stateOf = (id: string) => traced.find((entry) => entry.id === id)?.state;

  it('calls a row proved when every claiming test passed', () => expect(stateOf('A-001')).toBe('proved'));
  it('calls a row failing when one of two claiming tests failed', () => expect(stateOf('A-002')).toBe('failing'));
  it('calls a row unproved when its test was not run', () => expect(stateOf('A-003')).toBe('unproved'));
  it('calls a row unproved when its test passes without the subject', () => expect(stateOf('A-004')).toBe('unproved'));
  it('calls a row without a test blocked when its area is', () => expect(stateOf('G-001')).toBe('blocked'));
  it('counts blocked rows as unproved', () => {
    expect(summarize(traced)).toBe('proved 1 of 5, failing 1, unproved 3');
  });
});
