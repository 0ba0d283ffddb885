import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyEmptyDatabase } from '../../storage/database/empty-database.fixture.ts';
import { openStore, type Store } from './open-store.ts';

/** An empty store of its own in a folder that goes with it. */
export async function openTestStore(): Promise<Store> {
  const dataDir = mkdtempSync(join(tmpdir(), 'livery-store-'));
  await copyEmptyDatabase(join(dataDir, 'postgres'));
  const store = await openStore({ dataDir });
  const close = async () => {
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...store, close };
}
