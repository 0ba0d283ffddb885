import { type AddressInfo, connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refuseMalformed } from './refuse-malformed.ts';
import { createLimitedServer, serverOptions } from './server-options.ts';

let app: FastifyInstance;
let seen: string[];

beforeEach(async () => {
  seen = [];
  app = Fastify({ ...serverOptions });
  refuseMalformed(app);
  app.post('/early', { bodyLimit: 1_000 }, async () => 'late');
  app.all('/*', async (request) => {
    seen.push(request.url);
    return { seen: request.url };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(() => app.close());

/** Sends bytes and gives everything that comes until the other side ends the connection. */
function send(bytes: string, port = (app.server.address() as AddressInfo).port): Promise<string> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let text = '';
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => (text += chunk));
    socket.on('error', () => undefined);
    socket.on('close', () => done(text));
  });
}

const head = 'Host: karat.localhost\r\n';

describe('refuseMalformed', () => {
  it('answers 400 with the reason, ends the connection, and calls no route', async () => {
    const answer = await send(`GET http://127.0.0.1:6666/x HTTP/1.1\r\n${head}\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer.toLowerCase()).toContain('connection: close');
    expect(answer).toContain('"code":"REQUEST_MALFORMED","message":"The target of a request');
    expect(seen).toEqual([]);
  });

  it('refuses what follows a malformed request on its connection', async () => {
    const answer = await send(`GET /a HTTP/1.1\r\n${head}Connection: merchant\r\n\r\nGET /b HTTP/1.1\r\n${head}\r\n`);
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    expect(seen).toEqual([]);
  });

  it('answers a path that cannot be decoded in the same words', async () => {
    const answer = await send(`GET /%zz HTTP/1.1\r\n${head}\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 [\s\S]*"code":"REQUEST_MALFORMED"/);
    expect(answer.toLowerCase()).toContain('connection: close');
  });

  it('says that a part of a path is too long for every route', async () => {
    const named = Fastify({ ...serverOptions });
    named.get('/named/:name', async () => 'named');
    await named.listen({ port: 0, host: '127.0.0.1' });
    const { port } = named.server.address() as AddressInfo;
    const answer = await send(`GET /named/${'a'.repeat(200)} HTTP/1.1\r\n${head}\r\n`, port);
    expect(answer).toMatch(/^HTTP\/1\.1 400 [\s\S]*"A part of the path is too long\."/);
    await named.close();
  });

  it('answers bytes that are no HTTP, and headers that are too long', async () => {
    expect(await send('hello\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 [\s\S]*"code":"REQUEST_MALFORMED"/);
    const long = `GET / HTTP/1.1\r\n${head}X-Long: ${'a'.repeat(20_000)}\r\n\r\n`;
    expect(await send(long)).toMatch(/^HTTP\/1\.1 431 [\s\S]*"The headers are too long\."/);
  });

  it('ends the connection with an answer that comes before the body', async () => {
    const answer = await send(
      `POST /early HTTP/1.1\r\n${head}Content-Type: text/plain\r\nContent-Length: 1000000\r\n\r\nhalf`,
    );
    expect(answer.toLowerCase()).toMatch(/^http\/1\.1 413 [\s\S]*connection: close/);
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  });

  it('refuses request after request without waiting for answers', async () => {
    const answer = await send(`GET /a HTTP/1.1\r\n${head}\r\n`.repeat(40));
    expect(seen).toHaveLength(16);
    expect(answer).toContain('At most 16 requests wait on a connection.');
  });

  it('lets pipelined requests that are well formed pass in their order', async () => {
    const answer = await send(
      `GET /a HTTP/1.1\r\n${head}\r\nPOST /b HTTP/1.1\r\n${head}Connection: close\r\nContent-Length: 0\r\n\r\n`,
    );
    expect(answer).toMatch(/"seen":"\/a"[\s\S]*"seen":"\/b"/);
  });
});

describe('createLimitedServer', () => {
  it('gives a plain server the same answer to bytes that are no HTTP', async () => {
    const server = createLimitedServer((_request, response) => response.end());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const answer = await send('hello\r\n\r\n', (server.address() as AddressInfo).port);
    expect(answer).toMatch(/^HTTP\/1\.1 400 [\s\S]*"code":"REQUEST_MALFORMED"/);
    expect(server.requestTimeout).toBe(serverOptions.requestTimeout);
    server.close();
  });
});
