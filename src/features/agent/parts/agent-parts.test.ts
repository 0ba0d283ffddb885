import { describe, expect, it } from 'vitest';
import { dayOf } from '../../../client/text/day-of.ts';
import { greetingOf } from './greeting.ts';

describe('greetingOf', () => {
  it.each([
    [0, 'morning'],
    [10, 'morning'],
    [11, 'earlyAfternoon'],
    [14, 'earlyAfternoon'],
    [15, 'lateAfternoon'],
    [18, 'lateAfternoon'],
    [19, 'evening'],
    [23, 'evening'],
  ])('greets at %i with %s', (hour, key) => {
    expect(greetingOf(hour)).toBe(`agent:${key}`);
  });
});

describe('dayOf', () => {
  it('counts days in the named zone', () => {
    const moment = Date.parse('2026-03-01T22:30:00Z');
    expect(dayOf(moment, 'UTC')).toBe('2026-03-01');
    expect(dayOf(moment, 'Asia/Karachi')).toBe('2026-03-02');
  });
});
