import type { ServerResponse } from 'node:http';
import type { ConsoleEvents } from '../../../contracts/console/events.ts';

/** One browser that listens, in a session. */
export interface Listener {
  /** Fires when the browser has gone. */
  readonly end: AbortSignal;
  /** Id of who listens. */
  readonly person: string;
  /** Whether its session still counts. */
  readonly isSignedIn: () => Promise<boolean>;
  /** Hears of these merchants alone; absent: of all. */
  readonly merchants?: readonly string[] | undefined;
}

/** Open consoles. */
export interface ConsoleHub {
  /** Takes over a response as a stream until the browser goes or its session ends; false when there are too many, or too many of one person. */
  join(response: ServerResponse, listener: Listener): boolean;
  /** Notifies consoles that have one of the merchants, which an event does not carry to them. */
  send<N extends keyof ConsoleEvents>(name: N, data: ConsoleEvents[N], merchants: readonly string[]): void;
  close(): void;
}

const MOST = 500;
/** More than anybody has windows open: nobody takes all of the others' streams. */
const MOST_OF_ONE = 8;
/** A slow reader that has this much waiting is dropped; it reconnects and asks again. */
const BACKLOG_LIMIT = 256 * 1024;

/** Makes a hub; at every beat each listener's session is looked at again. */
export function createConsoleHub(beatMs = 10_000): ConsoleHub {
  const streams = new Map<ServerResponse, Listener>();
  const write = (response: ServerResponse, text: string) => {
    if (response.writableLength > BACKLOG_LIMIT) response.destroy();
    else response.write(text);
  };
  const beat = async (response: ServerResponse, { isSignedIn }: Listener) => {
    // Nobody is sent away because the database does not answer for a moment.
    if (await isSignedIn().catch(() => true)) return write(response, ': beat\n\n');
    // Nothing is written after the end, which a browser that does not read puts off for ever.
    streams.delete(response);
    if (response.writableLength > 0) response.destroy();
    else response.end(encode('signed-out', {}));
  };
  const timer = setInterval(() => {
    for (const [response, listener] of streams) void beat(response, listener);
  }, beatMs);
  timer.unref();
  return {
    join(response, listener) {
      const own = [...streams.values()].filter(({ person }) => person === listener.person);
      if (streams.size >= MOST || own.length >= MOST_OF_ONE) return false;
      if (listener.end.aborted) return true;
      streams.set(response, listener);
      // A browser that is gone is no fault of ours; unheard, its error would end the process.
      response.on('error', () => undefined);
      listener.end.addEventListener('abort', () => streams.delete(response), { once: true });
      response.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
        'x-content-type-options': 'nosniff',
      });
      response.socket?.setNoDelay(true);
      response.write('retry: 2000\n\n');
      return true;
    },
    send(name, data, merchants) {
      const text = encode(name, data);
      for (const [response, { merchants: own }] of streams)
        if (own === undefined || merchants.some((merchant) => own.includes(merchant))) write(response, text);
    },
    close() {
      clearInterval(timer);
      for (const response of streams.keys()) response.destroy();
    },
  };
}

function encode(name: string, data: unknown): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
