import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { addAssetRoute } from './asset-route.ts';

it('gives a file that could not be read once as soon as it can be', async () => {
  const app = Fastify();
  let looks = 0;
  addAssetRoute(app, mkdtempSync(join(tmpdir(), 'assets-')), async () => {
    looks += 1;
    if (looks === 1) throw new Error('EMFILE: too many open files');
    return Buffer.from('export {}');
  });
  const ask = async () => (await app.inject('/assets/page-1a2b.js')).statusCode;
  expect([await ask(), await ask()]).toEqual([500, 200]);
});
