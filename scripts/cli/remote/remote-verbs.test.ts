import { rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runLivery } from '../run-livery.ts';
import { openTestConsole, type Staff, type TestConsole } from '../../../src/service/console/console.fixture.ts';

const day = 24 * 60 * 60_000;
let staff: TestConsole;
let ines: Staff;
let server = '';
beforeAll(async () => {
  staff = await openTestConsole();
  const flags = { CBS3: true, MAILCEN: true, DEPOSIT: false };
  for (const code of ['pine', 'rowan'])
    await staff.publisher.publishFolder(staff.folder(code, { flags }), { author: 'start', reason: 'first' });
  ines = await staff.join('Ines Okafor');
  await staff.app.listen({ port: 0, host: '127.0.0.1' });
  server = `http://127.0.0.1:${(staff.app.server.address() as AddressInfo).port}`;
}, 120_000);
afterAll(() => staff.close());

const freshen = async (by: Staff) => {
  staff.pass(30_000);
  expect((await by.post('/step-up', { code: staff.code(by.secret) })).status).toBe(200);
};
const make = async (by: Staff, name: string, more: object = {}) => {
  await freshen(by);
  return (await by.post('/tokens', { name, rights: ['read', 'change', 'roll-back'], days: 90, ...more })).json;
};
const livery = async (token: string, ...words: readonly string[]) => {
  const written: string[] = [];
  const write = (text: string) => void written.push(text);
  const code = await runLivery([...words, '--server', server, '--token', token], { out: write, err: write });
  return { code, text: written.join('') };
};
const isOn = async (code: string, name: string) => {
  const { merchants } = (await ines.get('/flags')).json;
  return merchants.find((one: { code: string }) => one.code === code).on.includes(name);
};

describe('livery --server', () => {
  it('switches one and many, asks before, reads the history, goes back and undoes @C-184', async () => {
    const { token } = await make(ines, 'cli', { rights: ['read', 'stop', 'change', 'roll-back'] });
    const file = join(tmpdir(), `livery-token-${process.pid}`);
    await writeFile(file, `${token}\n`, { mode: 0o600 });
    const written: string[] = [];
    const write = (text: string) => void written.push(text);
    expect(await runLivery(['brands', '--server', server, '--token-file', file], { out: write, err: write })).toBe(0);
    await rm(file);
    expect(written.join('')).toMatch(/pine +\d+ .*\n.*rowan/);
    expect((await livery(token, 'affects', 'MAILCEN', 'off', '--merchants', 'pine')).text).toMatch(
      /^A token on .*ps.*\npine:\n {2}/,
    );
    const one = await livery(token, 'flag', 'pine', 'MAILCEN', 'off', '--reason', 'Inbox is full');
    expect(one).toMatchObject({ code: 0, text: expect.stringContaining('MAILCEN off: 1 brands changed') });
    expect(await isOn('pine', 'flags.MAILCEN')).toBe(false);
    const id = /livery undo (\S+)/.exec(one.text)?.[1] ?? '';
    expect((await livery(token, 'history', 'pine')).text).toMatch(
      /Ines Okafor \(cli\) switched MAILCEN off: Inbox is full/,
    );
    expect((await livery(token, 'undo', id, '--reason', 'Empty again')).code).toBe(0);
    expect(await isOn('pine', 'flags.MAILCEN')).toBe(true);
    const all = await livery(token, 'flag', '--all', 'CBS3', 'off', '--reason', 'No staff');
    expect(all.code, all.text).toBe(0);
    expect([await isOn('pine', 'flags.CBS3'), await isOn('rowan', 'flags.CBS3')]).toEqual([false, false]);
    const some = await livery(
      token,
      'flag',
      '--where',
      'flags.CBS3=false',
      'CBS3',
      'clear',
      '--reason',
      'Staff is back',
    );
    expect(some.code, some.text).toBe(0);
    expect((await livery(token, 'maintenance', 'pine', 'on', '--reason', 'Wallet')).code).toBe(0);
    expect((await livery(token, 'rollback', 'pine', '--reason', 'Wallet is back')).code).toBe(0);
    expect((await staff.live('pine')).maintenance).toBe(false);
    expect((await livery(token, 'flag', 'pine', 'DEPOSIT', 'on', '--reason', 'New gateway')).text).toContain(
      'DEPOSIT on waits for a second person: ',
    );
  });

  it('prints nothing that steers a terminal, whatever somebody wrote as a reason', async () => {
    const { token } = await make(ines, 'terminal', { rights: ['read', 'change'] });
    const reason = 'full\u001b]0;evil\u0007 \u009b31m\rof\u0008 mail';
    await livery(token, 'flag', 'rowan', 'MAILCEN', 'off', '--reason', reason);
    for (const more of [[], ['--json']]) {
      const { text } = await livery(token, 'history', 'rowan', ...more);
      expect(text).toMatch(/full.*evil.*mail/);
      expect(text.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
    }
  });

  it('says clearly what is wrong: token, expiry, right, server, verb @C-185', async () => {
    const flag = ['flag', 'pine', 'CBS3', 'off', '--reason', 'A test'] as const;
    const { token } = await make(ines, 'short', { rights: ['read'], days: 1 });
    expect(await livery('lvy_wrong', ...flag)).toMatchObject({
      code: 3,
      text: expect.stringContaining('no such token'),
    });
    expect((await livery(token, ...flag)).text).toContain('it lacks the right "change"');
    expect((await livery(token, 'flag', 'nowhere', 'CBS3', 'off', '--reason', 'A test')).text).toContain('"nowhere"');
    expect((await livery(token, 'publish', 'pine')).text).toMatch(/works on the server itself\. --server does flag, /);
    expect((await livery(token, 'flag', '--like', 'pine', 'CBS3', 'off', '--reason', 'A test')).code).toBe(2);
    const at = async (place: string) => {
      const written: string[] = [];
      const write = (text: string) => void written.push(text);
      const code = await runLivery(['brands', '--server', place, '--token', token], { out: write, err: write });
      return `${code} ${written.join('').replace(/^A token.*\n/, '')}`;
    };
    expect(await at('http://127.0.0.1:9')).toMatch(/^3 http:\/\/127\.0\.0\.1:9 could not be reached: /);
    expect(await at('http://console.example.com')).toMatch(/^2 A token is sent over https alone/);
    expect(await at('nowhere')).toMatch(/^2 --server takes an address/);
    const written: string[] = [];
    const write = (text: string) => void written.push(text);
    const here = ['flag', 'pine', 'CBS3', 'off', '--reason', 'A test', '--token-file', '/nowhere'];
    expect(await runLivery(here, { out: write, err: write })).toBe(2);
    expect(written.join('')).toContain('A token belongs to --server');
    staff.pass(2 * day);
    expect((await livery(token, ...flag)).text).toContain('The token "short" has expired on ');
  });
});
