import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { ReleaseEvent } from '../../contracts/release.ts';
import { type Arrival, createArrivals } from './arrivals.ts';

/** Who opens a stream. */
export interface StreamVisitor {
  readonly merchant: string;
  readonly ip: string;
  readonly greeting?: ReleaseEvent;
  /** The release that the page shows; absent when it does not say. */
  readonly seq?: number;
  /** Whether the page says what it shows when it is notified of a release; pages of earlier builds do not. */
  readonly reports?: boolean;
  /** Fires when the browser has gone. */
  readonly end: AbortSignal;
}

/** A page says that it shows a release. */
export interface AppliedNote {
  /** The name that the stream was given, which nobody else knows. */
  readonly stream: string;
  readonly seq: number;
  /** Milliseconds for which it kept that to itself. */
  readonly waited: number;
}

/** The pages that are open at this node, by the release that they show, with how it arrived. */
export interface OpenPages {
  readonly open: number;
  /** Pages that show a release or a newer one. */
  readonly applied: number;
  /** Pages that have been notified and have not said that they show it. */
  readonly waiting: number;
  /** Pages of an earlier build, which never say. */
  readonly silent: number;
  /** Pages by the release that they show, newest first; 0 when they have not said. */
  readonly bySeq: readonly { readonly seq: number; readonly pages: number }[];
  /** Absent when this node notified nobody of the release. */
  readonly arrival?: Arrival;
}

/** Open browsers by merchant. */
export interface StreamHub {
  /** Takes over a response as a stream until `end` fires; false when the node or the address has too many already. */
  join(response: ServerResponse, visitor: StreamVisitor): boolean;
  send(merchant: string, event: ReleaseEvent): void;
  /** Counts a page that shows a release; false for a stream that is not open, and for what it has said already. */
  applied(merchant: string, note: AppliedNote): boolean;
  /** Counts a page that could not use a release. */
  refused(merchant: string, seq: number): void;
  /** How many pages show a release, and how it arrived. */
  pagesOn(merchant: string, seq: number): OpenPages;
  /** Hears of every count that changes. */
  onArrival(listener: (merchant: string) => void): void;
  /** Whether a browser of this merchant is open. */
  watches(merchant: string): boolean;
  /** How many browsers of a merchant are open. */
  countOf(merchant: string): number;
  readonly size: number;
  close(): void;
}

/** How many streams a node and one address may hold. */
export interface StreamLimits {
  readonly total: number;
  readonly perAddress: number;
  readonly heartbeatMs: number;
}

/** A slow reader that has this much waiting is dropped; it reconnects and catches up. */
const BACKLOG_LIMIT = 64 * 1024;

interface Stream {
  readonly response: ServerResponse;
  readonly reports: boolean;
  /** What it shows, and the newest that it was notified of. */
  shown: number;
  sent: number;
}

/** Makes a hub; every event is written once into one buffer that all connections share. */
export function createStreamHub({ total, perAddress, heartbeatMs }: StreamLimits): StreamHub {
  const streams = new Map<string, Map<string, Stream>>();
  const addresses = new Map<string, number>();
  const arrivals = createArrivals(() => Date.now());
  const listeners: ((merchant: string) => void)[] = [];
  let size = 0;

  const notifyMoveListeners = (merchant: string) => {
    for (const listener of listeners) listener(merchant);
  };
  const write = (targets: Iterable<Stream>, bytes: Buffer) => {
    for (const { response } of targets) {
      if (response.writableLength > BACKLOG_LIMIT) response.destroy();
      else response.write(bytes);
    }
  };
  const beat = Buffer.from(': beat\n\n');
  const timer = setInterval(() => {
    for (const targets of streams.values()) write(targets.values(), beat);
  }, heartbeatMs);
  timer.unref();

  return {
    join(response, { merchant, ip, greeting, seq = 0, reports = false, end }) {
      const ofAddress = addresses.get(ip) ?? 0;
      if (size >= total || ofAddress >= perAddress) return false;
      size += 1;
      addresses.set(ip, ofAddress + 1);
      const targets = streams.get(merchant) ?? new Map<string, Stream>();
      const name = randomBytes(12).toString('base64url');
      const stream: Stream = { response, reports, shown: seq, sent: greeting?.seq ?? seq };
      streams.set(merchant, targets.set(name, stream));
      const leave = () => {
        size -= 1;
        const left = (addresses.get(ip) ?? 1) - 1;
        if (left > 0) addresses.set(ip, left);
        else addresses.delete(ip);
        targets.delete(name);
        if (targets.size === 0 && streams.get(merchant) === targets) streams.delete(merchant);
        if (reports && stream.shown < stream.sent) arrivals.left(merchant, stream.sent);
        notifyMoveListeners(merchant);
      };
      if (end.aborted) leave();
      else end.addEventListener('abort', leave, { once: true });
      open(response, { name: reports ? name : undefined, greeting });
      notifyMoveListeners(merchant);
      return true;
    },
    send(merchant, event) {
      const targets = [...(streams.get(merchant)?.values() ?? [])];
      arrivals.sent(merchant, event.seq, targets.length);
      for (const stream of targets) stream.sent = event.seq;
      write(targets, encodeEvent(event));
      notifyMoveListeners(merchant);
    },
    applied(merchant, { stream: name, seq, waited }) {
      const stream = streams.get(merchant)?.get(name);
      if (!stream?.reports || seq <= stream.shown || seq > stream.sent) return false;
      stream.shown = seq;
      arrivals.applied(merchant, seq, waited);
      notifyMoveListeners(merchant);
      return true;
    },
    refused(merchant, seq) {
      arrivals.refused(merchant, seq);
      notifyMoveListeners(merchant);
    },
    pagesOn(merchant, seq) {
      const all = [...(streams.get(merchant)?.values() ?? [])];
      const behind = all.filter(({ shown }) => shown < seq);
      const silent = behind.filter(({ reports }) => !reports).length;
      const bySeq = [...Map.groupBy(all, ({ shown }) => shown)].map(([shown, pages]) => ({
        seq: shown,
        pages: pages.length,
      }));
      const arrival = arrivals.of(merchant, seq);
      return {
        open: all.length,
        applied: all.length - behind.length,
        waiting: behind.length - silent,
        silent,
        bySeq: bySeq.toSorted((one, other) => other.seq - one.seq),
        ...(arrival ? { arrival } : {}),
      };
    },
    onArrival: (listener) => void listeners.push(listener),
    watches: (merchant) => streams.has(merchant),
    countOf: (merchant) => streams.get(merchant)?.size ?? 0,
    get size() {
      return size;
    },
    close() {
      clearInterval(timer);
      for (const targets of streams.values()) for (const { response } of targets.values()) response.destroy();
    },
  };
}

interface Opening {
  /** What the page names its stream by; absent for pages that report nothing. */
  readonly name: string | undefined;
  readonly greeting: ReleaseEvent | undefined;
}

function open(response: ServerResponse, { name, greeting }: Opening): void {
  // Without chunk framing an event is one write; the connection ends with the stream anyway.
  response.useChunkedEncodingByDefault = false;
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  });
  response.socket?.setNoDelay(true);
  response.write('retry: 2000\n\n');
  if (name !== undefined) response.write(`event: stream\ndata: ${name}\n\n`);
  if (greeting) response.write(encodeEvent(greeting));
}

function encodeEvent(event: ReleaseEvent): Buffer {
  return Buffer.from(`event: release\nid: ${event.seq}\ndata: ${JSON.stringify(event)}\n\n`);
}
