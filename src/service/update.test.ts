import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { copyEmptyDatabase } from '../storage/database/empty-database.fixture.ts';
import { startTestService, writeStandInBuild } from './fixture.ts';

it('goes on serving the files of the build before an update, and of the one that was taken back', {
  timeout: 240_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'livery-update-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const dataDir = join(folder, 'data');
  await copyEmptyDatabase(join(dataDir, 'postgres'));
  const merchantsDir = join(folder, 'merchants');
  cpSync(resolve(import.meta.dirname, '../../tests/brands/smallest'), join(merchantsDir, 'smallest'), {
    recursive: true,
  });
  const aBuild = (name: string) => {
    const buildDir = writeStandInBuild(join(folder, name));
    writeFileSync(join(buildDir, 'client/assets', `${name}.js`), `export const build = '${name}';`);
    return buildDir;
  };
  const builds = { first: aBuild('first'), second: aBuild('second') };
  const answersOf = async (build: keyof typeof builds) => {
    const node = await startTestService({ dataDir, merchantsDir, buildDir: builds[build], keepsAssets: true });
    const ask = (path: string) =>
      node.call(`smallest.localhost:${node.port}`, path, { headers: { 'accept-encoding': 'br' } });
    const answers = await Promise.all(['first', 'second', 'third'].map((name) => ask(`/assets/${name}.js`)));
    await node.stop();
    return answers.map(({ status, headers }) => [status, headers['cache-control'], headers['content-encoding']]);
  };
  const served = [200, 'public, max-age=31536000, immutable', 'br'];
  const missing = [404, undefined, undefined];
  expect(await answersOf('first')).toEqual([served, missing, missing]);
  expect(await answersOf('second')).toEqual([served, served, missing]);
  expect(await answersOf('first')).toEqual([served, served, missing]);
});
