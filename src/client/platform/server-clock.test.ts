import { describe, expect, it } from 'vitest';
import { hearDate, serverNow } from './server-clock.ts';
import { aClock } from '../testing/clock.fixture.ts';

describe('serverNow', () => {
  it('is the device’s own until an answer tells the time', () => {
    const clock = aClock();
    for (const date of [null, '', 'soon']) {
      hearDate(clock, date);
      expect(serverNow(clock)).toBe(clock.now());
    }
  });

  it.each([-86_400_000, -3_000, 3_000, 86_400_000 * 400])('follows a server that is %i ms ahead', (ahead) => {
    const clock = aClock();
    hearDate(clock, new Date(clock.now() + ahead).toUTCString());
    expect(Math.abs(serverNow(clock) - clock.now() - ahead)).toBeLessThanOrEqual(1_000);
  });

  it('leaves a device alone that is right to two seconds, also after it was set right', () => {
    const clock = aClock();
    hearDate(clock, new Date(clock.now() + 60_000).toUTCString());
    hearDate(clock, new Date(clock.now() + 1_000).toUTCString());
    expect(serverNow(clock)).toBe(clock.now());
  });
});
