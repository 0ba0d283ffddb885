import { connect, type Socket } from 'node:net';

/** Many open event streams of one address, seen only as bytes so that the measuring costs little. */
export interface OpenStreams {
  /** The text of the next event on each stream, with the time at which its last byte came. */
  readonly nextEvent: (name: string) => Promise<readonly number[]>;
  /** Bytes of the latest event, as they came over the wire. */
  readonly latest: () => string;
  readonly close: () => void;
}

/** Opens `count` streams and waits until each has its headers. */
export async function openStreams(options: {
  readonly port: number;
  readonly host: string;
  readonly path: string;
  readonly count: number;
}): Promise<OpenStreams> {
  const sockets: Socket[] = [];
  let onEvent: (socket: number, text: string) => void = () => undefined;
  let latest = '';
  const open = (index: number) =>
    new Promise<void>((done, fail) => {
      const socket = connect(options.port, '127.0.0.1', () => {
        socket.write(`GET ${options.path} HTTP/1.1\r\nHost: ${options.host}\r\nAccept: text/event-stream\r\n\r\n`);
      });
      sockets.push(socket);
      socket.once('error', fail);
      socket.once('data', () => done());
      socket.on('data', (chunk: Buffer) => onEvent(index, chunk.toString('latin1')));
    });
  const atOnce = 100;
  for (let start = 0; start < options.count; start += atOnce) {
    await Promise.all(
      Array.from({ length: Math.min(atOnce, options.count - start) }, (_, index) => open(start + index)),
    );
  }
  return {
    nextEvent: (name) =>
      new Promise((done) => {
        const times: number[] = [];
        const partial = new Map<number, string>();
        onEvent = (socket, text) => {
          const whole = (partial.get(socket) ?? '') + text;
          partial.set(socket, whole);
          if (!whole.includes(`event: ${name}`) || !whole.trimEnd().endsWith('}')) return;
          times.push(performance.now());
          latest = whole;
          partial.delete(socket);
          if (times.length === options.count) done(times);
        };
      }),
    latest: () => latest,
    close: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}
