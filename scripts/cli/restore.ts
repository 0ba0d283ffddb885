import { dirname, resolve } from 'node:path';
import { completeRestore, readBackup } from '../../src/service/backup/read-backup.ts';
import { openStore, type Store } from '../../src/service/store/open-store.ts';
import { makeDataFolder } from '../../src/storage/files/make-data-folder.ts';
import { writePrivately } from '../../src/storage/files/write-privately.ts';
import { openSecurityLog } from '../../src/storage/security-log/security-log.ts';
import { authorOf, authorOption } from './author.ts';
import { serviceFolder } from './open-operations.ts';
import type { Verb, VerbCall } from './verb.ts';
import { exitCodes, optionOf, requireWords, UsageError } from './verb.ts';

/** Fills an empty store from a backup. */
export const restore: Verb = {
  name: 'restore',
  usage: 'restore <file> | restore --from <time> [--author "…"]',
  summary:
    'Fill an empty store from the file of a backup, all of it or nothing, while no service runs: into the database of ' +
    'DATABASE_URL, or the embedded one of the data folder. A backup of one kind of database goes into the other. Who may sign in to ' +
    'the console is as it was when the backup was written, without recovery codes and passkeys. Every brand goes on with a seq ' +
    'above all that browsers may have seen. --from does that last part alone, after the tools of PostgreSQL have restored a backup ' +
    'of that time.',
  examples: ['livery restore /var/backups/livery/2026-11-25.gz', 'livery restore --from 2026-11-25T02:00:00Z'],
  options: { ...authorOption, from: { type: 'string' } },
  async run(call) {
    const from = timeOf(call);
    const { file } = from === undefined ? requireWords(call, ['file']) : { file: '' };
    writePrivately();
    const author = authorOf(call);
    const dataDir = serviceFolder();
    // Before anything is restored: a folder that cannot be written would leave the restore done and unrecorded.
    makeDataFolder(dirname(dataDir), []);
    const security = openSecurityLog({ folder: dataDir, now: () => new Date(), onTrouble });
    try {
      const value = await withStore(dataDir, async ({ db }) =>
        from === undefined
          ? await readBackup(db, resolve(file), { author })
          : await completeRestore(db, from, { author }),
      );
      security.note({ event: 'staff.act', outcome: 'done', reference: `restore of ${value.at} by ${author}` });
      const done = 'rows' in value ? `${value.rows} rows are back` : `${value.brands} brands go on`;
      const text = `${done}. Access as of ${value.at}: check People once you are in. Start the service.`;
      return { text, value, code: exitCodes.ok };
    } finally {
      security.close();
    }
  },
};

async function withStore<T>(dataDir: string, act: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore({ dataDir, databaseUrl: process.env['DATABASE_URL'], isEndless: true });
  try {
    return await act(store);
  } finally {
    await store.close();
  }
}

/** The time of `--from`, ISO 8601. */
function timeOf(call: VerbCall): string | undefined {
  const said = optionOf(call, 'from');
  if (said === undefined) return undefined;
  const time = Date.parse(said);
  if (Number.isNaN(time) || time > Date.now())
    throw new UsageError(`--from ${said} is no time that has passed: say it as 2026-11-25T02:00:00Z.`);
  requireWords(call, []);
  return new Date(time).toISOString();
}

function onTrouble(message: string, error: unknown): void {
  process.stderr.write(`${message} ${String(error)}\n`);
}
