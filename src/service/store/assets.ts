import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from './tables.ts';

/** Hashed files of every build that a node has lately been started with, for pages that another build made. */
export interface Assets {
  /** A file by its path below the build, `client/assets/app-1a2b.js`; nothing when no build had it, or the database is silent. */
  find(path: string): Promise<Buffer | undefined>;
  /** Says that nodes with these files still run; they are kept for 30 days after the last of them has ended. */
  touch(): Promise<void>;
}

const folders = ['client/assets', 'console/assets'];
const atOnce = 50;
/** Whoever asks for names that nobody has makes no more work than this. */
const lookAgainMs = 1_000;

/**
 * Puts the hashed files of a build into the store. While nodes are updated one after the other, and after an update was
 * taken back, an open page asks a node of another build for chunks that it has not loaded yet.
 */
export async function keepAssets(db: Database, buildDir: string): Promise<Assets> {
  const own = folders.flatMap((folder) =>
    globSync(`${folder}/**/*.*`, { cwd: buildDir }).map((path) => path.replaceAll('\\', '/')),
  );
  const touch = async () => {
    await db.updateTable('assets').set({ seen_at: new Date() }).where('path', 'in', own).execute();
  };
  const kept = new Set(await readPaths(db));
  const fresh = own.filter((path) => !kept.has(path));
  for (let from = 0; from < fresh.length; from += atOnce) await insert(db, buildDir, fresh.slice(from, from + atOnce));
  if (own.length > 0) await touch();
  let known = { paths: new Set([...kept, ...own]), at: performance.now() };
  let looking: Promise<void> | undefined;
  const look = async () => {
    known = { paths: new Set(await readPaths(db)), at: performance.now() };
  };
  return {
    touch: own.length > 0 ? touch : () => Promise.resolve(),
    async find(path) {
      try {
        if (!known.paths.has(path) && performance.now() - known.at >= lookAgainMs) {
          looking ??= look().finally(() => (looking = undefined));
          await looking;
        }
        return known.paths.has(path) ? await read(db, path) : undefined;
      } catch {
        // The browser asks again when somebody tries again.
        return undefined;
      }
    },
  };
}

async function insert(db: Database, buildDir: string, paths: readonly string[]): Promise<void> {
  const rows = paths.map(async (path) => ({ path, bytes: await readFile(join(buildDir, path)) }));
  await db
    .insertInto('assets')
    .values(await Promise.all(rows))
    .onConflict((clash) => clash.column('path').doNothing())
    .execute();
}

async function readPaths(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ path: string }>`select path from assets`.execute(db);
  return rows.map(({ path }) => path);
}

async function read(db: Database, path: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom('assets').select('bytes').where('path', '=', path).executeTakeFirst();
  return row && Buffer.from(row.bytes);
}
