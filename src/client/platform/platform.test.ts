import { describe, expect, it } from 'vitest';
import { PlatformError } from './platform-error.ts';
import { aRuntime, aStoredSession } from '../testing/runtime.fixture.ts';
import { aSitePart } from '../testing/boot.fixture.ts';

const signedIn = { session: { MC_SESSION_INFO: aStoredSession() } };

describe('createPlatform', () => {
  it('sends merchant, module, gateway and token, and gives the value of the answer', async () => {
    const { runtime, calls } = aRuntime({ ...signedIn, answer: () => ({ body: { value: { sumBalance: 5 } } }) });
    runtime.session.restore();
    await expect(runtime.platform.call('wallet')).resolves.toEqual({ sumBalance: 5 });
    expect(calls[0]).toMatchObject({
      path: '/wps/wallet',
      query: { merchantCode: 'acme' },
      headers: { merchant: 'acme', moduleid: 'FUNDTRANS3', gateway: '3', authorization: 'Bearer token-1' },
    });
  });

  it('takes the path from the site where it is configured', async () => {
    const { runtime, calls } = aRuntime({ boot: { site: aSitePart({ paths: { wallet: '/wps/other' } }) } });
    await runtime.platform.call('wallet');
    expect(calls[0]?.path).toBe('/wps/other');
  });

  it('puts the token into the query only of calls that list it, and only when the merchant asks', async () => {
    const site = aSitePart({ settings: { 'api.tokenInQuery': true } });
    const { runtime, calls } = aRuntime({ ...signedIn, boot: { site } });
    runtime.session.restore();
    await runtime.platform.call('announcements');
    await runtime.platform.call('wallet');
    expect(calls.map(({ query }) => query['token'])).toEqual(['token-1', undefined]);
  });

  it('sends the fields of a DELETE in its body where the platform wants them there (row G-308)', async () => {
    const site = aSitePart({ settings: { 'api.deleteInBody': true } });
    const { runtime, calls } = aRuntime({ boot: { site } });
    await runtime.platform.call('favouriteRemove', { query: { nodeId: 7, vendor: 'V1' } });
    await runtime.platform.call('favourites', { query: { pageNo: 1 } });
    expect(calls[0]?.query).toEqual({});
    expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ nodeId: 7, vendor: 'V1', merchantCode: 'acme' });
    expect(calls[1]).toMatchObject({ query: { pageNo: '1' } });
  });

  it('gives up an answer that stops on its way after the same time as one that never begins', async () => {
    const { runtime, host, clock } = aRuntime({ boot: { site: aSitePart({ settings: { 'api.timeoutMs': 5000 } }) } });
    let hasBegun = false;
    Object.assign(host, {
      fetch: (_url: string, { signal }: RequestInit) => {
        hasBegun = true;
        const halfAnswer = new ReadableStream<Uint8Array>({
          start(body) {
            body.enqueue(new TextEncoder().encode('{"value":'));
            signal?.addEventListener('abort', () => body.error(signal.reason));
          },
        });
        return Promise.resolve(new Response(halfAnswer));
      },
    });
    const outcome = runtime.platform.call('help', { quiet: true }).catch((error: unknown) => error);
    await expect.poll(() => hasBegun).toBe(true);
    await new Promise(setImmediate);
    clock.advance(5000);
    await expect(outcome).resolves.toMatchObject({ code: 'TIMEOUT', status: 0 });
  });

  it('shows the text of a failure unless the call is quiet', async () => {
    const { runtime } = aRuntime({ answer: () => ({ status: 400, body: { code: 'x.y', message: 'Not today' } }) });
    await expect(runtime.platform.call('help', { quiet: true })).rejects.toMatchObject({ code: 'x.y', status: 400 });
    expect(runtime.toasts.store.getState().toasts).toEqual([]);
    await expect(runtime.platform.call('help')).rejects.toBeInstanceOf(PlatformError);
    expect(runtime.toasts.store.getState().toasts[0]).toMatchObject({ text: 'Not today', kind: 'error' });
  });

  it('reads the code of a platform of another make as ours, with our text', async () => {
    const site = aSitePart({ errorCodes: { 'E-7': 'login.failed' } });
    const { runtime } = aRuntime({ boot: { site }, answer: () => ({ status: 400, body: { code: 'E-7' } }) });
    await expect(runtime.platform.call('login', { quiet: true })).rejects.toMatchObject({ code: 'login.failed' });
  });

  it('ends the session once for a burst of calls whose token has ended', async () => {
    const answer = () => ({ status: 401, body: { code: 'session.ended', message: '' } });
    const { runtime, went } = aRuntime({ ...signedIn, answer });
    runtime.session.restore();
    await Promise.allSettled([1, 2, 3].map(() => runtime.platform.call('wallet', { quiet: true })));
    expect(runtime.session.store.getState().status).toBe('guest');
    expect(went).toEqual(['/m/login']);
    expect(runtime.toasts.store.getState().toasts).toHaveLength(1);
  });

  it('ends the session in other words where the server says that nobody is logged in', async () => {
    const answer = () => ({ status: 400, body: { code: 'not.logged.in', message: '' } });
    const { runtime, went } = aRuntime({ ...signedIn, answer });
    runtime.session.restore();
    await expect(runtime.platform.call('wallet')).rejects.toMatchObject({ code: 'not.logged.in' });
    expect([runtime.session.store.getState().status, went]).toEqual(['guest', ['/m/login']]);
    expect(runtime.toasts.store.getState().toasts.map(({ text }) => text)).toEqual(['Please login first']);
  });

  it('keeps a guest where a login is refused with 401', async () => {
    const { runtime, went } = aRuntime({
      answer: () => ({ status: 401, body: { code: 'login.failed', message: 'No' } }),
    });
    runtime.session.restore();
    await expect(runtime.platform.call('login', { quiet: true })).rejects.toMatchObject({ code: 'login.failed' });
    expect(went).toEqual([]);
  });

  it('says that the connection is slow while an answer is late', async () => {
    let release: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { runtime, clock } = aRuntime({
      answer: async ({ path }) => {
        if (path === '/wps/help') await waiting;
        return {};
      },
    });
    const call = runtime.platform.call('help');
    clock.advance(10_001);
    expect(runtime.environment.getState().slow).toBe(true);
    // One that is answered in time takes nothing of that back.
    await runtime.platform.call('customerService');
    expect(runtime.environment.getState().slow).toBe(true);
    release();
    await call;
    expect(runtime.environment.getState().slow).toBe(false);
  });
});
