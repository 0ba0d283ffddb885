import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pictureNote } from './picture-age.ts';
import { runCommand } from './run-command.ts';

const root = mkdtempSync(join(tmpdir(), 'livery-pictures-'));
const git = async (...args: readonly string[]) => {
  const named = ['-c', 'user.name=t', '-c', 'user.email=t@example.org', '-c', 'commit.gpgsign=false', ...args];
  const { ok, output } = await runCommand('git', named, { cwd: root });
  expect(ok, output).toBe(true);
};
const commit = async (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
  await git('add', file);
  await git('commit', '--quiet', '--message', file);
};
beforeAll(async () => {
  expect(await pictureNote(root)).toBeUndefined();
  await git('init', '--quiet');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('says that what players see has changed since pictures were accepted, and is silent otherwise', async () => {
  await commit('src/ui/button.tsx', 'red');
  expect(await pictureNote(root)).toBeUndefined();
  await commit('tests/pictures/accepted.json', '{}');
  await commit('src/console/page.tsx', 'of staff alone');
  expect(await pictureNote(root)).toBeUndefined();
  await commit('src/ui/button.tsx', 'blue');
  expect(await pictureNote(root)).toMatch(
    /^tests\/pictures\/accepted\.json is of \d{4}-\d\d-\d\d: 1 later commit touches/,
  );
  await commit('themes/soda/theme.json', '{}');
  expect(await pictureNote(root)).toContain('2 later commits touch');
  await commit('tests/pictures/accepted.json', '{"pictures":{}}');
  expect(await pictureNote(root)).toBeUndefined();
});
