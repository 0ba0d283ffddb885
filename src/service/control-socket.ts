import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Operations } from './operations.ts';

/** Name of the socket below the service's data folder. */
export const CONTROL_SOCKET = 'control.sock';

/**
 * Offers the operations on a Unix socket that only this operating-system user may open: who can reach it could open the
 * data folder as well, so it asks for no password.
 */
export async function openControlSocket(path: string, operations: Operations): Promise<{ close(): Promise<void> }> {
  // Over PostgreSQL nobody else may have made the folder.
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  rmSync(path, { force: true });
  const server = createServer((request, response) => {
    answer(request, operations).then(
      (value) => send(response, 200, value),
      (error: unknown) => send(response, 500, { message: error instanceof Error ? error.message : String(error) }),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => resolve());
  });
  chmodSync(path, 0o600);
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(request: IncomingMessage, operations: Operations): Promise<unknown> {
  const name = request.url?.slice(1) ?? '';
  const body = JSON.parse((await text(request)) || '{}');
  switch (name) {
    case 'publish':
      return operations.publish(body);
    case 'preview':
      return operations.preview(body);
    case 'override':
      return operations.override(body);
    case 'rollback':
      return operations.rollback(body);
    case 'history':
      return operations.history(body);
    case 'source':
      return operations.source(body);
    case 'upstreams':
      return operations.upstreams(body);
    case 'acceptUpstream':
      return operations.acceptUpstream(body);
    case 'why':
      return operations.why(body);
    case 'broken':
      return operations.broken();
    case 'expiryFailures':
      return operations.expiryFailures(body);
    case 'merchants':
      return operations.merchants();
    default:
      throw new Error(`There is no operation "${name}".`);
  }
}

function send(response: ServerResponse, code: number, value: unknown): void {
  response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}
