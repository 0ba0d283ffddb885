import { type AddressInfo, createServer } from 'node:net';

/** A listener that nobody may be led to. */
export interface Canary {
  readonly port: number;
  /** Connections since the last time that it was asked. */
  takeVisits(): number;
  close(): void;
}

/** Opens a canary on a free port of this machine; it answers like a web server, so that whoever follows it shows. */
export async function openCanary(): Promise<Canary> {
  let visits = 0;
  const server = createServer((socket) => {
    visits += 1;
    socket.on('error', () => undefined);
    socket.end('HTTP/1.1 200 OK\r\nconnection: close\r\ncontent-length: 14\r\n\r\ncanary-visited');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    takeVisits() {
      const counted = visits;
      visits = 0;
      return counted;
    },
    close: () => void server.close(),
  };
}
