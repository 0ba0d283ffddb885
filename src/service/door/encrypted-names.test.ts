import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { CompactEncrypt, compactDecrypt, decodeProtectedHeader, exportJWK, generateKeyPair } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { encryptBody, type KeySet } from '../../client/platform/encrypt.ts';
import { nameDigestParameter, namesIn } from '../../contracts/named-calls.ts';
import { digestOfName } from '../../storage/limits/digest-of-name.ts';
import { startTestService, type TestService } from '../fixture.ts';

/** A platform without limits, which keeps the contract: a false name in the header opens nothing. */
const compared: unknown[] = [];
const received: string[] = [];
let keys: KeySet;
let publicKey: CryptoKey;
let platform: Server;
let running: TestService;

beforeAll(async () => {
  const pair = await generateKeyPair('ECDH-ES', { crv: 'P-256' });
  publicKey = pair.publicKey;
  keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'p', use: 'enc', alg: 'ECDH-ES' }] };
  platform = createServer((incoming, response) => {
    void text(incoming).then(async (body) => {
      if (incoming.headers['content-type'] === 'application/json') received.push(body);
      else if (incoming.method === 'POST') {
        const { plaintext } = await compactDecrypt(body, pair.privateKey);
        const fields = JSON.parse(new TextDecoder().decode(plaintext)) as Readonly<Record<string, unknown>>;
        const stated = decodeProtectedHeader(body)[nameDigestParameter];
        const isTrue = namesIn('login', fields).every((name) => digestOfName(name) === stated);
        if (stated === undefined || isTrue) compared.push(fields['password']);
      }
      response.writeHead(incoming.method === 'POST' ? 401 : 200, { 'content-type': 'application/json' });
      response.end('{"code":"login.failed","message":"wrong","value":{}}');
    });
  });
  await new Promise<void>((done) => platform.listen(0, '127.0.0.1', done));
  running = await startTestService({ sandboxUrl: `http://127.0.0.1:${(platform.address() as AddressInfo).port}` });
}, 240_000);
afterAll(async () => {
  await running.stop();
  platform.close();
});
beforeEach(() => {
  compared.length = 0;
  received.length = 0;
});

/** An encrypted login whose header states what the guesser likes. */
function stating(stated: string | undefined, fields: object): Promise<string> {
  const named = stated === undefined ? {} : { [nameDigestParameter]: stated };
  return new CompactEncrypt(Buffer.from(JSON.stringify(fields)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: 'p', ...named })
    .encrypt(publicKey);
}

async function guess40(brand: string, bodyOf: (index: number) => Promise<string>, headers: Record<string, string>) {
  const path = headers['content-type'] === 'application/jose' ? '/wps/session/login' : '/wps/sms/code';
  const bodies = await Promise.all(Array.from({ length: 40 }, (_, index) => bodyOf(index)));
  const host = `${brand}.localhost:${running.port}`;
  const answers = await Promise.all(
    bodies.map((body) => running.call(host, path, { method: 'POST', text: body, headers })),
  );
  return answers.filter(({ status }) => status === 429).length;
}

const jose = { 'content-type': 'application/jose', encryption: 'JWE' };
const guess = (index: number) => ({ username: 'marlow', password: `guess ${index}`, type: 'username' });

describe('of 40 encrypted guesses at one name at the same moment', { timeout: 240_000 }, () => {
  it('a platform without limits compares ten, however the name is written', async () => {
    const spelt = ['marlow', ' Marlow', 'MAR.LOW', '\u{ff2d}arlow'];
    const refused = await guess40(
      'karat',
      (index) => encryptBody({ ...guess(index), username: spelt[index % 4] }, keys, 'login'),
      jose,
    );
    expect([compared.length, refused]).toEqual([10, 30]);
  });

  it('it compares none under names that are not theirs', async () => {
    await guess40('soda', (index) => stating(digestOfName(`other${index}`), guess(index)), jose);
    expect(compared).toEqual([]);
  });

  it('it compares ten of those that state no name, whatever names are inside', async () => {
    const refused = await guess40(
      'tide',
      (index) => stating(undefined, { ...guess(index), username: `name${index}` }),
      jose,
    );
    expect([compared.length, refused]).toEqual([10, 30]);
  });

  it('ten codes leave for one number, whatever stands beside it and however it is sent', async () => {
    const sent = [
      (index: number) => `{"mobileNum":"7700900111","mobileNo":"55500${index + 10_000}"}`,
      (index: number) => `{"mobileNum":"+44 (0) 7700.900.111","username":"other${index}"}`,
      (index: number) => `{"mobileNum":"55500${index + 10_000}","mobileNum":"07700 ９００/١١١"}`,
      (index: number) => `{"mobileNum":"7700900111","data":"${headOf(`o${index}`)}.a.b.c.d"}`,
    ];
    const refused = await guess40('tide', (index) => Promise.resolve(sent[index % 4]?.(index) ?? ''), {
      'content-type': 'application/json',
    });
    expect([received.length, refused]).toEqual([10, 30]);
    for (const body of received) expect(body.match(/"mobileNum"/g)).toHaveLength(1);
  });

  it('no code leaves for a number with an extension, each of which would be another name', async () => {
    received.length = 0;
    const sent = ['7700900222 ext. ', '7700900222x', '7700900222;isub=', '7700900222,,', 'a7700900222'];
    const host = `amber.localhost:${running.port}`;
    for (const [index, spelt] of sent.entries()) {
      const text = JSON.stringify({ mobileNum: `${spelt}${index}` });
      const headers = { 'content-type': 'application/json' };
      expect((await running.call(host, '/wps/sms/code', { method: 'POST', text, headers })).status).toBe(400);
    }
    expect(received).toEqual([]);
  });
});

function headOf(stated: string): string {
  return Buffer.from(JSON.stringify({ [nameDigestParameter]: stated })).toString('base64url');
}
