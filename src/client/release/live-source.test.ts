import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Host } from '../browser/host.ts';
import { askPointer, followReleases } from './live-source.ts';
import { aBoot } from '../testing/boot.fixture.ts';
import { aRuntime } from '../testing/runtime.fixture.ts';

type Listener = (event: { readonly data: string }) => void;

/** The streams that were opened; a test says what they bring. */
let streams: { readonly say: Listener; readonly name: Listener }[] = [];
let channels: FakeChannel[] = [];
let addresses: string[] = [];

class FakeSource {
  readonly #listeners = new Map<string, Listener>();
  constructor(address: string) {
    addresses.push(address);
    streams.push({
      say: (event) => this.#listeners.get('release')?.(event),
      name: (event) => this.#listeners.get('stream')?.(event),
    });
  }
  addEventListener(name: string, listener: Listener) {
    this.#listeners.set(name, listener);
  }
  close = () => undefined;
}

class FakeChannel {
  readonly posted: unknown[] = [];
  onmessage: (event: { readonly data: unknown }) => void = () => undefined;
  constructor() {
    channels.push(this);
  }
  postMessage = (data: unknown) => this.posted.push(data);
  close = () => undefined;
}

beforeEach(() => {
  [streams, channels, addresses] = [[], [], []];
  vi.stubGlobal('EventSource', FakeSource);
  vi.stubGlobal('BroadcastChannel', FakeChannel);
});
afterEach(() => vi.unstubAllGlobals());

const { manifest } = aBoot();
const offer = { seq: 2, release: 'r2', manifest };

const malformed = [
  ['no JSON', '{"seq":2,'],
  ['null', 'null'],
  ['no seq', JSON.stringify({ release: 'r2', manifest })],
  ['a seq that is no number', JSON.stringify({ ...offer, seq: '2' })],
  ['no manifest', JSON.stringify({ seq: 2, release: 'r2' })],
  ['a manifest without parts', JSON.stringify({ ...offer, manifest: {} })],
] as const;

function aTab(pointer: unknown = { ...offer, seq: 1 }) {
  const { runtime, host, clock, calls } = aRuntime({ answer: () => ({ body: pointer }) });
  let seq = 1;
  const locks = { request: async (_name: string, _options: unknown, lead: () => Promise<void>) => lead() };
  const tab = { ...host, window: { navigator: { locks } } as unknown as NonNullable<Host['window']> };
  const heard = { offers: [] as unknown[], faults: [] as string[] };
  const options = {
    ...{ host: tab, clock, random: () => 0.5, environment: runtime.environment, merchantCode: 'acme', seq: () => seq },
    onOffer: async (value: unknown) => void heard.offers.push(value),
    onFault: ({ message }: Error) => heard.faults.push(message),
    onConnection: () => undefined,
  };
  const applied = () =>
    calls.filter(({ path }) => path === '/livery/applied').map(({ body }) => JSON.parse(body ?? ''));
  return { heard, options, clock, applied, show: (next: number) => void (seq = next) };
}

describe('followReleases', () => {
  it.each(malformed)('reports an event with %s, shares it with no tab, and hears the next', (_case, data) => {
    const { heard, options } = aTab();
    followReleases(options);
    const [stream] = streams;
    expect(() => stream?.say({ data })).not.toThrow();
    expect([heard.faults.length, heard.offers, channels[0]?.posted]).toEqual([1, [], []]);
    stream?.say({ data: JSON.stringify(offer) });
    expect([heard.faults.length, heard.offers, channels[0]?.posted]).toEqual([1, [offer], [offer]]);
  });

  it('@C-504 says once that the page shows a release, by the name of its stream, a little later and how much', async () => {
    const { options, clock, applied, show } = aTab();
    followReleases(options);
    expect(addresses).toEqual(['/livery/stream?seq=1&reports=1']);
    const [stream] = streams;
    // A service that names no stream counts nothing.
    show(2);
    stream?.say({ data: JSON.stringify(offer) });
    await Promise.resolve();
    clock.advance(10_000);
    expect(applied()).toEqual([]);
    stream?.name({ data: 'abc' });
    stream?.say({ data: JSON.stringify({ ...offer, seq: 3 }) });
    await vi.waitFor(() => expect(options.seq()).toBe(2));
    clock.advance(10_000);
    // It stayed with what it had, so there is nothing to say.
    expect(applied()).toEqual([]);
    show(4);
    stream?.say({ data: JSON.stringify({ ...offer, seq: 4 }) });
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    expect(applied()).toEqual([]);
    clock.advance(750);
    expect(applied()).toEqual([{ stream: 'abc', seq: 4, waited: 750 }]);
  });

  it('reports what another tab says that is no announcement', () => {
    const { heard, options } = aTab();
    followReleases(options);
    channels[0]?.onmessage({ data: { seq: 2 } });
    channels[0]?.onmessage({ data: offer });
    expect([heard.faults, heard.offers]).toEqual([['An announcement has no seq, release or parts.'], [offer]]);
  });
});

describe('askPointer', () => {
  it('reports an answer that is no announcement', async () => {
    const { heard, options } = aTab({ value: null });
    await askPointer(options);
    expect([heard.faults.length, heard.offers]).toEqual([1, []]);
  });

  it('offers nothing that the page has', async () => {
    const { heard, options } = aTab();
    await askPointer(options);
    expect(heard).toEqual({ faults: [], offers: [] });
  });
});
