import type { ServiceLog } from '../log/service-log.ts';
import { readHead } from './audit-chain.ts';
import type { Database } from './tables.ts';

/**
 * Gives a function that writes where the audit chain ends into the service's log whenever that has changed: a checkpoint out
 * of the database's reach, which an export is compared with.
 */
export function createHeadNotes(db: Database, { note }: Pick<ServiceLog, 'note'>): () => Promise<void> {
  let noted = 0;
  return async () => {
    const { n, hash } = await readHead(db);
    if (n === noted) return;
    noted = n;
    note({ event: 'audit', head: `${n}:${hash}` }, `The audit chain ends at ${n}:${hash}`);
  };
}
