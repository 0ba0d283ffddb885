import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { copyEmptyDatabase } from '../../src/storage/database/empty-database.fixture.ts';
import { callLivery, type HeldData, holdData } from './call-livery.fixture.ts';
import { writeState } from './write-state.ts';

const data = mkdtempSync(join(tmpdir(), 'livery-states-'));
let held: HeldData;
beforeAll(async () => {
  await copyEmptyDatabase(join(data, 'service/postgres'));
  held = await holdData(data);
}, 60_000);
afterAll(async () => {
  await held.close();
  rmSync(data, { recursive: true, force: true });
});

const because = ['--reason', 'chat is staffed', '--author', 'Sam Ode'];

async function siteOf(state: string): Promise<{ readonly brand: string; readonly chat: unknown }> {
  vi.stubEnv('LIVERY_DATA', data);
  const folder = await writeState(state);
  vi.unstubAllEnvs();
  const { flags } = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8')) as { flags: Record<string, unknown> };
  rmSync(dirname(folder), { recursive: true });
  return { brand: basename(folder), chat: flags['CBS3'] };
}

it('writes any stored release as it was, with the live changes of its time @T-097', async () => {
  const published = await callLivery(data, ['publish', 'karat']);
  expect(published.text).toContain('Live as seq 1');
  const before = await siteOf('karat@1');
  const changed = await callLivery(data, ['flag', 'karat', 'CBS3', 'on', ...because]);
  expect(changed.text).toContain('Live as seq 2');
  expect(before.chat).not.toBe(true);
  expect(await siteOf('karat@1')).toEqual(before);
  expect(await siteOf('karat@2')).toEqual({ brand: 'karat', chat: true });
  await expect(siteOf('karat@3')).rejects.toThrow(/3/);
}, 240_000);
