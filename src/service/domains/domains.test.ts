import { createServer, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectControl } from '../control-client.ts';
import { startTestService, type TestService } from '../fixture.ts';
import type { Operations } from '../operations.ts';
import { type DnsServer, openDnsServer } from './dns-server.fixture.ts';
import type { DomainLine } from './manage-domains.ts';
import { createProver, proofPath } from './prove-domain.ts';

let dns: DnsServer;
let files: Server;
let secure: Server;
let proof = '';
let secureProof = '';
let location: string | undefined;
let running: TestService;
let operations: Operations;

beforeAll(async () => {
  dns = await openDnsServer();
  files = createServer((request, response) => {
    const isThere = request.url === proofPath && proof !== '';
    response.writeHead(location ? 302 : isThere ? 200 : 404, location ? { location } : {}).end(isThere ? proof : '');
  });
  await new Promise<void>((done) => files.listen(0, '127.0.0.1', done));
  const filePort = (files.address() as AddressInfo).port;
  const pems = await generate([{ name: 'commonName', value: 'file.example' }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'file.example' }] }],
  });
  secure = createSecureServer({ key: pems.private, cert: pems.cert }, (request, response) => {
    response.end(request.url === proofPath ? secureProof : '');
  });
  await new Promise<void>((done) => secure.listen(0, '127.0.0.1', done));
  const tls = { port: (secure.address() as AddressInfo).port, ca: pems.cert };
  running = await startTestService({
    consoleOrigin: 'https://console.operator.example',
    previewsOrigin: 'https://preview.operator.example',
    prove: createProver({ dnsServers: [dns.address], filePort, tls, mayAsk: () => true }),
  });
  const connected = await connectControl(join(running.dataDir, 'control.sock'));
  if (!connected) throw new Error('No service listens.');
  operations = connected;
}, 240_000);
afterAll(async () => {
  await running.stop();
  files.close();
  secure.close();
  dns.close();
});

const ask = (act: 'add' | 'verify' | 'remove', host: string, more: { code?: string; main?: string } = {}) =>
  operations.domains({ act, code: 'karat', host, author: 'mara', ...more });
const page = async (host: string, path = '/m/home') => running.call(host, path);
const line = async (host: string, code = 'karat'): Promise<DomainLine> => {
  const answer = await operations.domains({ act: 'list', code });
  const found = answer.kind === 'answer' ? answer.value.find((one) => one.host === host) : undefined;
  if (!found) throw new Error(`${host} is not listed.`);
  return found;
};
const prove = async (host: string, code?: string) => {
  const { record = '', text = '' } = (await line(host, code)).proof ?? {};
  dns.texts.set(record, text);
};

describe('domains', { timeout: 240_000 }, () => {
  it('are served only once their owner has proved them by a TXT record', async () => {
    expect(await ask('add', 'Play.Example')).toMatchObject({ kind: 'answer' });
    expect((await page('play.example')).status).toBe(421);
    expect(await ask('verify', 'play.example')).toEqual({
      kind: 'impossible',
      message: expect.stringMatching(
        /^play\.example is not proved: no TXT record at _livery\.play\.example \(ENOTFOUND\).*It is not served\.$/,
      ),
    });
    dns.texts.set('_livery.play.example', 'livery-domain=of-another');
    expect(await ask('verify', 'play.example')).toMatchObject({
      message: expect.stringContaining('other TXT records'),
    });
    expect((await page('play.example')).status).toBe(421);
    await prove('play.example');
    expect(await ask('verify', 'play.example')).toMatchObject({ kind: 'answer' });
    expect((await page('play.example')).text).toContain('Karat');
    expect((await line('play.example')).provenAt).toMatch(/^\d{4}-/);
    expect(await ask('remove', 'play.example')).toMatchObject({ kind: 'answer' });
    expect((await page('play.example')).status).toBe(421);
  });

  it('are proved by a file at the domain itself, and a redirection proves nothing', async () => {
    await ask('add', 'file.example');
    dns.hosts.add('file.example');
    expect(await ask('verify', 'file.example')).toMatchObject({ message: expect.stringContaining('HTTP 404') });
    proof = `${(await line('file.example')).proof?.text}\n`;
    location = 'http://other.example/';
    expect(await ask('verify', 'file.example')).toMatchObject({ message: expect.stringContaining('HTTP 302') });
    location = `https://file.example${proofPath}`;
    expect(await ask('verify', 'file.example')).toMatchObject({ kind: 'impossible' });
    secureProof = proof;
    expect(await ask('verify', 'file.example')).toMatchObject({ kind: 'answer' });
    expect((await page('file.example')).status).toBe(200);
    // Whoever then leads the domain here goes on showing it, and shows no other.
    expect((await page('file.example', proofPath)).text).toBe(proof);
    expect((await page('karat.localhost', proofPath)).status).toBe(404);
  });

  it('may be all names one level below, by DNS alone, and send visitors to the main domain', async () => {
    await ask('add', 'main.example');
    await prove('main.example');
    await ask('verify', 'main.example');
    await ask('add', '*.main.example', { main: 'main.example' });
    expect((await line('*.main.example')).proof).not.toHaveProperty('file');
    expect((await page('a.main.example')).status).toBe(421);
    await prove('*.main.example');
    expect(await ask('verify', '*.main.example')).toMatchObject({ kind: 'answer' });
    const sent = await page('a.main.example', '/m/promotions?x=1');
    expect([sent.status, sent.headers['location']]).toEqual([308, 'http://main.example/m/promotions?x=1']);
    expect((await page('a.b.main.example')).status).toBe(421);
    expect((await page('main.example')).status).toBe(200);
    expect((await page('a.main.example', proofPath)).status).toBe(308);
    for (const main of ['a.main.example', '*.main.example'])
      expect(await ask('add', 'main.example', { main })).toMatchObject({ kind: 'impossible' });
    await ask('remove', 'main.example');
    // Nobody is sent to a domain that is gone.
    expect((await page('a.main.example')).status).toBe(200);
  });

  it('belong to whoever proved them; a claim keeps nobody out', async () => {
    await ask('add', 'two.example', { code: 'soda' });
    await ask('add', 'two.example');
    await prove('two.example');
    expect(await ask('verify', 'two.example', { code: 'soda' })).toMatchObject({ kind: 'impossible' });
    expect(await ask('verify', 'two.example')).toMatchObject({ kind: 'answer' });
    expect(await ask('add', 'two.example', { code: 'soda' })).toEqual({
      kind: 'impossible',
      message: 'karat, which is live, has two.example already.',
    });
    expect((await page('two.example')).text).toContain('Karat');
  });

  it.each([
    'console.operator.example',
    'preview.operator.example',
    'x.preview.operator.example',
    '*.preview.operator.example',
  ])('cannot be %j, which is the server’s own', async (host) =>
    expect(await ask('add', host)).toMatchObject({
      kind: 'impossible',
      message: expect.stringContaining("server's own"),
    }),
  );

  it('are listed with those of folders', async () => {
    expect(await line('karat.example')).toEqual({ merchant: 'karat', host: 'karat.example' });
  });

  it.each([
    'localhost',
    'a.localhost',
    '10.0.0.1',
    'com',
    'a_b.example',
    '*.com',
    '*.*.example',
    'x.internal',
    'a b.example',
    'play.example:80',
    'mara@play.example',
    'play.example/path',
    'play.example?x=1',
    'http://play.example',
    '',
  ])('cannot be %j', async (host) =>
    expect(await ask('add', host)).toMatchObject({
      kind: 'impossible',
      message: expect.stringContaining('no domain that somebody can own'),
    }),
  );
});
