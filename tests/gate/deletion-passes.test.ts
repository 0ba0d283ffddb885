import { expect, it } from 'vitest';
import { planPasses } from './deletion-passes.ts';

const claim = (...ids: string[]) => ({ file: 'a.spec.ts', line: 1, title: 't', ids });

it('runs rows of one test apart when their subjects differ, all others together', () => {
  const rows = [
    ['A-001', 'one'],
    ['A-002', 'two'],
    ['A-003', 'one'],
    ['A-004', 'four'],
  ] as const;
  expect(planPasses(rows, [claim('A-001', 'A-002'), claim('A-003', 'A-001'), claim('A-004')])).toEqual([
    { 'A-001': 'one', 'A-003': 'one', 'A-004': 'four' },
    { 'A-002': 'two' },
  ]);
});
