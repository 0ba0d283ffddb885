import { describe, expect, it } from 'vitest';
import { createReadReporter } from './report-read.ts';
import { aRuntime, aStoredSession } from '../testing/runtime.fixture.ts';

function start(type?: number) {
  const made = aRuntime(type === undefined ? {} : { session: { MC_SESSION_INFO: aStoredSession({ type }) } });
  made.runtime.session.restore();
  const events: string[] = [];
  const report = createReadReporter(made.runtime, async () => {
    events.push('reload');
  });
  return { ...made, events, report };
}

describe('createReadReporter', () => {
  it('reports one announcement in 150 ms, a repetition never and another one after that time', () => {
    const { report, calls, clock } = start(0);
    const reported = () => calls.map(({ body }) => JSON.parse(String(body)).announcementId);
    report(1);
    report(1);
    report(2);
    expect(reported()).toEqual([1]);
    expect(calls[0]?.body).toBe('{"announcementId":1,"read":true}');
    clock.advance(149);
    expect(reported()).toEqual([1]);
    clock.advance(1);
    expect(reported()).toEqual([1, 2]);
    clock.advance(150);
    report(1);
    expect(reported()).toEqual([1, 2, 1]);
  });

  it('loads the list after the report', async () => {
    const { report, events } = start(0);
    report(1);
    expect(events).toEqual([]);
    await expect.poll(() => events).toEqual(['reload']);
  });

  it('reports nothing for guests and trial accounts', () => {
    for (const type of [undefined, 4]) {
      const { report, calls } = start(type);
      report(1);
      expect(calls).toEqual([]);
    }
  });
});
