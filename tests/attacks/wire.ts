import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What the service sends to the platform, byte for byte. */
export interface Wire {
  readonly port: number;
  /** What was sent since the last time that it was asked, each connection apart. */
  take(): readonly string[];
  /** Answers the next request whose target holds `marker` with these bytes instead of the platform's. */
  answerOnce(marker: string, bytes: string): void;
  close(): void;
}

/** What the service asks by itself when a page is wanted: in nobody's name, so without the caller's address. */
const ownQuestion =
  /GET \/wps\/(?:system\/region|banners|game\/hot)\?\S* HTTP\/1\.1\r\n(?:(?!x-forwarded-for)[^\r\n]+\r\n)+\r\n/g;

/** Puts a relay before the platform that listens on `platformPort`. */
export async function openWire(platformPort: number): Promise<Wire> {
  const sent = new Map<Socket, string>();
  const planned = new Map<string, string>();
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(platformPort, '127.0.0.1');
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    far.pipe(near);
    near.on('data', (chunk) => {
      const text = chunk.toString('latin1');
      sent.set(near, (sent.get(near) ?? '') + text);
      const marker = [...planned.keys()].find((known) => text.includes(known));
      if (marker === undefined) {
        far.write(chunk);
        return;
      }
      near.write(planned.get(marker) ?? '', 'latin1');
      planned.delete(marker);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    take() {
      const taken = [...sent.values()].map((text) => text.replaceAll(ownQuestion, '')).filter((text) => text !== '');
      sent.clear();
      return taken;
    },
    answerOnce: (marker, bytes) => void planned.set(marker, bytes),
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
