import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { openTestSandbox, type TestSandbox } from '../../src/sandbox/sandbox.fixture.ts';
import { given } from './given.ts';

const merchant = 'm-given';
const folder = mkdtempSync(join(tmpdir(), 'livery-given-'));
let platform: TestSandbox;
beforeAll(async () => {
  platform = await openTestSandbox();
  platform.publish(merchant, { flags: { DEPOSIT: true, dividend: true, manualSalary: true } });
}, 240_000);
afterAll(async () => {
  await platform.close();
  rmSync(folder, { recursive: true });
});
afterEach(() => vi.unstubAllEnvs());

function run(...words: readonly string[]) {
  vi.stubEnv('SANDBOX_STAFF_PORT', new URL(platform.staffUrl).port);
  return given.run({ words, options: {} });
}

it('lists its recipes, and carries each of them out twice', { timeout: 120_000 }, async () => {
  const names = Object.keys(Object((await run()).value));
  expect(names.length).toBeGreaterThanOrEqual(10);
  for (const name of [...names, ...names]) {
    const { code, text } = await run(merchant, name);
    expect(code, text).toBe(0);
  }
  const signIn = (name: string) => platform.login(merchant, name);
  for (const name of ['anna', 'tess', 'lena', 'wim', 'rosa', 'vito'])
    expect((await signIn(name)).status, name).toBe(200);
  const token = (await signIn('lena')).value['token'];
  const { value } = await platform.call<{ limits: readonly object[] }>('safePlay', { merchant, token });
  expect(JSON.stringify(value)).toContain('90.00');
});

it('carries out a scenario of a file, and says what is wrong with one that is none', async () => {
  const file = join(folder, 'own.json');
  writeFileSync(file, JSON.stringify({ account: { userName: 'own', balance: '3.00' } }));
  expect((await run(merchant, file)).code).toBe(0);
  expect((await platform.login(merchant, 'own')).status).toBe(200);
  writeFileSync(file, '{');
  await expect(run(merchant, file)).rejects.toThrow('cannot be read as JSON');
  await expect(run(merchant, 'nothing')).rejects.toThrow('There is no recipe "nothing"');
  await expect(run(merchant)).rejects.toThrow('<recipe> is missing');
});

it('says how to open the door where nobody answers', async () => {
  vi.stubEnv('SANDBOX_STAFF_PORT', '1');
  await expect(given.run({ words: [merchant, 'team'], options: {} })).rejects.toThrow('LIVERY_TEST=1 npm start');
});
