import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Host } from './host.ts';
import { askPointer, followReleases } from './live-source.ts';
import { aBoot } from './testing/boot.fixture.ts';
import { aRuntime } from './testing/runtime.fixture.ts';

type Listener = (event: { readonly data: string }) => void;

/** The streams that were opened; a test says what they bring. */
let streams: { readonly say: Listener }[] = [];
let channels: FakeChannel[] = [];

class FakeSource {
  addEventListener(_name: string, say: Listener) {
    streams.push({ say });
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
  [streams, channels] = [[], []];
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
  const { runtime, host, clock } = aRuntime({ answer: () => ({ body: pointer }) });
  const locks = { request: async (_name: string, _options: unknown, lead: () => Promise<void>) => lead() };
  const tab = { ...host, window: { navigator: { locks } } as unknown as NonNullable<Host['window']> };
  const heard = { offers: [] as unknown[], faults: [] as string[] };
  const options = {
    ...{ host: tab, clock, random: () => 0.5, environment: runtime.environment, merchantCode: 'acme', seq: () => 1 },
    onOffer: (value: unknown) => heard.offers.push(value),
    onFault: ({ message }: Error) => heard.faults.push(message),
    onConnection: () => undefined,
  };
  return { heard, options };
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
