import type { StoreApi } from 'zustand/vanilla';
import type { ReleaseOffer } from './adopt-release.ts';
import type { Host } from '../browser/host.ts';
import type { LiveState } from './release-types.ts';
import type { Clock, EnvironmentState, Random } from '../runtime-types.ts';

export interface LiveSourceOptions {
  readonly host: Host;
  readonly clock: Clock;
  readonly random: Random;
  readonly environment: StoreApi<EnvironmentState>;
  readonly merchantCode: string;
  readonly seq: () => number;
  /** Takes an offer; done once the page shows it or has refused it. */
  readonly onOffer: (offer: ReleaseOffer) => Promise<void>;
  /** Hears of an announcement that cannot be read; nothing else comes of it. */
  readonly onFault: (error: Error) => void;
  readonly onConnection: (connection: LiveState['connection']) => void;
}

/** Pages that were notified together answer apart, within this time. */
const reportWithinMs = 1_500;

/** Silence after which the slow poll helps out, and its rhythm. */
const pollMs = 30_000;
const failuresBeforePoll = 3;
const longestPauseMs = 30_000;

/**
 * One stream per browser: the tab that holds the lock streams and notifies the others. A hidden tab gives the lock away
 * and closes its stream. Reconnects back off with jitter; after repeated failures a slow poll asks for the pointer.
 */
export function followReleases(options: LiveSourceOptions): () => void {
  const { host, environment } = options;
  const view = host.window;
  if (!view) return () => undefined;
  const name = `livery.live.${options.merchantCode}`;
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => receive(() => data, options);
  let leave: AbortController | undefined;

  const join = () => {
    if (leave) return;
    const mine = new AbortController();
    leave = mine;
    options.onConnection('follower');
    const lead = () =>
      new Promise<void>((resolve) => {
        const stop = stream(options, (offer) => channel.postMessage(offer));
        mine.signal.addEventListener('abort', () => {
          stop();
          resolve();
        });
        if (mine.signal.aborted) resolve();
      });
    view.navigator.locks.request(name, { signal: mine.signal }, lead).catch(() => undefined);
    // A tab that comes back may have slept through an announcement.
    void askPointer(options).catch(() => undefined);
  };
  const part = () => {
    leave?.abort();
    leave = undefined;
    options.onConnection('idle');
  };

  const stopWatching = environment.subscribe((next, last) => {
    if (next.visible === last.visible) return;
    if (next.visible) join();
    else part();
  });
  if (environment.getState().visible) join();
  return () => {
    stopWatching();
    part();
    channel.close();
  };
}

function stream(options: LiveSourceOptions, share: (offer: ReleaseOffer) => void): () => void {
  const { clock, random, onConnection } = options;
  let source: EventSource | undefined;
  let stopWaiting: () => void = () => undefined;
  let failures = 0;
  let name: string | undefined;
  const onOffer = (offer: ReleaseOffer) => {
    const taken = options.onOffer(offer);
    share(offer);
    return taken.then(() => reportApplied(offer.seq));
  };
  // The service counts how a release arrives; the name of the stream says nothing about who reads it.
  const reportApplied = (seq: number) => {
    const streamName = name;
    if (streamName === undefined || options.seq() < seq) return;
    const waited = Math.round(reportWithinMs * random());
    clock.after(waited, () => {
      const body = JSON.stringify({ stream: streamName, seq, waited });
      const headers = { 'Content-Type': 'application/json' };
      options.host.fetch('/livery/applied', { method: 'POST', headers, body }).catch(() => undefined);
    });
  };
  const stopPoll = clock.every(pollMs, () => {
    if (failures >= failuresBeforePoll) askPointer(options, share).catch(() => undefined);
  });
  const open = () => {
    name = undefined;
    source = new EventSource(`/livery/stream?seq=${options.seq()}&reports=1`);
    source.addEventListener('stream', ({ data }: MessageEvent<string>) => {
      name = data;
    });
    source.onopen = () => {
      failures = 0;
      onConnection('stream');
    };
    source.addEventListener('release', ({ data }: MessageEvent<string>) =>
      receive(() => JSON.parse(data), { ...options, onOffer }),
    );
    source.onerror = () => {
      source?.close();
      failures += 1;
      if (failures >= failuresBeforePoll) onConnection('poll');
      const pause = Math.min(longestPauseMs, 1000 * 2 ** (failures - 1));
      stopWaiting = clock.after(pause * (0.5 + random()), open);
    };
  };
  open();
  return () => {
    stopWaiting();
    stopPoll();
    source?.close();
  };
}

export type PointerQuestion = Pick<LiveSourceOptions, 'host' | 'seq' | 'onFault'> & Listening;

interface Listening {
  readonly onOffer: (offer: ReleaseOffer) => unknown;
}

/** Asks for the pointer once; its answer is an offer without a patch. */
export async function askPointer(
  { host, seq, onOffer, onFault }: PointerQuestion,
  share?: (offer: ReleaseOffer) => void,
): Promise<void> {
  const answer = await host.fetch('/livery/pointer', { cache: 'no-cache' });
  if (!answer.ok) return;
  const value: unknown = await answer.json();
  receive(() => value, {
    onFault,
    onOffer(offer) {
      if (offer.seq <= seq()) return;
      onOffer(offer);
      share?.(offer);
    },
  });
}

function receive(read: () => unknown, { onOffer, onFault }: Pick<LiveSourceOptions, 'onFault'> & Listening): void {
  let value: unknown;
  try {
    value = read();
  } catch (error) {
    onFault(error instanceof Error ? error : new Error(String(error)));
    return;
  }
  if (isOffer(value)) onOffer(value);
  else onFault(new Error('An announcement has no seq, release or parts.'));
}

function isOffer(value: unknown): value is ReleaseOffer {
  const { seq, release, manifest }: Partial<ReleaseOffer> = Object(value);
  const { site, theme, strings }: Partial<ReleaseOffer['manifest']['parts']> = Object(manifest?.parts);
  return Number.isInteger(seq) && [release, site, theme].every((part) => typeof part === 'string') && Boolean(strings);
}
