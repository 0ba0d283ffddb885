import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { namesState, withOverrides, writeState } from './write-state.ts';

it('tells states from folders and codes @T-097', () => {
  expect(['karat@3', 'HEAD~1:merchants/karat'].map(namesState)).toEqual([true, true]);
  expect(['karat', 'merchants/karat', './yours'].map(namesState)).toEqual([false, false, false]);
});

it('writes a folder of a commit under the code of its brand @T-097', async () => {
  const dir = await writeState('HEAD:tests/brands/smallest');
  expect(basename(dir)).toBe('smallest');
  expect(readFileSync(join(dir, 'merchant.json'), 'utf8')).toContain('"smallest"');
  rmSync(dirname(dir), { recursive: true });
  expect(existsSync(dir)).toBe(false);
});

it('writes live changes into the values that they stand over @T-097', () => {
  const files = new Map([['site.json', Buffer.from('{"flags":{"CBS3":false}}')]]);
  const changed = withOverrides(files, [
    { name: 'flags.CBS3', value: true },
    { name: 'settings.login.remember', value: 'off' },
    { name: 'maintenance', value: true },
    { name: 'register.email.required', value: false },
    { name: 'promotions.LOGIN', value: false },
    { name: 'template.mem_cen', value: 'plain' },
    { name: 'roles.deposit', value: [0, 3] },
  ]);
  const read = (path: string) => JSON.parse(Buffer.from(changed.get(path) ?? '').toString('utf8')) as unknown;
  expect(read('site.json')).toEqual({
    flags: { CBS3: true },
    settings: { 'login.remember': 'off' },
    maintenance: true,
    promotions: { LOGIN: false },
    template: { mem_cen: 'plain' },
    roles: { deposit: [0, 3] },
  });
  expect(read('registration.json')).toEqual({ fields: { email: { required: false } } });
});
