import type { IncomingMessage, ServerResponse } from 'node:http';
import { findHeaderFault } from '../../http-guard/find-header-fault.ts';
import { findTargetFault } from '../../http-guard/find-target-fault.ts';
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

/** An address that this machine alone reaches. */
const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/;
/** How this machine calls itself there; a page of another name that resolves to it is a page of somebody else. */
const ownName = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

/**
 * Opens the port for operators: `GET /livery/health` answers 200 when ready and 503 when not, `GET /metrics` gives numbers
 * for Prometheus. It has no login, so it belongs on the loopback, where it answers to names of this machine alone, or on a
 * network of operators. Throws `PortError`.
 */
export async function openOperatorDoor({ address, port, health, metrics }: DoorOptions): Promise<OperatorDoor> {
  const isOwn = (host: string | undefined) => host === undefined || !loopback.test(address) || ownName.test(host);
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method, url = '' } = request;
    const fault = findTargetFault(url) ?? findHeaderFault(request);
    if (fault !== undefined) {
      response.setHeader('connection', 'close');
      return send(response, 400, 'text/plain; charset=utf-8', `${fault}\n`);
    }
    if (!isOwn(request.headers.host))
      return send(response, 421, 'text/plain; charset=utf-8', 'Operators are answered on this machine only.\n');
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
