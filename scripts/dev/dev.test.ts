import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Operations } from '../../src/service/operations.ts';
import { connectControl } from '../../src/service/control-client.ts';
import { CONTROL_SOCKET } from '../../src/service/control-socket.ts';
import type { TestService } from '../../src/service/fixture.ts';
import { startTestService } from '../../src/service/fixture.ts';
import { followFolders } from './follow-folders.ts';
import type { SaveReport } from './publish-save.ts';
import { describeSave, publishSave } from './publish-save.ts';

const root = resolve(import.meta.dirname, '../..');
const merchantsDir = mkdtempSync(join(tmpdir(), 'livery-dev-'));
const file = join(merchantsDir, 'soda/merchant.json');
let test: TestService;
let operations: Operations;

beforeAll(async () => {
  cpSync(join(root, 'merchants/soda'), join(merchantsDir, 'soda'), { recursive: true });
  test = await startTestService({ merchantsDir });
  const connected = await connectControl(join(test.dataDir, CONTROL_SOCKET));
  if (!connected) throw new Error('The test service offers no socket.');
  operations = connected;
}, 60_000);
afterAll(async () => {
  await test.stop();
  rmSync(merchantsDir, { recursive: true });
});

describe('following a folder', () => {
  it('makes each save live, and keeps the last good release when one has a mistake', async () => {
    const saves = aQueue<SaveReport>();
    const stop = followFolders([join(merchantsDir, 'soda')], async () => {
      const report = await publishSave(operations, { code: 'soda', author: 'mira' });
      if (report.kind !== 'same') saves.put(report);
    });
    const good = readFileSync(file, 'utf8');

    save(file, good.replace('"Soda"', '"Seltzer"'));
    expect(await saves.take()).toMatchObject({ kind: 'live', seq: 2 });
    expect(await title()).toContain('<title>Seltzer</title>');

    save(file, good.replace('"theme": "soda"', '"theme": "sody"'));
    const refused = await saves.take();
    expect(refused.kind).toBe('refused');
    expect(describeSave(refused)).toMatch(/merchants\/soda\/merchant\.json:7:\d+[\s\S]*The last good release stays\./);
    expect(await title()).toContain('<title>Seltzer</title>');

    save(file, good);
    expect(await saves.take()).toMatchObject({ kind: 'live', seq: 3 });
    expect(await title()).toContain('<title>Soda</title>');

    writeFileSync(file, good.replace('"Soda"', '"Tonic"'));
    expect(await saves.take()).toMatchObject({ kind: 'live', seq: 4 });
    stop();
  }, 60_000);

  it('takes a folder that is made while it follows', async () => {
    const calls = aQueue<'call'>();
    const dir = mkdtempSync(join(tmpdir(), 'livery-follow-'));
    const stop = followFolders([dir], async () => calls.put('call'));
    mkdirSync(join(dir, 'strings'));
    await calls.take();
    save(join(dir, 'strings/en.json'), '{}');
    expect(await calls.take()).toBe('call');
    stop();
    rmSync(dir, { recursive: true });
  });

  it('says when the service is gone', async () => {
    const publish = () => Promise.reject(new Error('connect ENOENT'));
    const report = await publishSave({ publish }, { code: 'soda', author: 'mira' });
    expect(describeSave(report)).toBe('The service does not answer: connect ENOENT');
  });
});

/** As most editors save: another file takes the place of the old one. */
function save(path: string, text: string): void {
  const draft = join(merchantsDir, 'draft');
  writeFileSync(draft, text);
  renameSync(draft, path);
}

async function title(): Promise<string> {
  return (await test.call('soda.localhost', '/m/home', { headers: { accept: 'text/html' } })).text;
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
