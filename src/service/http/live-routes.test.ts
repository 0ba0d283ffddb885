import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import Fastify, { type FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { createStreamHub } from '../live/stream-hub.ts';
import type { LiveSite } from '../live/live-site.ts';
import { addLiveRoutes } from './live-routes.ts';
import type { ServiceContext } from './service-context.ts';

it('an open stream keeps nothing of the release that was live as it was opened', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const hub = createStreamHub({ total: 10, perAddress: 5, heartbeatMs: 60_000 });
  const app = Fastify({ forceCloseConnections: true });
  // As what hears of the end of a request keeps it while it is open.
  const open: FastifyRequest[] = [];
  let served: WeakRef<LiveSite> | undefined;
  app.decorateRequest('site', null);
  app.addHook('onRequest', async (request) => {
    request.site = { merchant: 'karat', pointer: { seq: 3 } } as LiveSite;
    served = new WeakRef(request.site);
    open.push(request);
  });
  addLiveRoutes(app, { hub } as ServiceContext);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const asked = get({
    host: '127.0.0.1',
    port: (app.server.address() as AddressInfo).port,
    path: '/livery/stream?seq=3',
  });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  expect([answer.statusCode, hub.size, hub.watches('karat')]).toEqual([200, 1, true]);
  await expect
    .poll(() => {
      collect();
      return served?.deref();
    })
    .toBeUndefined();
  expect([hub.size, open.length]).toEqual([1, 1]);
  asked.destroy();
  hub.close();
  await app.close();
});
