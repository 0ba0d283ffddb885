import { noScreens } from './no-screens.fixture.ts';
import type { BootDocument } from '../../contracts/release.ts';
import { createRuntime } from '../create-runtime.ts';
import type { Host } from '../browser/host.ts';
import { createCaller } from '../platform/platform-caller.ts';
import type { Runtime } from '../runtime-types.ts';
import { aBoot } from './boot.fixture.ts';
import { aClock, type FakeClock } from './clock.fixture.ts';
import { memoryStorage } from './storage.fixture.ts';

/** What a call's fake answer is made of. */
export interface FakeAnswer {
  readonly status?: number;
  readonly body?: unknown;
}

export interface FakeCall {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

export interface RuntimeUnderTest {
  readonly runtime: Runtime;
  readonly clock: FakeClock;
  readonly host: Host;
  readonly calls: readonly FakeCall[];
  readonly went: readonly string[];
}

export interface RuntimeSetup {
  readonly boot?: Partial<BootDocument>;
  readonly answer?: (call: FakeCall) => FakeAnswer | Promise<FakeAnswer>;
  readonly local?: Readonly<Record<string, string>>;
  readonly session?: Readonly<Record<string, string>>;
}

/** A runtime over fakes: its own storage and clock, a platform that answers what the test says. */
export function aRuntime({ boot = {}, answer = () => ({}), local, session }: RuntimeSetup = {}): RuntimeUnderTest {
  const calls: FakeCall[] = [];
  const went: string[] = [];
  const clock = aClock();
  const host: Host = {
    local: memoryStorage(local),
    session: memoryStorage(session),
    async fetch(input, init) {
      const url = new URL(String(input), 'http://acme.localhost');
      const call: FakeCall = {
        path: url.pathname,
        query: Object.fromEntries(url.searchParams),
        method: init?.method ?? 'GET',
        headers: Object.fromEntries(new Headers(init?.headers)),
        body: typeof init?.body === 'string' ? init.body : undefined,
      };
      calls.push(call);
      const { status = 200, body = { value: null } } = await answer(call);
      return new Response(JSON.stringify(body), { status });
    },
  };
  const runtime = createRuntime({
    boot: aBoot(boot),
    host,
    screens: noScreens,
    clock,
    random: () => 0.5,
    createCaller,
  });
  runtime.navigation.bind((to) => went.push(String(to)));
  return { runtime, clock, host, calls, went };
}

/** A stored session record of the merchant `acme`. */
export function aStoredSession(over: Readonly<Record<string, unknown>> = {}): string {
  return JSON.stringify({
    token: 'token-1',
    merchantCode: 'acme',
    userName: 'amelia',
    type: 0,
    firstTimeLogin: false,
    ...over,
  });
}
