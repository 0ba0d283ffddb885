import { describe, expect, it } from 'vitest';
import { formatDate } from './format-date.ts';

describe('formatDate', () => {
  it.each(['2026-03-05', '2026-03-05 23:30:00', '2026-03-05T23:30:00'])(
    'keeps the day of %s in every zone',
    (value) => {
      for (const zone of ['device', 'Asia/Karachi', 'America/Los_Angeles']) {
        expect(formatDate(value, 'YYYY/MM/DD', zone)).toBe('2026/03/05');
      }
    },
  );
  it('writes a moment as the day that it is in the zone', () => {
    for (const moment of ['2026-03-05T20:30:00Z', '2026-03-06T01:30:00+05:00', Date.UTC(2026, 2, 5, 20, 30)]) {
      expect(formatDate(moment, 'MM/DD/YYYY', 'UTC')).toBe('03/05/2026');
      expect(formatDate(moment, 'MM/DD/YYYY', 'Asia/Karachi')).toBe('03/06/2026');
    }
  });
  it('shows nothing for an unreadable date', () => {
    for (const value of ['soon', 'T99:99Z', Number.NaN]) expect(formatDate(value, 'YYYY/MM/DD', 'device')).toBe('');
  });
});
