import { describe, expect, it } from 'vitest';
import { formatProblems, problemsAsSarif } from './format-problems.ts';
import type { Problem } from './problems.ts';

const unknown: Problem = {
  code: 'CONTRIBUTION_UNKNOWN',
  severity: 'error',
  file: 'merchants/karat/navigation.json',
  line: 7,
  column: 9,
  pointer: '/slots/footer.tab/1',
  message: 'No feature offers "promotion.tab" to footer.tab.',
  hint: 'Name a contribution that a feature offers to this slot.',
  nearest: 'promotions.tab',
};
const warning: Problem = { ...unknown, code: 'FLAG_UNKNOWN', severity: 'warning', file: 'a.json' };

describe('formatProblems', () => {
  it('puts errors first, says what was probably meant, and counts', () => {
    expect(formatProblems([warning, unknown]).split('\n')).toEqual([
      'merchants/karat/navigation.json:7:9 error CONTRIBUTION_UNKNOWN: No feature offers "promotion.tab" to footer.tab. ' +
        'Did you mean "promotions.tab"? Name a contribution that a feature offers to this slot.',
      expect.stringContaining('a.json:7:9 warning'),
      '1 error, 1 warning',
    ]);
  });
});

describe('problemsAsSarif', () => {
  it('gives each problem its rule and place', () => {
    const [run] = JSON.parse(problemsAsSarif([unknown])).runs;
    expect(run.tool.driver.rules[0].id).toBe('CONTRIBUTION_UNKNOWN');
    expect(run.results[0].locations[0].physicalLocation.region).toEqual({ startLine: 7, startColumn: 9 });
  });
});
