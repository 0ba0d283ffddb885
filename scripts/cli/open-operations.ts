import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { connectControl } from '../../src/service/control-client.ts';
import { CONTROL_SOCKET } from '../../src/service/control-socket.ts';
import { openDirect } from '../../src/service/open-direct.ts';
import type { Operations } from '../../src/service/operations.ts';

const root = resolve(import.meta.dirname, '../..');

/** Does something with the merchants: through the running service, or with the store itself when none runs. */
export async function withOperations<T>(act: (operations: Operations) => Promise<T>): Promise<T> {
  const dataDir = join(resolve(root, process.env['LIVERY_DATA'] ?? '.data'), 'service');
  const running = await connectControl(join(dataDir, CONTROL_SOCKET));
  if (running) return act(running);
  const direct = await openDirect({ dataDir, rootDir: root, databaseUrl: process.env['DATABASE_URL'] });
  try {
    return await act(direct.operations);
  } finally {
    await direct.close();
  }
}

/** Who stands in the audit log: the operating-system user. */
export function author(): string {
  return userInfo().username;
}
