import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aRuntime } from '../client/testing/runtime.fixture.ts';
import { REGISTRATION_TIMEOUT_DURATION, registerWorker, WAITING_TIMEOUT_DURATION } from './worker-updates.ts';

class FakeWorker extends EventTarget {
  state = 'installing';
  readonly posted: unknown[] = [];
  postMessage(message: unknown) {
    this.posted.push(message);
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | undefined;
  waiting: FakeWorker | undefined;
}

const activate = { type: 'activate' };
let registration: FakeRegistration;

beforeEach(() => {
  registration = new FakeRegistration();
  const serviceWorker = { register: async () => registration, controller: {} };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

/** A page that has been open for a while, and then a newer worker. */
async function updateAfter(ms: number) {
  const { runtime, clock } = aRuntime();
  const said = vi.spyOn(runtime.toasts, 'show');
  await registerWorker(runtime);
  clock.advance(ms);
  const found = new FakeWorker();
  registration.installing = found;
  registration.dispatchEvent(new Event('updatefound'));
  found.state = 'installed';
  registration.waiting = found;
  found.dispatchEvent(new Event('statechange'));
  return { found, clock, said };
}

describe('an update of the worker', () => {
  it('is taken 200 ms after it was installed, without a word when the page has just been opened', async () => {
    const { found, clock, said } = await updateAfter(REGISTRATION_TIMEOUT_DURATION);
    clock.advance(WAITING_TIMEOUT_DURATION - 1);
    expect(found.posted).toEqual([]);
    clock.advance(1);
    expect([found.posted, said.mock.calls]).toEqual([[activate], []]);
  });

  it('is announced on a page that has been open for more than a minute', async () => {
    const { found, clock, said } = await updateAfter(REGISTRATION_TIMEOUT_DURATION + 1);
    clock.advance(WAITING_TIMEOUT_DURATION);
    expect([found.posted, said.mock.calls.length]).toEqual([[activate], 1]);
  });

  it('waits while a form is being filled in', async () => {
    document.body.innerHTML = '<form><input name="username" value="marlow"></form>';
    const { found, clock, said } = await updateAfter(REGISTRATION_TIMEOUT_DURATION + 1);
    clock.advance(60_000);
    expect([found.posted, said.mock.calls]).toEqual([[], []]);
  });

  it('does not wait for a form that nobody has touched', async () => {
    document.body.innerHTML = '<form><input name="username"><input type="checkbox" value="on"></form>';
    const { found, clock } = await updateAfter(0);
    clock.advance(WAITING_TIMEOUT_DURATION);
    expect(found.posted).toEqual([activate]);
  });

  it('that has waited is taken when a page is next opened', async () => {
    const waiting = new FakeWorker();
    registration.waiting = waiting;
    await registerWorker(aRuntime().runtime);
    expect(waiting.posted).toEqual([activate]);
  });
});
