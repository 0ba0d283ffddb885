import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callLivery } from '../cli/call-livery.fixture.ts';

const shipped = resolve(import.meta.dirname, '../..');
let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-paint-'));
  for (const folder of ['scripts', 'themes', 'merchants']) {
    cpSync(join(shipped, folder), join(root, folder), { recursive: true });
  }
  for (const name of ['src', 'schemas', 'node_modules', 'package.json']) {
    symlinkSync(join(shipped, name), join(root, name));
  }
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

function livery(...args: readonly string[]) {
  return spawnSync(process.execPath, [join(root, 'scripts/livery.ts'), ...args], { cwd: root, encoding: 'utf8' });
}

function rewrite(file: string, change: (text: string) => string): string {
  const text = change(readFileSync(join(root, file), 'utf8'));
  writeFileSync(join(root, file), text);
  return text;
}

const theme = 'themes/yours/theme.json';
const read = () => rewrite(theme, (text) => text);
const first = /("first": \{\s+"\$value": ")[^"]*/;

it('paints a brand anew in two colours, keeps what else it changed, and finds the way back', {
  timeout: 120_000,
}, () => {
  expect(livery('theme', 'new', 'yours', '--colours', '#0fb5ae,#1b2a49', '--like', 'tide').status).toBe(0);
  cpSync(join(root, 'merchants/tide'), join(root, 'merchants/yours'), { recursive: true });
  const named = (text: string) => text.replaceAll(/("code"|"theme"): "tide"/g, '$1: "yours"');
  rewrite('merchants/yours/merchant.json', named);
  const before = rewrite(theme, (text) => text.replace(/"tabBar": "\w+"/, '"tabBar": "keys"'));
  expect(before).toContain('"{core.color.brand.first}"');
  expect(before).toMatch(first);

  // A brand's name stands for its theme.
  const grey = livery('theme', 'colours', 'yours', '#777777, #333333');
  expect([grey.status, grey.stdout]).toEqual([0, expect.stringMatching(/as tide has its colours; the theme of yours/)]);
  expect(read()).toContain('"tabBar": "keys"');
  expect(read()).not.toBe(before);
  const back = livery('theme', 'colours', 'yours', '#0fb5ae,#1b2a49');
  expect(back.status).toBe(0);
  expect(read()).toBe(before);

  // The one place that says a brand's colour is said to be wrong there.
  rewrite(theme, (text) => text.replace(first, '$1#12345g'));
  expect(livery('check', 'yours').stdout).toMatch(
    /theme\.json:\d+:\d+ error TOKEN_NOT_COLOUR\s+"#12345g" is no colour/,
  );
  const other = livery('theme', 'colours', 'yours', '#0fb5ae,#1b2a49', '--like', 'soda');
  expect(other.status).toBe(0);
  expect(read()).not.toContain('#12345g');
});

it('paints no pack that other brands have, and guesses the name that was meant', async () => {
  // Refused before anything is written, so that the project itself can be asked.
  const ask = (...words: readonly string[]) => callLivery(root, ['theme', ...words]);
  const shared = await ask('colours', 'karat', 'red,blue');
  expect(shared).toEqual({ code: 2, text: expect.stringContaining('karat comes with Livery') });
  const unknown = await ask('colours', 'karatt', 'red,blue');
  expect(unknown).toEqual({ code: 2, text: expect.stringContaining('did you mean karat?') });
  expect((await ask('colours', 'yours', 'red')).text).toContain('are not two colours');
  expect((await ask('color', 'yours', 'red,blue')).text).toContain('new and colours are');
});
