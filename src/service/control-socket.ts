import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname } from 'node:path';
import { text } from 'node:stream/consumers';
import type { ControlBodies } from '../contracts/generated/control.ts';
import { ControlBodyError, isOperation, readControlBody } from './control-bodies.ts';
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
      (error: unknown) => {
        const code = error instanceof ControlBodyError ? 400 : 500;
        send(response, code, { message: error instanceof Error ? error.message : String(error) });
      },
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
  if (!isOperation(name)) throw new ControlBodyError(`There is no operation "${name}".`);
  return perform(operations, name, readControlBody(name, await text(request)));
}

function perform<N extends keyof ControlBodies>(operations: Operations, name: N, body: ControlBodies[N]) {
  return operations[name](body);
}

function send(response: ServerResponse, code: number, value: unknown): void {
  response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}
