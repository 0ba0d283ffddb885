import { Worker } from 'node:worker_threads';
import type { WorkerReply, WorkerRequest } from './pglite-messages.ts';

/** Rows of one statement. */
export interface QueryAnswer {
  readonly rows: readonly Record<string, unknown>[];
  readonly affectedRows?: number;
}

/** The embedded database, reached through its worker thread so that a query never stops a stream. */
export interface PgliteClient {
  query(sql: string, parameters: readonly unknown[]): Promise<QueryAnswer>;
  close(): Promise<void>;
}

/** A database error; `code` is the SQLSTATE, as `pg` gives it. */
export class DatabaseError extends Error {
  readonly code: string | undefined;

  constructor(message: string, code: string | undefined) {
    super(message);
    this.name = 'DatabaseError';
    this.code = code;
  }
}

interface Waiting {
  resolve(answer: QueryAnswer): void;
  reject(error: Error): void;
}

/** Starts the embedded database over a folder; rejects when it cannot be opened. */
export async function openPglite(dataDir: string): Promise<PgliteClient> {
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: { dataDir } });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  const ready = new Promise<QueryAnswer>((resolve, reject) => waiting.set(0, { resolve, reject }));

  const failAll = (error: Error) => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('error', (error) => failAll(error instanceof Error ? error : new Error(String(error))));
  worker.on('exit', () => failAll(new Error('The embedded database has stopped.')));
  worker.on('message', (reply: WorkerReply) => {
    const caller = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ('failure' in reply) caller?.reject(new DatabaseError(reply.failure.message, reply.failure.code));
    else caller?.resolve(reply);
  });

  const send = (request: Omit<WorkerRequest, 'id'>) =>
    new Promise<QueryAnswer>((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      worker.postMessage({ id: lastId, ...request });
    });

  await ready;
  return {
    query: (sql, parameters) => send({ sql, parameters }),
    close: async () => {
      await send({ parameters: [] });
      await worker.terminate();
    },
  };
}
