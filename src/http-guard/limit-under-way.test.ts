import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limitUnderWay } from './limit-under-way.ts';

let app: FastifyInstance;
let url: string;
let answers: (() => void)[];
let visits: { underWay: number };

beforeEach(async () => {
  answers = [];
  const here = { underWay: 0 };
  visits = here;
  app = Fastify({ forceCloseConnections: true, trustProxy: true });
  limitUnderWay(app, 2);
  const waiting = () => new Promise<string>((resolve) => answers.push(() => resolve('done')));
  app.addHook('onRequest', async (_request, reply) => {
    here.underWay += 1;
    reply.raw.once('close', () => (here.underWay -= 1));
  });
  app.get('/page', waiting);
  app.get('/quick', async () => 'done');
  app.get('/livery/stream', waiting);
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(() => app.close());

/** Asks and waits until the request is under way; what still waits when the server ends is cut off, and nobody minds. */
async function begin(path: string, from: string, leaving?: AbortController): Promise<{ answer: Promise<Response> }> {
  const before = answers.length;
  const answer = ask(path, from, leaving?.signal);
  answer.catch(() => undefined);
  await expect.poll(() => answers.length, { timeout: 10_000 }).toBe(before + 1);
  return { answer };
}

function ask(path: string, from: string, signal?: AbortSignal): Promise<Response> {
  return fetch(`${url}${path}`, { headers: { 'x-forwarded-for': from }, ...(signal ? { signal } : {}) });
}

describe('limitUnderWay', () => {
  it('refuses what one address asks beyond its share, and nobody else', async () => {
    await begin('/page', '192.0.2.1');
    await begin('/page', '192.0.2.1');
    const refused = await ask('/page', '192.0.2.1');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
    const { answer } = await begin('/page', '192.0.2.2');
    answers.at(-1)?.();
    expect((await answer).status).toBe(200);
  });

  it('counts every address of an IPv6 network as one', async () => {
    await begin('/page', '2001:db8:0:1::1');
    await begin('/page', '2001:db8:0:1::2');
    expect((await ask('/page', '2001:db8:0:1::3')).status).toBe(503);
    await begin('/page', '2001:db8:0:2::1');
  });

  it('frees a place with the answer', async () => {
    const { answer } = await begin('/page', '192.0.2.1');
    await begin('/page', '192.0.2.1');
    answers[0]?.();
    expect(await (await answer).text()).toBe('done');
    await begin('/page', '192.0.2.1');
    expect((await ask('/page', '192.0.2.1')).status).toBe(503);
  });

  it('frees the place of a visitor who leaves', async () => {
    const leaving = new AbortController();
    await begin('/page', '192.0.2.1', leaving);
    await begin('/page', '192.0.2.1');
    expect((await ask('/page', '192.0.2.1')).status).toBe(503);
    leaving.abort();
    await expect.poll(() => visits.underWay, { timeout: 10_000 }).toBe(1);
    await begin('/page', '192.0.2.1');
  });

  it('aborts no signal for a request that is answered, since that writes down an error with its stack', async () => {
    const abort = vi.spyOn(AbortController.prototype, 'abort');
    const visit = get(`${url}/quick`);
    const [answer] = (await once(visit, 'response')) as [IncomingMessage];
    await once(answer.resume(), 'end');
    await expect.poll(() => visits.underWay, { timeout: 10_000 }).toBe(0);
    expect(abort).not.toHaveBeenCalled();
    abort.mockRestore();
  });

  it('leaves live streams to their hub', async () => {
    for (let count = 0; count < 3; count += 1) await begin('/livery/stream', '192.0.2.1');
    for (let count = 0; count < 2; count += 1) await begin('/page', '192.0.2.1');
    expect((await ask('/page', '192.0.2.1')).status).toBe(503);
  });
});
