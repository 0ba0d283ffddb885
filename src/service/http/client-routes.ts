import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { addAssetRoute, loadFile, sendFile } from './asset-route.ts';
import type { ServiceContext } from './service-context.ts';

/** The built browser code: hashed assets of the last builds, and the service worker. */
export function addClientRoutes(app: FastifyInstance, { clientDir, assets }: ServiceContext): void {
  addAssetRoute(app, clientDir, assets && ((path) => assets.find(`client/${path}`)));
  app.get('/sw.js', async (request, reply) => {
    reply.header('cache-control', 'no-cache').header('service-worker-allowed', '/');
    return sendFile(await loadFile(join(clientDir, 'sw.js')), 'sw.js', request, reply);
  });
}
