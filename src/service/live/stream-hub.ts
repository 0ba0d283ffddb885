import type { ServerResponse } from 'node:http';
import type { ReleaseEvent } from '../../contracts/release.ts';

/** Who opens a stream. */
export interface StreamVisitor {
  readonly merchant: string;
  readonly ip: string;
  readonly greeting?: ReleaseEvent;
  /** Fires when the browser has gone. */
  readonly end: AbortSignal;
}

/** Open browsers by merchant. */
export interface StreamHub {
  /** Takes over a response as a stream until `end` fires; false when the node or the address has too many already. */
  join(response: ServerResponse, visitor: StreamVisitor): boolean;
  send(merchant: string, event: ReleaseEvent): void;
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

/** Makes a hub; every event is written once into one buffer that all connections share. */
export function createStreamHub({ total, perAddress, heartbeatMs }: StreamLimits): StreamHub {
  const streams = new Map<string, Set<ServerResponse>>();
  const addresses = new Map<string, number>();
  let size = 0;

  const write = (targets: Iterable<ServerResponse>, bytes: Buffer) => {
    for (const response of targets) {
      if (response.writableLength > BACKLOG_LIMIT) response.destroy();
      else response.write(bytes);
    }
  };
  const beat = Buffer.from(': beat\n\n');
  const timer = setInterval(() => {
    for (const targets of streams.values()) write(targets, beat);
  }, heartbeatMs);
  timer.unref();

  return {
    join(response, { merchant, ip, greeting, end }) {
      const ofAddress = addresses.get(ip) ?? 0;
      if (size >= total || ofAddress >= perAddress) return false;
      size += 1;
      addresses.set(ip, ofAddress + 1);
      const targets = streams.get(merchant) ?? new Set();
      streams.set(merchant, targets.add(response));
      const leave = () => {
        size -= 1;
        const left = (addresses.get(ip) ?? 1) - 1;
        if (left > 0) addresses.set(ip, left);
        else addresses.delete(ip);
        targets.delete(response);
        if (targets.size === 0 && streams.get(merchant) === targets) streams.delete(merchant);
      };
      if (end.aborted) leave();
      else end.addEventListener('abort', leave, { once: true });
      open(response, greeting);
      return true;
    },
    send: (merchant, event) => write(streams.get(merchant) ?? [], encodeEvent(event)),
    watches: (merchant) => streams.has(merchant),
    countOf: (merchant) => streams.get(merchant)?.size ?? 0,
    get size() {
      return size;
    },
    close() {
      clearInterval(timer);
      for (const targets of streams.values()) for (const response of targets) response.destroy();
    },
  };
}

function open(response: ServerResponse, greeting: ReleaseEvent | undefined): void {
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
  if (greeting) response.write(encodeEvent(greeting));
}

function encodeEvent(event: ReleaseEvent): Buffer {
  return Buffer.from(`event: release\nid: ${event.seq}\ndata: ${JSON.stringify(event)}\n\n`);
}
