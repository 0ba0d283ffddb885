import { describe, expect, it } from 'vitest';
import { hearDate } from '../../../client/platform/server-clock.ts';
import { aClock } from '../../../client/testing/clock.fixture.ts';
import { minutesSince } from './minutes-since.ts';

const hourMs = 3_600_000;

describe('minutesSince', () => {
  it.each([-50 * hourMs, 0, 50 * hourMs])('counts by the server’s clock on a device that is %i ms off', (ahead) => {
    const clock = aClock();
    hearDate(clock, new Date(clock.now() + ahead).toUTCString());
    expect(minutesSince(new Date(clock.now() + ahead - hourMs).toISOString(), clock)).toBe(60);
  });

  it('is never below 0', () => {
    expect(minutesSince(new Date(hourMs).toISOString(), aClock())).toBe(0);
  });
});
