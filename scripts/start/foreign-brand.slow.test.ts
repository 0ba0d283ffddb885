import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findFreePort } from '../../src/storage/free-port.fixture.ts';
import { tableOfBrands } from './table-of-brands.ts';
import { startTestService, type TestService } from '../../src/service/fixture.ts';

const brands = resolve(import.meta.dirname, '../../tests/brands');
const merchantsDir = mkdtempSync(join(tmpdir(), 'livery-foreign-'));
const asked: string[] = [];
const staff = createServer((request, response) => {
  asked.push(request.url ?? '');
  response.end('[]');
});
let service: TestService;
let startPort: number;

/** Writes a folder whose site configuration has further fields. */
function writeBrand(code: string, site: object): void {
  const dir = join(merchantsDir, code);
  cpSync(join(brands, 'smallest'), dir, { recursive: true });
  for (const [file, fields] of [
    ['merchant.json', { code, name: code }],
    ['site.json', site],
  ] as const) {
    const path = join(dir, file);
    writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), ...fields }));
  }
}

beforeAll(async () => {
  await new Promise<void>((done) => staff.listen(0, '127.0.0.1', done));
  writeBrand('guest', {});
  writeBrand('foreign', { source: 'upstream', upstream: { url: 'https://platform.example', passCalls: true } });
  startPort = await findFreePort();
  const staffUrl = `http://127.0.0.1:${(staff.address() as AddressInfo).port}`;
  service = await startTestService({ merchantsDir, startPage: { port: startPort, staffUrl } });
}, 240_000);

afterAll(async () => {
  await service.stop();
  staff.close();
  rmSync(merchantsDir, { recursive: true, force: true });
});

it('offers no account of the sandbox for a brand whose players are on a platform of their own', async () => {
  const table = tableOfBrands(service.service.brands, { guest: 'player0 / secret', foreign: 'player0 / secret' });
  expect(table).toMatch(/^ {2}guest .* player0 \/ secret$/m);
  expect(table).toMatch(/^ {2}foreign .* accounts of platform\.example$/m);
  const page = await (await fetch(`http://localhost:${startPort}/`)).text();
  expect(page).toContain('Players and accounts are those of platform.example.');
  expect(page.match(/data-list="accounts"/g)).toHaveLength(1);
  await fetch(`http://localhost:${startPort}/demo-accounts`);
  expect(asked).toEqual(['/demo-accounts?brands=guest']);
});
