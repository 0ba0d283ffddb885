import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addBodyParsers } from '../http/read-body.ts';
import { addPayPages } from './pass-pages.ts';

interface Heard {
  readonly line: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

let provider: Server;
let server: FastifyInstance;
let heard: Heard[];
let answer: (response: ServerResponse) => void;

beforeEach(async () => {
  heard = [];
  answer = (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>An order</p>');
  provider = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      heard.push({ line: `${request.method} ${request.url}`, headers: request.headers, body });
      answer(response);
    });
  }).listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const url = `http://127.0.0.1:${Object(provider.address() satisfies AddressInfo | string | null).port}`;
  server = Fastify();
  addBodyParsers(server);
  addPayPages(server, () => url);
  await server.ready();
});
afterEach(async () => {
  await server.close();
  provider.closeAllConnections();
  provider.close();
});

describe('addPayPages', () => {
  it('sends constant paths, a query and a form of its own making, and no header of the browser', async () => {
    const headers = {
      cookie: 'secret=1',
      authorization: 'Bearer x',
      'x-forwarded-for': '192.0.2.1',
      merchant: 'karat',
    };
    await server.inject({ url: '/pay?order=A1&order=B2&key=a%20b/../../orders', headers });
    await server.inject({ url: '/pay/pay.css', headers });
    const posted = await server.inject({
      ...{ method: 'POST', url: '/pay', payload: 'order=A1&plan=now&plan=twice' },
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(posted.statusCode).toBe(200);
    expect(heard.map(({ line, body }) => [line, body])).toEqual([
      ['GET /pay?order=A1%2CB2&key=a+b%2F..%2F..%2Forders', ''],
      ['GET /pay/pay.css', ''],
      ['POST /pay', 'order=A1&plan=twice'],
    ]);
    const own = ['host', 'connection', 'content-type', 'content-length'];
    expect(heard.flatMap((one) => Object.keys(one.headers)).filter((name) => !own.includes(name))).toEqual([]);
  });

  it('passes a redirect on without following it, and no header beside those that a page needs', async () => {
    answer = (response) =>
      response.writeHead(303, { location: 'https://shop.example/back', 'set-cookie': 'a=b', server: 'x' }).end();
    const { statusCode, headers } = await server.inject({ url: '/pay' });
    expect(statusCode).toBe(303);
    expect(headers.location).toBe('https://shop.example/back');
    expect([headers['set-cookie'], headers.server]).toEqual([undefined, undefined]);
    expect(heard).toHaveLength(1);
  });

  it('says so in a sentence where the provider is gone or ends in the middle, and never sends a payment twice', async () => {
    answer = (response) => response.destroy();
    const broken = await server.inject({ method: 'POST', url: '/pay', payload: 'plan=now', headers: form });
    expect(broken.statusCode).toBe(503);
    expect(broken.headers['retry-after']).toBe('2');
    expect(broken.body).toBe('The payment provider cannot be reached. Please try again in a moment.');
    expect(heard).toHaveLength(1);
    provider.closeAllConnections();
    provider.close();
    await once(provider, 'close');
    expect((await server.inject({ url: '/pay' })).statusCode).toBe(503);
  });

  it('keeps one address at eight requests, and lets another one through', async () => {
    const waiting: ServerResponse[] = [];
    answer = (response) => void waiting.push(response);
    const under = Array.from({ length: 8 }, () => server.inject({ url: '/pay', remoteAddress: '192.0.2.1' }));
    await expect.poll(() => waiting.length).toBe(8);
    const ninth = await server.inject({ url: '/pay', remoteAddress: '192.0.2.1' });
    expect([ninth.statusCode, ninth.json().code]).toEqual([503, 'TOO_MANY_UNDER_WAY']);
    const other = server.inject({ url: '/pay', remoteAddress: '192.0.2.2' });
    await expect.poll(() => waiting.length).toBe(9);
    for (const response of waiting) response.end('ok');
    const answers = await Promise.all([...under, other]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 9 }, () => 200));
  });
});

const form = { 'content-type': 'application/x-www-form-urlencoded' };
