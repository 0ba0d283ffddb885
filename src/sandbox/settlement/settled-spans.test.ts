import { describe, expect, it } from 'vitest';
import { dayPeriod } from './periods.ts';
import { unsettledPart } from './settled-spans.ts';

const settled = [dayPeriod('2026-03-04', 'UTC'), dayPeriod('2026-03-05', 'UTC')];
const partOf = (day: string, zone: string) => {
  const part = unsettledPart(dayPeriod(day, zone), settled);
  return part && [part.startsAt.toISOString(), part.endsAt.toISOString()];
};

describe('unsettledPart', () => {
  it('leaves of a day of a zone further east what begins after the last settled one', () => {
    expect(partOf('2026-03-06', 'Asia/Karachi')).toEqual(['2026-03-06T00:00:00.000Z', '2026-03-06T19:00:00.000Z']);
    expect(partOf('2026-03-05', 'Asia/Karachi')).toBeUndefined();
    expect(partOf('2026-03-07', 'Asia/Karachi')).toEqual(['2026-03-06T19:00:00.000Z', '2026-03-07T19:00:00.000Z']);
  });

  it('leaves of a day before the first settled one what ends before it', () => {
    expect(partOf('2026-03-03', 'America/New_York')).toEqual(['2026-03-03T05:00:00.000Z', '2026-03-04T00:00:00.000Z']);
    expect(partOf('2026-03-06', 'America/New_York')).toEqual(['2026-03-06T05:00:00.000Z', '2026-03-07T05:00:00.000Z']);
  });
});
