import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSandbox, type TestSandbox } from '../../src/sandbox/sandbox.fixture.ts';
import { type OtherDialect, openOtherDialect, otherDialect } from '../../src/service/mapping/other-dialect.fixture.ts';
import { callLivery } from '../cli/call-livery.fixture.ts';
import type { CallReport } from './check-platform.ts';

const secrets = { PLATFORM_KARAT__KEY: 'k-1', PLATFORM_CHECK_PASSWORD: 'Livery-2026' };
const mappingFile = join(tmpdir(), `livery-mapping-${process.pid}.json`);
let sandbox: TestSandbox;
let dialect: OtherDialect;

beforeAll(async () => {
  sandbox = await openTestSandbox();
  sandbox.publish('m-test');
  await sandbox.given('m-test', {
    accounts: [{ userName: 'tester', type: 0, password: 'Livery-2026', balance: '20.00' }],
  });
  dialect = await openOtherDialect({ platformUrl: sandbox.url, key: 'k-1' });
  writeFileSync(mappingFile, JSON.stringify(otherDialect));
}, 240_000);
afterAll(async () => {
  await dialect.close();
  await sandbox.close();
});

async function check(url: string, ...more: readonly string[]) {
  const words = ['platform', 'check', url, '--brand', 'm-test', ...more];
  const { code, text } = await callLivery(tmpdir(), [...words, '--json'], secrets);
  const calls = (JSON.parse(text) as { readonly calls: readonly CallReport[] }).calls;
  const of = (outcome: CallReport['outcome']) => calls.filter((one) => one.outcome === outcome).map(({ call }) => call);
  return { code, calls, of, named: (name: string) => calls.find(({ call }) => call === name) };
}

describe('livery platform check', { timeout: 240_000 }, () => {
  it('finds nothing wrong with a platform that answers the contract, changing nothing', async () => {
    const { code, of, named } = await check(sandbox.url, '--account', 'tester');
    expect([code, of('deviates'), of('absent')]).toEqual([0, [], []]);
    for (const name of ['login', 'wallet', 'betRecords', 'games', 'banners']) expect(of('kept')).toContain(name);
    expect(named('favouriteAdd')).toMatchObject({ outcome: 'left', why: expect.stringContaining('--write') });
    expect(named('closeAccount')).toMatchObject({ outcome: 'left', why: 'it would close the account for good' });
  });

  it('makes changes of the named account alone where it is told to', async () => {
    const { code, of, named } = await check(sandbox.url, '--account', 'tester', '--write');
    expect([code, of('deviates')]).toEqual([0, []]);
    expect(of('kept')).toEqual(expect.arrayContaining(['inboxRead', 'setNickname', 'favouriteRemove']));
    expect(named('favouriteAdd')?.outcome).not.toBe('left');
  });

  it('goes by the mapping to a platform of another dialect, which without it keeps nothing', async () => {
    const mapped = await check(dialect.url, '--account', 'tester', '--mapping', mappingFile);
    expect([mapped.of('deviates'), mapped.of('absent')]).toEqual([[], ['lotteries']]);
    for (const name of ['login', 'wallet', 'betRecords', 'paymentMethods']) expect(mapped.of('kept')).toContain(name);
    const plain = await check(dialect.url);
    expect([plain.code, plain.of('kept')]).toEqual([1, []]);
  });

  it('names call, field, what was expected and found, and what players see', async () => {
    const wrong = await openWrongPlatform();
    try {
      const { code, named } = await check(wrong.url);
      expect(code).toBe(1);
      expect(named('hotGames')).toMatchObject({
        outcome: 'deviates',
        deviations: [{ field: '/value', expected: 'the field to be there', found: 'nothing' }],
        players: 'The home page has no hot games.',
      });
      expect(named('banners')).toMatchObject({ outcome: 'absent', players: 'The home page has no banners.' });
      expect(named('wallet')).toMatchObject({
        deviations: [{ field: '/code', found: expect.stringContaining('HTTP 200') }],
      });
      expect(named('trialAccount')).toMatchObject({ deviations: [{ field: '', expected: 'JSON' }] });
      const { text } = await callLivery(tmpdir(), ['platform', 'check', wrong.url, '--brand', 'm-test']);
      expect(text).toContain(
        'DEVIATES  hotGames  GET /wps/game/hot\n    /value: expected the field to be there, found nothing\n',
      );
    } finally {
      wrong.server.close();
    }
  });

  it.each([
    [['platform', 'check'], 2, 'platform check <url>'],
    [['platform', 'check', 'https://a.example/path', '--brand', 'b'], 2, 'is no address of a platform'],
    [['platform', 'check', 'https://a.example'], 2, '--brand is missing'],
    [['platform', 'check', 'https://a.example', '--brand', 'b', '--write'], 2, 'name it by --account'],
    [['platform', 'check', 'http://127.0.0.1:1', '--brand', 'b'], 3, '0 kept'],
  ])('says what is wrong with %j', async (words, code, says) => {
    const answer = await callLivery(tmpdir(), words);
    expect(answer.code).toBe(code);
    expect(answer.text).toContain(says);
  });

  it('refuses a mapping that cannot work, with its place', async () => {
    const file = `${mappingFile}.wrong.json`;
    writeFileSync(file, readFileSync(mappingFile, 'utf8').replace('"wallet"', '"walet"'));
    const words = ['platform', 'check', 'http://127.0.0.1:1', '--brand', 'b', '--mapping', file];
    const { code, text } = await callLivery(tmpdir(), words, secrets);
    expect([code, text]).toEqual([1, expect.stringMatching(/wrong\.json:\d+:\d+ There is no call "walet"/)]);
    const missing = await callLivery(tmpdir(), [...words.slice(0, -1), mappingFile]);
    expect(missing.text).toContain('names PLATFORM_KARAT__KEY, which is not set');
  });
});

describe('livery platform check with a platform that', { timeout: 240_000 }, () => {
  const open = async (listener: RequestListener) => {
    const server = createServer(listener);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const end = () => {
      server.closeAllConnections();
      server.close();
    };
    return { url, end };
  };

  it('says nothing asks it three times and names the rest as not made', async () => {
    let asked = 0;
    const { url, end } = await open((incoming) => {
      asked += 1;
      incoming.socket.destroy();
    });
    const { code, of, calls } = await check(url);
    end();
    expect([code, asked, of('deviates').length]).toEqual([3, 3, 3]);
    expect(calls.filter(({ why }) => why === 'nothing answered before').length).toBeGreaterThan(10);
  });

  it('never ends is read no further than 8 MB', async () => {
    const bytes = Buffer.alloc(256 * 1024, 32);
    let sent = 0;
    const { url, end } = await open((incoming, response) => {
      if (!incoming.url?.startsWith('/wps/game/hot')) return void response.writeHead(404).end();
      response.writeHead(200, { 'content-type': 'application/json' });
      const more = () => {
        while (!response.destroyed && response.write(bytes)) sent += bytes.length;
      };
      response.on('drain', more);
      return more();
    });
    const { named } = await check(url);
    end();
    expect(named('hotGames')?.deviations[0]?.found).toBe('The answer has more than 8 MB.');
    expect(sent).toBeLessThan(32 * 1024 * 1024);
  });

  it('fails in the form of the contract does not keep it, and steers no terminal', async () => {
    const words = `\u001b[31mDown\n${'x'.repeat(3_000)}`;
    const { url, end } = await open((_incoming, response) => {
      response.writeHead(503, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ code: 'down', message: words }));
    });
    const { code, text } = await callLivery(tmpdir(), ['platform', 'check', url, '--brand', 'm-test']);
    end();
    expect(code).toBe(1);
    expect(text).toContain('found HTTP 503, down:  [31mDown x');
    expect(text.includes('\u001b') || text.includes('x'.repeat(200))).toBe(false);
    expect(text).toMatch(/: 0 kept, \d\d deviate, 0 absent, 0 refused/);
  });
});

/** A platform that answers some calls, each wrong in its own way. */
async function openWrongPlatform(): Promise<{ readonly url: string; readonly server: Server }> {
  const answers: Readonly<Record<string, string>> = {
    '/wps/game/hot': '{"games":[]}',
    '/wps/wallet': '{"value":{"sumBalance":"1.00"}}',
    '/wps/member/trial': '<html>',
  };
  const server = createServer((incoming, response) => {
    const answer = answers[(incoming.url ?? '').split('?')[0] ?? ''];
    response.writeHead(answer === undefined ? 404 : 200).end(answer ?? 'not found');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}
