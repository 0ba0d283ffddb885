import { describe, expect, it } from 'vitest';
import { dueRenewal, type Renewal } from './renewal.ts';

/** The seconds of the first two minutes in which a renewal falls due, by what is over in each. */
function renewals(endedAt: (second: number) => readonly string[], seconds = 120): readonly number[] {
  let last: Renewal | undefined;
  const due: number[] = [];
  for (let second = 0; second <= seconds; second += 1) {
    const next = dueRenewal(endedAt(second), second * 1000, last);
    if (next === undefined) continue;
    due.push(second);
    last = next;
  }
  return due;
}

describe('dueRenewal', () => {
  it('asks once for a draw whose next issue comes at once', () => {
    expect(renewals((second) => (second === 10 ? ['swift.1'] : []))).toEqual([10]);
  });

  it('asks again, ever more rarely, while the ended issue stays', () => {
    expect(renewals((second) => (second >= 10 ? ['swift.1'] : []))).toEqual([10, 13, 19, 31, 55, 103]);
  });

  it('asks at once for a draw that ends while another lottery has stopped', () => {
    const ended = (second: number) => (second === 70 ? ['stopped.1', 'swift.1'] : ['stopped.1']);
    expect(renewals(ended)).toContain(70);
  });

  it('asks at least once a minute, however long it takes', () => {
    const due = renewals(() => ['stopped.1'], 600);
    expect(Math.max(...due.slice(1).map((second, index) => second - (due[index] ?? 0)))).toBe(60);
  });
});
