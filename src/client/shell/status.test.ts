import { describe, expect, it } from 'vitest';
import { deriveStatus } from './status.ts';
import { aRuntime } from '../testing/runtime.fixture.ts';

describe('deriveStatus', () => {
  it.each([
    [{}, 0],
    [{ maintenance: true }, 1],
    [{ regionRestriction: true }, 2],
    [{ maintenance: true, regionRestriction: true }, 1],
  ])('gives %j the status %i', (answer, status) => {
    expect(deriveStatus(answer).status).toBe(status);
  });
});

describe('createStatus', () => {
  it('asks at most once a minute when the page becomes visible again', async () => {
    const { runtime, clock, calls } = aRuntime();
    runtime.status.start();
    const show = () => {
      runtime.environment.setState({ visible: false });
      runtime.environment.setState({ visible: true });
    };
    show();
    clock.advance(59_000);
    show();
    expect(calls).toHaveLength(1);
    clock.advance(1000);
    show();
    expect(calls).toHaveLength(2);
  });

  it('keeps what it knows when the call fails', async () => {
    const { runtime } = aRuntime({ boot: { status: { status: 2, ip: '1.2.3.4' } }, answer: () => ({ status: 500 }) });
    await runtime.status.refresh({ force: true });
    expect(runtime.status.store.getState().status).toEqual({ status: 2, ip: '1.2.3.4' });
  });

  it('begins with what the browser kept where the page came without a status, else with nothing', () => {
    const unknown = { status: { status: 'unknown', ip: '' } } as const;
    const start = (kept?: string) => {
      const { runtime } = aRuntime({ boot: unknown, ...(kept ? { local: { 'acme.status': kept } } : {}) });
      runtime.status.restore();
      return runtime.status.store.getState().status.status;
    };
    expect(start('{"status":2,"ip":"1.2.3.4"}')).toBe(2);
    expect([start(), start('{"status":"unknown"}'), start('{')]).toEqual(['unknown', 'unknown', 'unknown']);
  });

  it('says that a look has failed, and recovers with the next one', async () => {
    let status = 502;
    const { runtime, host } = aRuntime({
      boot: { status: { status: 'unknown', ip: '' } },
      answer: () => ({ status, body: { value: { maintenance: false } } }),
    });
    await runtime.status.refresh({ force: true });
    expect(runtime.status.store.getState()).toMatchObject({ hasFailed: true, status: { status: 'unknown' } });
    expect(host.local?.getItem('acme.status')).toBeNull();
    status = 200;
    await runtime.status.refresh({ force: true });
    expect(runtime.status.store.getState()).toMatchObject({ hasFailed: false, status: { status: 0 } });
  });
});
