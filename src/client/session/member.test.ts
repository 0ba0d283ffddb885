import { describe, expect, it } from 'vitest';
import { aRuntime, aStoredSession } from '../testing/runtime.fixture.ts';

const signedIn = { session: { MC_SESSION_INFO: aStoredSession() } };

describe('createMember', () => {
  it('asks the wallet once while a call runs and is masked meanwhile', async () => {
    const { runtime, calls } = aRuntime({ ...signedIn, answer: () => ({ body: { value: { sumBalance: 1234.5 } } }) });
    runtime.session.restore();
    const both = Promise.all([runtime.member.refreshBalance(), runtime.member.refreshBalance()]);
    expect(runtime.member.store.getState().refreshing).toBe(true);
    await both;
    expect(calls).toHaveLength(1);
    expect(runtime.member.store.getState()).toMatchObject({ balance: '1234.5', refreshing: false });
  });

  it('drops an answer that comes after the sign-out', async () => {
    const { runtime } = aRuntime({ ...signedIn, answer: () => ({ body: { value: { sumBalance: 1 } } }) });
    runtime.session.restore();
    const late = runtime.member.refreshBalance();
    runtime.session.end();
    runtime.member.clear();
    await late;
    expect(runtime.member.store.getState().balance).toBeUndefined();
  });

  it('shows the old balance again when a reload fails, and 0 for none', async () => {
    const answers = [{ body: { value: { sumBalance: null } } }, { status: 500 }];
    const { runtime } = aRuntime({ ...signedIn, answer: () => answers.shift() ?? {} });
    runtime.session.restore();
    await runtime.member.refreshBalance();
    await runtime.member.refreshBalance();
    expect(runtime.member.store.getState()).toMatchObject({ balance: '0', refreshing: false });
  });
});
