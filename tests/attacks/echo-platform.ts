import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the platform that only echoes was told. */
export interface Echo {
  readonly merchant?: string;
  readonly token?: string;
  readonly target?: string;
}

/** A platform that answers every call with what it was told: who mixes up two players shows it. */
export async function openEchoPlatform(): Promise<{ readonly port: number; close(): void }> {
  const server = createServer((request, response) => {
    const { merchant, authorization: token } = request.headers;
    const value: Echo = { merchant: String(merchant), ...(token ? { token } : {}), target: request.url ?? '' };
    request.resume();
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ value }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
