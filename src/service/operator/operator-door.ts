import type { IncomingMessage, ServerResponse } from 'node:http';
import { createLimitedServer } from '../../http-guard/server-options.ts';
import { listenOn } from '../http/open-port.ts';
import type { Metrics } from './metrics.ts';
import type { Health } from './readiness.ts';

interface DoorOptions {
  readonly address: string;
  readonly port: number;
  readonly health: () => Health;
  readonly metrics: Pick<Metrics, 'read' | 'contentType'>;
}

/** A door for operators that is open. */
export interface OperatorDoor {
  close(): Promise<void>;
}

/**
 * Opens the port for operators: `GET /livery/health` answers 200 when ready and 503 when not, `GET /metrics` gives numbers
 * for Prometheus. It has no login, so it belongs on the loopback or a network of operators. Throws `PortError`.
 */
export async function openOperatorDoor({ address, port, health, metrics }: DoorOptions): Promise<OperatorDoor> {
  const answer = async ({ method, url = '' }: IncomingMessage, response: ServerResponse) => {
    const path = url.split('?', 1)[0];
    const isRead = method === 'GET' || method === 'HEAD';
    if (isRead && path === '/livery/health') {
      const found = health();
      return send(response, found.ready ? 200 : 503, 'application/json; charset=utf-8', JSON.stringify(found));
    }
    if (isRead && path === '/metrics') return send(response, 200, metrics.contentType, await metrics.read());
    return send(response, 404, 'text/plain; charset=utf-8', 'Ask for /livery/health or /metrics.\n');
  };
  const server = createLimitedServer((request, response) => {
    answer(request, response).catch(() => send(response, 500, 'text/plain; charset=utf-8', 'It broke.\n'));
  });
  await listenOn(server, { port, host: address, setting: 'LIVERY_OPERATOR_PORT' });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, {
    'content-type': type,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(body);
}
