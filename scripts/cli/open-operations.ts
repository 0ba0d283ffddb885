import { join, resolve } from 'node:path';
import { connectControl } from '../../src/service/control-client.ts';
import { CONTROL_SOCKET } from '../../src/service/control-socket.ts';
import { openDirect } from '../../src/service/open-direct.ts';
import { writePrivately } from '../../src/storage/files/write-privately.ts';
import type { Operations } from '../../src/service/operations.ts';
import { merchantsDir, root, themesDir } from './folders.ts';

/** Does something with the merchants: through the running service, or with the store itself when none runs. */
export async function withOperations<T>(act: (operations: Operations) => Promise<T>): Promise<T> {
  const running = await connectRunning();
  if (running) return act(running);
  writePrivately();
  const dataDir = serviceFolder();
  const direct = await openDirect({
    dataDir,
    rootDir: root,
    merchantsDir,
    themesDir,
    databaseUrl: process.env['DATABASE_URL'],
  });
  try {
    return await act(direct.operations);
  } finally {
    await direct.close();
  }
}

/** The operations of the running service; nothing when none runs. */
export function connectRunning(): Promise<Operations | undefined> {
  return connectControl(join(serviceFolder(), CONTROL_SOCKET));
}

/** Folder of the service's own data. */
export function serviceFolder(): string {
  return join(resolve(root, process.env['LIVERY_DATA'] ?? '.data'), 'service');
}
