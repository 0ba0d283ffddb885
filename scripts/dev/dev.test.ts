import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Operations } from '../../src/service/operations.ts';
import { connectControl } from '../../src/service/control-client.ts';
import { CONTROL_SOCKET } from '../../src/service/control-socket.ts';
import type { TestService } from '../../src/service/fixture.ts';
import { startTestService } from '../../src/service/fixture.ts';
import { followFolders } from './follow-folders.ts';
import { localCertificate } from './local-certificate.ts';
import { lanAddress, openLanDoor } from './open-lan-door.ts';
import type { SaveReport } from './preview-save.ts';
import { describeSave, previewSave } from './preview-save.ts';

const root = resolve(import.meta.dirname, '../..');
const merchantsDir = mkdtempSync(join(tmpdir(), 'livery-dev-'));
const dir = join(merchantsDir, 'soda');
const file = join(dir, 'merchant.json');
let test: TestService;
let operations: Operations;

beforeAll(async () => {
  cpSync(join(root, 'merchants/soda'), join(merchantsDir, 'soda'), { recursive: true });
  test = await startTestService({ merchantsDir });
  const connected = await connectControl(join(test.dataDir, CONTROL_SOCKET));
  if (!connected) throw new Error('The test service offers no socket.');
  operations = connected;
}, 240_000);
afterAll(async () => {
  await test.stop();
  rmSync(merchantsDir, { recursive: true });
});

describe('following a folder', () => {
  it('shows each save beside what is live, and keeps the last good state when one has a mistake', async () => {
    const saves = aQueue<SaveReport>();
    const stop = followFolders([dir], async () => {
      const report = await previewSave(operations, { code: 'soda', dir });
      if (report.kind !== 'same') saves.put(report);
    });
    const good = readFileSync(file, 'utf8');

    save(file, good.replace('"Soda"', '"Seltzer"'));
    expect(await saves.take()).toMatchObject({ kind: 'shown', url: `http://soda.preview.localhost:${test.port}/` });
    expect(await previewed()).toContain('<title>Seltzer</title>');

    save(file, good.replace('"theme": "soda"', '"theme": "sody"'));
    const refused = await saves.take();
    expect(refused.kind).toBe('refused');
    expect(describeSave(refused)).toMatch(/merchants\/soda\/merchant\.json:7:\d+[\s\S]*The last good state stays\./);
    expect(await previewed()).toContain('<title>Seltzer</title>');

    writeFileSync(file, good.replace('"Soda"', '"Tonic"'));
    expect(await saves.take()).toMatchObject({ kind: 'shown' });
    expect(await previewed()).toContain('<title>Tonic</title>');
    expect(await page('soda.localhost')).toContain('<title>Soda</title>');
    expect(await operations.history({ code: 'soda', limit: 9 })).toMatchObject({ value: [{ seq: 1 }] });
    save(file, good);
    await saves.take();
    stop();
  }, 240_000);

  it('has the overlay in pages of a preview only, and a page that waits before the first good state', async () => {
    await previewSave(operations, { code: 'soda', dir });
    const tag = '<script type="module" src="/livery/preview.js"></script></html>';
    expect(await previewed()).toContain(tag);
    expect(await page('soda.localhost')).not.toContain('preview.js');
    expect(await page('karat.preview.localhost')).toMatch(/data-waits[\s\S]*livery dev karat shows/);
    expect((await test.call('soda.localhost', '/livery/preview.js')).status).toBe(404);
  });

  it('takes a folder that is made while it follows', async () => {
    const calls = aQueue<'call'>();
    const fresh = mkdtempSync(join(tmpdir(), 'livery-follow-'));
    const stop = followFolders([fresh], async () => calls.put('call'));
    mkdirSync(join(fresh, 'strings'));
    await calls.take();
    save(join(fresh, 'strings/en.json'), '{}');
    expect(await calls.take()).toBe('call');
    stop();
    rmSync(fresh, { recursive: true });
  });

  it('says when the service is gone', async () => {
    const preview = () => Promise.reject(new Error('connect ENOENT'));
    const report = await previewSave({ preview }, { code: 'soda', dir });
    expect(describeSave(report)).toBe('The service does not answer: connect ENOENT');
  });
});

describe('the door for phones', () => {
  it('serves a preview over TLS and nothing else of the machine, with a certificate that is kept', async () => {
    await previewSave(operations, { code: 'soda', dir });
    const kept = join(merchantsDir, '../tls-of-dev-test');
    const now = new Date('2030-01-01T00:00:00Z');
    const certificate = await localCertificate(kept, '127.0.0.1', now);
    expect(await localCertificate(kept, '127.0.0.1', now)).toEqual(certificate);
    expect(await localCertificate(kept, '127.0.0.2', now)).not.toEqual(certificate);
    rmSync(kept, { recursive: true });
    const to = `http://soda.preview.localhost:${test.port}/`;
    const door = await openLanDoor({ to, certificate: await localCertificate(kept, '127.0.0.1', new Date()), port: 0 });
    const asked = { host: '127.0.0.1', port: door.port, path: '/m/home' };
    const answer = await new Promise<string>((done, fail) => {
      const ca = readFileSync(join(kept, 'cert.pem'), 'utf8');
      get({ ...asked, ca }, (response) => done(text(response))).on('error', fail);
    });
    expect(answer).toContain('<title>Soda</title>');
    await door.close();
    rmSync(kept, { recursive: true });
  }, 240_000);

  it('takes the address of a private network first, and none where there is no network', () => {
    const entry = (address: string, internal = false) =>
      ({ address, internal, family: 'IPv4', netmask: '', mac: '', cidr: null }) as const;
    expect(lanAddress({ lo: [entry('127.0.0.1', true)] })).toBeUndefined();
    expect(lanAddress({ lo: [entry('127.0.0.1', true)], a: [entry('203.0.113.9')], b: [entry('192.168.1.4')] })).toBe(
      '192.168.1.4',
    );
  });
});

/** As most editors save: another file takes the place of the old one. */
function save(path: string, text: string): void {
  const draft = join(merchantsDir, 'draft');
  writeFileSync(draft, text);
  renameSync(draft, path);
}

const previewed = () => page('soda.preview.localhost');

async function page(host: string): Promise<string> {
  return (await test.call(host, '/m/home', { headers: { accept: 'text/html' } })).text;
}

/** Hands over what is put in, in order, as soon as it is there. */
function aQueue<T>() {
  const waiting: ((item: T) => void)[] = [];
  const items: T[] = [];
  return {
    put: (item: T) => {
      const next = waiting.shift();
      if (next) next(item);
      else items.push(item);
    },
    take: (): Promise<T> => {
      const item = items.shift();
      return item === undefined ? new Promise((resolve) => void waiting.push(resolve)) : Promise.resolve(item);
    },
  };
}
