import { setFlagsFromString } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, types } from '@electric-sql/pglite';
import type { WorkerReply, WorkerRequest } from './pglite-messages.ts';

// While it frees compiled code, V8 can lose track of it and end the process (nodejs/node#64500); so it keeps that code.
setFlagsFromString('--no-wasm-code-gc');

if (!parentPort) throw new Error('The embedded database starts as a worker thread only.');
const port = parentPort;
const { dataDir } = workerData as { dataDir: string };

const database = await PGlite.create({
  dataDir,
  parsers: { [types.INT8]: Number },
  // The files of the folder lie in the system's cache anyway; without this every process holds 160 MB more.
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB'],
});
let queue = Promise.resolve();

port.on('message', (request: WorkerRequest) => {
  queue = queue.then(async () => port.postMessage(await answer(request)));
});
port.postMessage({ id: 0, rows: [] } satisfies WorkerReply);

async function answer(request: WorkerRequest): Promise<WorkerReply> {
  try {
    if (request.sql === undefined) {
      await database.close();
      return { id: request.id, rows: [] };
    }
    const result = await database.query<Record<string, unknown>>(request.sql, [...request.parameters]);
    return { id: request.id, rows: result.rows, affectedRows: result.affectedRows ?? 0 };
  } catch (error) {
    const failure = error instanceof Error ? error : new Error(String(error));
    const code = 'code' in failure && typeof failure.code === 'string' ? failure.code : undefined;
    return { id: request.id, failure: { message: failure.message, ...(code ? { code } : {}) } };
  }
}
