import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { examineProduction } from './examine-production.ts';

const root = mkdtempSync(join(tmpdir(), 'livery-doctor-production-'));
for (const name of ['merchants', 'themes']) mkdirSync(join(root, name));
const env = {
  LIVERY_PLATFORM_URL: 'https://platform.internal',
  DATABASE_URL: 'postgres://livery:Zr8-kd0-Pq@127.0.0.1/livery',
  LIVERY_STORAGE_KEY: 'Zk8n2V0c1QmYwR5tXh7Lq9aBfJ3uE6iOpD4sGzMxTlE=',
  LIVERY_INTERNAL_KEY: '7f3a1c9e5b8d2046af17c3e9b5d82064',
  LIVERY_DATA: `${root}-data`,
};

it('says of every setting where it comes from, and nothing of a secret', () => {
  const { text, value, code } = examineProduction(env, root);
  expect(code).toBe(0);
  expect(text).toMatch(/^LIVERY_PLATFORM_URL +environment +https:\/\/platform\.internal$/m);
  expect(text).toMatch(/^DATABASE_URL +environment +set$/m);
  expect(text).toMatch(/^LIVERY_PORT +default +4000$/m);
  expect(text).toMatch(/^LIVERY_HOSTS +nowhere +not set$/m);
  for (const secret of ['Zr8-kd0-Pq', env.LIVERY_STORAGE_KEY, env.LIVERY_INTERNAL_KEY])
    expect(text + JSON.stringify(value)).not.toContain(secret);
});

it('ends with code 1 and the sentence for which a server would not start', () => {
  const { text, code } = examineProduction({ ...env, LIVERY_TRUST_PROXY: '0.0.0.0/0' }, root);
  expect(code).toBe(1);
  expect(text).toContain('WRONG  LIVERY_TRUST_PROXY: "0.0.0.0/0" trusts nearly everybody: name the addresses');
});
