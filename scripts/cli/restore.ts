import { resolve } from 'node:path';
import { readBackup } from '../../src/service/backup/read-backup.ts';
import { openStore } from '../../src/service/store/open-store.ts';
import { writePrivately } from '../../src/storage/files/write-privately.ts';
import { serviceFolder } from './open-operations.ts';
import type { Verb } from './verb.ts';
import { exitCodes, requireWords } from './verb.ts';

/** Fills an empty store from a backup. */
export const restore: Verb = {
  name: 'restore',
  usage: 'restore <file>',
  summary:
    'Fill an empty store from the file of a backup, all of it or nothing, while no service runs: into the database of ' +
    'DATABASE_URL, or the embedded one of the data folder. A backup of one kind of database goes into the other.',
  examples: ['livery restore /var/backups/livery-2026-11-25.gz'],
  async run(call) {
    const { file } = requireWords(call, ['file']);
    writePrivately();
    const store = await openStore({ dataDir: serviceFolder(), databaseUrl: process.env['DATABASE_URL'] });
    try {
      const rows = await readBackup(store.db, resolve(file));
      return { text: `${rows} rows are back. Start the service.`, value: { rows }, code: exitCodes.ok };
    } finally {
      await store.close();
    }
  },
};
