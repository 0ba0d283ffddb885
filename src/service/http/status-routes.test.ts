import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import type { LiveSite } from '../live/live-site.ts';
import type { ServiceContext } from './service-context.ts';
import { addStatusRoutes } from './status-routes.ts';

let app: FastifyInstance;
afterEach(() => app.close());

/** A release that counts how often its resources are written. */
function aRelease(seq: number) {
  const count = { written: 0 };
  // The call reads nothing else of a site.
  const site = {
    merchant: 'acme',
    pointer: { seq, release: `r${seq}` },
    site: {
      maintenance: false,
      template: {},
      customerService: {},
      identity: { domains: ['acme.example'] },
      paths: {},
      rules: {},
      flags: {},
      imageHosts: [],
      resources: { toJSON: () => (count.written += 1) },
    },
  } as unknown as LiveSite;
  return { site, count };
}

/** Serves the call for visitors of whom the region of one is restricted, and testers who bring a cookie. */
function serve(first: LiveSite) {
  const live = { site: first };
  app = Fastify({ trustProxy: true });
  app.decorateRequest('site', null);
  app.addHook('onRequest', async (request) => {
    request.site = live.site;
  });
  const context: Pick<ServiceContext, 'readStatus' | 'passes'> = {
    readStatus: async (_site, ip, { isTester = false } = {}) => {
      const isRestricted = ip === '203.0.113.7';
      const testing = isTester ? { isTester: true as const } : {};
      return { status: isRestricted ? 2 : 0, ip, regionRestriction: isRestricted, ...testing };
    },
    passes: { opens: async () => false, isTester: async (_merchant, cookie) => cookie !== undefined },
  };
  addStatusRoutes(app, context as ServiceContext);
  const ask = async (from: string, headers: Record<string, string> = {}) => {
    const answer = await app.inject({ url: '/wps/system/status', headers: { 'x-forwarded-for': from, ...headers } });
    return { etag: answer.headers.etag, value: answer.json<{ value: Record<string, unknown> }>().value };
  };
  return { live, ask };
}

it('writes what is the same for all visitors once for each release', async () => {
  const [first, second] = [aRelease(1), aRelease(2)];
  const { live, ask } = serve(first.site);
  for (const from of ['192.0.2.1', '192.0.2.2', '192.0.2.2', '203.0.113.7']) await ask(from);
  expect(first.count.written).toBe(1);
  live.site = second.site;
  expect((await ask('192.0.2.1')).value).toMatchObject({ pointer: { seq: 2, release: 'r2' } });
  expect([first.count.written, second.count.written]).toEqual([1, 1]);
});

it('tells every visitor of a release what is theirs', async () => {
  const { ask } = serve(aRelease(1).site);
  const plain = await ask('192.0.2.1');
  expect(plain).toMatchObject({
    etag: '"1-0"',
    value: { location: { ip: '192.0.2.1' }, maintenance: false, regionRestriction: false, pointer: { seq: 1 } },
  });
  expect(plain.value).not.toHaveProperty('testing');
  expect(await ask('203.0.113.7')).toMatchObject({
    etag: '"1-2r"',
    value: { location: { ip: '203.0.113.7' }, regionRestriction: true },
  });
  expect(await ask('192.0.2.1', { cookie: 'livery-pass=k' })).toMatchObject({
    etag: '"1-0t"',
    value: { location: { ip: '192.0.2.1' }, testing: true },
  });
});
