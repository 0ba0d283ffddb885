import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCompiler } from '../../src/release/compiler.ts';
import { readFolder } from '../../src/release/load/read-folder.ts';
import { withUpstreamFile, writeUpstream } from '../../src/release/upstream/upstream-file.ts';
import { packSource } from '../../src/service/publishing/pack-source.ts';
import {
  examineBrandPorts,
  examineBrowser,
  examineDataFolder,
  examineDomains,
  examineNode,
  examinePort,
} from './examine-machine.ts';
import {
  examineExpiries,
  examineFolders,
  examinePromises,
  examineReleases,
  examineUpstreams,
} from './examine-merchants.ts';
import { examineDatabase, examinePlatform, examineSkew } from './examine-network.ts';

const root = resolve(import.meta.dirname, '../..');
const place = mkdtempSync(join(tmpdir(), 'livery-doctor-'));
const server = createServer((_, response) => response.end());
let port: number;

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.close();
  rmSync(place, { recursive: true });
});

describe('the doctor', () => {
  it.each([
    ['v24.21.0', 'ok'],
    ['v22.12.0', 'ok'],
    ['v22.11.9', 'wrong'],
    ['v18.20.1', 'wrong'],
  ])('says of Node %s that it is %s', (version, state) => {
    expect(examineNode(version, '>=22.12')).toMatchObject({ state });
  });

  it('tells a port of its own from a foreign one', async () => {
    const variable = 'LIVERY_PORT';
    expect(await examinePort('Port', { port, variable, isOurs: true })).toMatchObject({ state: 'ok' });
    expect(await examinePort('Port', { port, variable, isOurs: false })).toEqual({
      about: 'Port',
      state: 'wrong',
      says: `Port ${port} is busy.`,
      todo: 'Stop the program that uses it, or set LIVERY_PORT to another port.',
    });
  });

  it('recommends no port of a brand that another program has, and takes its own for one', async () => {
    expect(await examineBrandPorts(port, 1)).toMatchObject({
      state: 'doubtful',
      says: `${port}: another program's. No brand can be had there.`,
    });
    const livery = createServer((request, response) => {
      response.end(request.url === '/livery/pointer' ? '{"seq":3,"release":"r"}' : '');
    });
    await new Promise<void>((done) => livery.listen(0, '127.0.0.1', done));
    const own = (livery.address() as AddressInfo).port;
    expect(await examineBrandPorts(own, 1)).toMatchObject({ state: 'ok' });
    livery.close();
    livery.closeAllConnections();
    await expect.poll(() => examineBrandPorts(own, 1)).toMatchObject({ state: 'ok' });
  });

  it('measures the data folder and names who holds it', async () => {
    mkdirSync(join(place, 'data/service'), { recursive: true });
    chmodSync(join(place, 'data'), 0o700);
    writeFileSync(join(place, 'data/service/part'), Buffer.alloc(3 * 1024 * 1024));
    const finding = await examineDataFolder(join(place, 'data'), 42);
    expect(finding.says).toMatch(/data has 3 MB, process 42 holds it, [\d,]+ MB are free\.$/);
    expect(await examineDataFolder(join(place, 'absent'), undefined)).toMatchObject({ state: 'ok' });
    chmodSync(join(place, 'data'), 0o755);
    expect(await examineDataFolder(join(place, 'data'), undefined)).toMatchObject({
      state: 'doubtful',
      says: `Other users of this machine may open ${join(place, 'data')}.`,
    });
  });

  it('asks for a browser only for the tests', () => {
    expect(examineBrowser(process.execPath)).toMatchObject({ state: 'ok' });
    expect(examineBrowser(join(place, 'chromium'))).toMatchObject({ state: 'doubtful' });
  });

  it('expects no demonstration domain to resolve, and every real one', async () => {
    expect(await examineDomains(['localhost', 'karat.example'])).toMatchObject([{ state: 'ok' }]);
    expect(await examineDomains(['livery..broken'])).toMatchObject([
      { state: 'wrong', says: 'livery..broken does not resolve.' },
    ]);
  });

  it('names the first mistake of a merchant that does not compile', async () => {
    const dir = join(place, 'spoilt');
    mkdirSync(dir);
    writeFileSync(join(dir, 'merchant.json'), '{');
    const folders = [
      { dir: join(root, 'merchants/soda'), name: 'merchants/soda' },
      { dir, name: 'merchants/spoilt' },
    ];
    const findings = await examineFolders(folders, await openCompiler({ rootDir: root }));
    expect(findings).toMatchObject([{ state: 'wrong', todo: 'livery check merchants/spoilt lists them all.' }]);
    expect(findings[0]?.says).toContain('merchants/spoilt/merchant.json:1');
  }, 30_000);

  it('tells a release that its folder has left behind, and a folder that was never live', async () => {
    const folders = ['karat', 'soda', 'chamak'].map((code) => ({
      dir: join(root, 'merchants', code),
      name: `merchants/${code}`,
    }));
    const sourceOf = async (name: string) =>
      Buffer.from(await packSource(await readFolder(join(root, name), name))).toString('base64');
    const stored: Record<string, string> = {
      karat: await sourceOf('merchants/karat'),
      soda: await sourceOf('tests/brands/smallest'),
    };
    const findings = await examineReleases(folders, {
      merchants: async () => Object.keys(stored),
      source: async ({ code }) => {
        const note = { author: 'mira', reason: 'first', at: '2026-11-21T12:00:00Z' };
        return { kind: 'answer', value: { code, seq: 3, packed: stored[code] ?? '', overrides: [], ...note } };
      },
    });
    expect(findings.map(({ says }) => says)).toEqual([
      'soda is live as seq 3 of 2026-11-21T12:00:00Z; its folder has changed since.',
      'chamak is not live.',
    ]);
  });

  it('takes what a followed platform said for no change of the folder, and a change of its files for one', async () => {
    const dir = join(place, 'smallest');
    cpSync(join(root, 'tests/brands/smallest'), dir, { recursive: true });
    const site = JSON.stringify({ source: 'upstream', upstream: { url: 'https://platform.smallest.example' } });
    writeFileSync(join(dir, 'site.json'), site);
    const live = withUpstreamFile(await readFolder(dir, 'smallest'), writeUpstream({ flags: { CBS3: true } }));
    const packed = Buffer.from(await packSource(live)).toString('base64');
    const note = { author: 'platform', reason: 'The platform changed flags.', at: '2026-11-21T12:00:00Z' };
    const examine = () =>
      examineReleases([{ dir, name: 'smallest' }], {
        merchants: async () => ['smallest'],
        source: async ({ code }) => ({ kind: 'answer', value: { code, seq: 3, packed, overrides: [], ...note } }),
      });
    expect(await examine()).toMatchObject([{ state: 'ok' }]);
    writeFileSync(join(dir, 'site.json'), site.replace('smallest.example', 'other.example'));
    expect(await examine()).toMatchObject([{ says: expect.stringContaining('its folder has changed since.') }]);
  });

  it('tells which followed platform is not believed, since when, why, and what is live meanwhile', async () => {
    const at = '2030-01-01T10:00:00.000Z';
    const lines = [
      { merchant: 'karat', notes: {}, answeredAt: at },
      { merchant: 'soda', notes: {}, failure: { since: at, at, attempts: 1, message: '/status answers 503.' } },
    ];
    const ask = (count: number) => examineUpstreams({ upstreams: async () => lines.slice(0, count) });
    expect(await ask(0)).toEqual([]);
    expect(await ask(1)).toMatchObject([{ state: 'ok', says: 'the platforms of karat are believed.' }]);
    expect(await ask(2)).toMatchObject([
      { state: 'wrong', says: expect.stringMatching(/soda .* 10:00:00 \(asked once\): \/status answers 503\./) },
    ]);
  });

  it('tells of live sites that break a promise, with the change that led to it', async () => {
    const since = { seq: 7, action: 'override', author: 'mira', reason: 'no staff', at: '2030-01-31T18:00:00.000Z' };
    const name = 'login.hasMethod at login.method';
    const broken = [{ name, since: { ...since, forced: true as const } }];
    const later = [{ name, overrides: ['flags.DEPOSIT'] }];
    expect(await examinePromises({ broken: async () => [] })).toEqual([]);
    const lines = [
      { merchant: 'karat', broken, later: [] },
      { merchant: 'soda', broken: [], later },
    ];
    expect(await examinePromises({ broken: async () => lines })).toMatchObject([
      {
        state: 'wrong',
        says: expect.stringMatching(
          /karat breaks a promise: login\.hasMethod at login\.method since seq 7 \(mira by force, .*: no staff\)\.$/,
        ),
        todo: expect.stringContaining('livery prove karat'),
      },
      {
        state: 'doubtful',
        says: `soda will break a promise: ${name}, when the override of DEPOSIT is taken away.`,
      },
    ]);
  });

  it('names merchants whose overrides could not end, with the reason and the next attempt', async () => {
    const at = '2030-01-01T10:00:00.000Z';
    const line = { merchant: 'soda', since: at, at, attempts: 1, message: 'The source is damaged.', retryAt: at };
    expect(await examineExpiries({ expiryFailures: async () => [] })).toEqual([]);
    expect(await examineExpiries({ expiryFailures: async () => [line] })).toMatchObject([
      { state: 'wrong', says: expect.stringMatching(/soda .* \(tried once, next at .*\): The source is damaged\./) },
    ]);
  });

  it('finds out whether platform and database answer and whose clock is wrong', async () => {
    const url = `http://127.0.0.1:${port}/`;
    expect(await examinePlatform(url, true)).toMatchObject([{ state: 'ok' }, { state: 'ok', about: 'Clock' }]);
    expect(await examinePlatform('http://127.0.0.1:1/', false)).toMatchObject([{ state: 'idle' }]);
    expect(await examinePlatform('http://127.0.0.1:1/', true)).toMatchObject([{ state: 'wrong' }]);
    expect(await examineDatabase(undefined)).toMatchObject([{ state: 'ok' }]);
    expect(await examineDatabase('postgres://nobody@127.0.0.1:1/none')).toMatchObject([{ state: 'wrong' }]);
    expect(examineSkew('the platform', -7_400).says).toBe('the platform is 7.4 s behind this machine.');
  });
});
