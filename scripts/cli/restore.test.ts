import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { callLivery } from './call-livery.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'livery-restore-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('restores nothing where its record could not be kept: the folder of data is made before the database is asked', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const { code, text } = await callLivery(
    join(file, 'data'),
    ['restore', join(folder, 'backup.gz'), '--author', 'mira'],
    {
      DATABASE_URL: 'postgres://livery:secret@127.0.0.1:9/livery',
    },
  );
  expect(text).toMatch(/^The folder .*file\/data cannot be made: .*ENOTDIR/);
  expect(code).toBe(3);
});
