import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFolder } from '../../src/release/load/read-folder.ts';
import { patchFolder } from '../../src/service/publishing/patch-folder.ts';
import { copyEmptyDatabase } from '../../src/storage/database/empty-database.fixture.ts';
import type { HeldData } from './call-livery.fixture.ts';
import { callLivery, holdData } from './call-livery.fixture.ts';
import { root } from './folders.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'livery-force-'));
const code = 'doorless';
let held: HeldData;

beforeAll(async () => {
  const service = join(dataDir, 'service');
  await copyEmptyDatabase(join(service, 'postgres'));
  held = await holdData(dataDir);
  const folder = await readFolder(join(root, 'tests/prove/doorless'), `merchants/${code}`);
  const site = { flags: { USERNAMEREG3: false, CBS3: false } };
  await held.publisher.publishFolder(patchFolder(folder, code, { site }), { author: 'mira', reason: 'the first' });
}, 240_000);
afterAll(async () => {
  await held.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const livery = (...words: readonly string[]) => callLivery(dataDir, words);

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
    const next = await livery('flag', code, 'CBS3', 'on', '--reason', 'chat is staffed');
    expect(next.text).toMatch(
      /A promise stays broken since seq 2 \(.* by force, .*: SMS is too dear\): “There is a way/,
    );
    for (const words of [['history', code], ['doctor']]) {
      expect((await livery(...words)).text).toContain('breaks a promise: login.hasMethod at login.method');
    }
  }, 240_000);

  it('asks for the reason of a forced publication', async () => {
    const { code: ended, text } = await livery('publish', 'karat', '--force');
    expect([ended, text]).toEqual([2, expect.stringContaining('--reason is missing.')]);
  });
});
