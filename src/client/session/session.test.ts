import { describe, expect, it } from 'vitest';
import { aRuntime, aStoredSession } from '../testing/runtime.fixture.ts';

describe('createSession', () => {
  it('restores the stored session after a reload', () => {
    const { runtime } = aRuntime({ session: { MC_SESSION_INFO: aStoredSession() } });
    runtime.session.restore();
    expect(runtime.session.store.getState()).toMatchObject({ status: 'member', session: { userName: 'amelia' } });
  });

  it.each([
    ['damaged text', '{"token":'],
    ['a record of another merchant', aStoredSession({ merchantCode: 'other' })],
    ['a record without a token', aStoredSession({ token: '' })],
    ['a list', '[]'],
  ])('treats %s as a guest and removes it', (_case, stored) => {
    const { runtime, host } = aRuntime({ session: { MC_SESSION_INFO: stored } });
    runtime.session.restore();
    expect(runtime.session.store.getState().status).toBe('guest');
    expect(host.session?.getItem('MC_SESSION_INFO')).toBeNull();
  });

  it('forgets everything of the session but NOTICE_POP, and switches the automatic login off', () => {
    const { runtime, host } = aRuntime({
      session: { MC_SESSION_INFO: aStoredSession(), NOTICE_POP: '1', 'acme.trialUser': 'try1' },
      local: { autoLogin: '1' },
    });
    runtime.session.restore();
    runtime.session.end();
    expect(host.session?.length).toBe(1);
    expect(host.session?.getItem('NOTICE_POP')).toBe('1');
    expect(host.local?.getItem('autoLogin')).toBe('0');
  });

  it('takes a newer type as a number also where it comes as text, and keeps its own for what is none', () => {
    const { runtime, host } = aRuntime({ session: { MC_SESSION_INFO: aStoredSession() } });
    const stored = () => JSON.parse(host.session?.getItem('MC_SESSION_INFO') ?? '{}').type;
    runtime.session.restore();
    for (const [answered, kept] of [
      ['4', 4],
      [undefined, 4],
      ['agent', 4],
      [null, 4],
      [1, 1],
    ] as const) {
      runtime.session.correctType(answered);
      expect([answered, stored()]).toEqual([answered, kept]);
    }
    runtime.session.restore();
    expect(runtime.session.store.getState()).toMatchObject({ status: 'member', session: { type: 1 } });
  });

  it('is lost once its record has gone from the storage, and not after a sign-out', () => {
    const { runtime, host } = aRuntime({ session: { MC_SESSION_INFO: aStoredSession() } });
    runtime.session.restore();
    expect(runtime.session.isLost()).toBe(false);
    host.session?.removeItem('MC_SESSION_INFO');
    expect(runtime.session.isLost()).toBe(true);
    runtime.session.end();
    expect(runtime.session.isLost()).toBe(false);
  });
});
