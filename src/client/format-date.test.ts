import { describe, expect, it } from 'vitest';
import { formatDate } from './format-date.ts';

describe('formatDate', () => {
  it('keeps the calendar day that the platform wrote', () => {
    expect(formatDate('2026-03-05T23:30:00+05:00', 'YYYY/MM/DD')).toBe('2026/03/05');
  });
  it('reads milliseconds', () => {
    expect(formatDate(0, 'MM/DD/YYYY')).toBe('01/01/1970');
  });
  it('shows nothing for an unreadable date', () => {
    expect(formatDate('soon', 'YYYY/MM/DD')).toBe('');
  });
});
