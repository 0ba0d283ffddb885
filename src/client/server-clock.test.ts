import { describe, expect, it } from 'vitest';
import { createServerClock } from './server-clock.ts';
import { aClock } from './testing/clock.fixture.ts';

describe('createServerClock', () => {
  it('is the device’s own until an answer tells the time', () => {
    const clock = aClock();
    const server = createServerClock(clock);
    for (const date of [null, '', 'soon']) {
      server.hear(date);
      expect(server.now()).toBe(clock.now());
    }
  });

  it.each([-86_400_000, -3_000, 3_000, 86_400_000 * 400])('follows a server that is %i ms ahead', (ahead) => {
    const clock = aClock();
    const server = createServerClock(clock);
    server.hear(new Date(clock.now() + ahead).toUTCString());
    expect(Math.abs(server.now() - clock.now() - ahead)).toBeLessThanOrEqual(1_000);
  });

  it('leaves a device alone that is right to two seconds, also after it was set right', () => {
    const clock = aClock();
    const server = createServerClock(clock);
    server.hear(new Date(clock.now() + 60_000).toUTCString());
    server.hear(new Date(clock.now() + 1_000).toUTCString());
    expect(server.now()).toBe(clock.now());
  });
});
