import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCompiler } from '../../src/release/compiler.ts';
import { readFolder } from '../../src/release/load/read-folder.ts';
import { createPartCache } from '../../src/service/live/part-cache.ts';
import { createSiteRegistry } from '../../src/service/live/site-registry.ts';
import { patchFolder } from '../../src/service/publishing/patch-folder.ts';
import { createPublisher } from '../../src/service/publishing/publisher.ts';
import { openStore } from '../../src/service/store/open-store.ts';
import { copyEmptyDatabase } from '../../src/storage/database/empty-database.fixture.ts';
import { root } from './folders.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'livery-force-'));
const code = 'doorless';

beforeAll(async () => {
  const service = join(dataDir, 'service');
  await copyEmptyDatabase(join(service, 'postgres'));
  const store = await openStore({ dataDir: service });
  const { db } = store;
  const parts = createPartCache(db);
  const onRefusal = (_: string, error: unknown) => {
    throw error;
  };
  const registry = createSiteRegistry({ db, parts, onRefusal, isWatched: () => true });
  const publisher = createPublisher({ db, compiler: await openCompiler({ rootDir: root }), registry, parts });
  const folder = await readFolder(join(root, 'tests/prove/doorless'), `merchants/${code}`);
  const site = { flags: { USERNAMEREG3: false, CBS3: false } };
  await publisher.publishFolder(patchFolder(folder, code, { site }), { author: 'mira', reason: 'the first' });
  await store.close();
}, 60_000);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Runs the command line as its own process over the test's data. */
function livery(...words: readonly string[]): Promise<{ readonly code: number; readonly text: string }> {
  const env = { ...process.env, LIVERY_DATA: dataDir };
  return new Promise((resolve) => {
    execFile(process.execPath, [join(root, 'scripts/livery.ts'), ...words], { env }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, text: `${stdout}${stderr}` });
    });
  });
}

describe('livery flag', () => {
  it('refuses what breaks a promise with the counter-example, and does it by force, which doctor and history say', async () => {
    const off = ['flag', code, 'MOBILEVERCODELOGIN3', 'off', '--reason', 'SMS is too dear'];
    const refused = await livery(...off);
    expect([refused.code, refused.text]).toEqual([1, expect.stringContaining('error PROMISE_BROKEN')]);
    expect(refused.text).toContain('breaks at login.method, for a guest, as the site stands.');
    expect(refused.text).toContain('Nothing was published.');
    const forced = await livery(...off, '--force');
    expect([forced.code, forced.text]).toEqual([0, expect.stringContaining('It breaks a promise: “There is a way')]);
    const history = JSON.parse((await livery('history', code, '--json')).text) as readonly { detail: object }[];
    expect(history[0]?.detail).toMatchObject({ forced: true, breaks: ['login.hasMethod at login.method'] });
    for (const words of [['history', code], ['doctor']]) {
      expect((await livery(...words)).text).toContain('breaks a promise: login.hasMethod at login.method');
    }
  }, 120_000);

  it('asks for the reason of a forced publication', async () => {
    const { code: ended, text } = await livery('publish', 'karat', '--force');
    expect([ended, text]).toEqual([2, expect.stringContaining('--reason is missing.')]);
  });
});
