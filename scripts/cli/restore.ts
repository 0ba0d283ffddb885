import { resolve } from 'node:path';
import { readBackup } from '../../src/service/backup/read-backup.ts';
import { openStore } from '../../src/service/store/open-store.ts';
import { writePrivately } from '../../src/storage/files/write-privately.ts';
import { openSecurityLog } from '../../src/storage/security-log/security-log.ts';
import { authorOf, authorOption } from './author.ts';
import { serviceFolder } from './open-operations.ts';
import type { Verb } from './verb.ts';
import { exitCodes, requireWords } from './verb.ts';

/** Fills an empty store from a backup. */
export const restore: Verb = {
  name: 'restore',
  usage: 'restore <file> [--author "…"]',
  summary:
    'Fill an empty store from the file of a backup, all of it or nothing, while no service runs: into the database of ' +
    'DATABASE_URL, or the embedded one of the data folder. A backup of one kind of database goes into the other. Who may sign in to ' +
    'the console is as it was when the backup was written, without recovery codes and passkeys.',
  examples: ['livery restore /var/backups/livery-2026-11-25.gz'],
  options: authorOption,
  async run(call) {
    const { file } = requireWords(call, ['file']);
    writePrivately();
    const author = authorOf(call);
    const dataDir = serviceFolder();
    const store = await openStore({ dataDir, databaseUrl: process.env['DATABASE_URL'], isEndless: true });
    try {
      const { rows, at } = await readBackup(store.db, resolve(file));
      noteRestore(dataDir, `restore of ${at} by ${author}`);
      const text = `${rows} rows are back. Access as of ${at}: check People once you are in. Start the service.`;
      return { text, value: { rows, at }, code: exitCodes.ok };
    } finally {
      await store.close();
    }
  },
};

function noteRestore(folder: string, reference: string): void {
  const onTrouble = (message: string, error: unknown) => process.stderr.write(`${message} ${String(error)}\n`);
  const security = openSecurityLog({ folder, now: () => new Date(), onTrouble });
  security.note({ event: 'staff.act', outcome: 'done', reference });
  security.close();
}
