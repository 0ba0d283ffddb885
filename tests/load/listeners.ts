import type { Socket } from 'node:net';
import { connect } from 'node:net';

/** Many open event streams in this process. */
export interface Listeners {
  /**
   * Waits until every stream has had the event with this text; gives the moment each had it.
   *
   * @throws when some have not had it after `mostMs`, where that is given: how many.
   */
  heard(needle: string, mostMs?: number): Promise<number[]>;
  /** The last event of the first stream, as text. */
  lastEvent(): string;
  close(): void;
}

/** Opens streams over plain sockets, so that the listener costs as little as possible. */
export async function openListeners(
  count: number,
  { port, host, path }: { port: number; host: string | ((index: number) => string); path: string },
): Promise<Listeners> {
  const sockets: Socket[] = [];
  let last = '';
  let waiting: { needle: string; moments: number[]; done: () => void } | undefined;
  const open = (index: number) =>
    new Promise<void>((resolve, reject) => {
      const name = typeof host === 'string' ? host : host(index);
      const socket = connect(port, '127.0.0.1', () => socket.write(`GET ${path} HTTP/1.1\r\nHost: ${name}\r\n\r\n`));
      sockets.push(socket);
      let tail = '';
      socket.setEncoding('utf8').on('data', (chunk: string) => {
        resolve();
        tail += chunk;
        // A server that frames its answer in chunks writes one more line end.
        if (waiting && tail.includes(waiting.needle) && /\n\n(\r\n)?$/.test(tail)) {
          waiting.moments.push(performance.now());
          if (index === 0) last = tail;
          tail = '';
          if (waiting.moments.length === count) waiting.done();
        }
      });
      socket.on('error', reject);
    });
  for (let opened = 0; opened < count; opened += 200) {
    await Promise.all(Array.from({ length: Math.min(200, count - opened) }, (_, index) => open(opened + index)));
  }
  return {
    heard: (needle, mostMs) =>
      new Promise((resolve, reject) => {
        const moments: number[] = [];
        const isLost = () =>
          reject(new Error(`${count - moments.length} of ${count} streams did not have "${needle}".`));
        const timer = mostMs === undefined ? undefined : setTimeout(isLost, mostMs);
        const done = () => {
          clearTimeout(timer);
          resolve(moments);
        };
        waiting = { needle, moments, done };
      }),
    lastEvent: () => last,
    close: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}
