import type { FastifyInstance } from 'fastify';
import { homePath } from '../../contracts/home-path.ts';
import { writePassCookie } from '../passes/pass-checks.ts';
import { PASS_PATH } from '../passes/passes.ts';
import type { ServiceContext } from './service-context.ts';

/** The link of a tester, which opens a closed site to the browser that follows it; without a key it closes it again. */
export function addPassRoutes(app: FastifyInstance, { passes }: Pick<ServiceContext, 'passes'>): void {
  app.get<{ Querystring: { readonly key?: unknown } }>(
    PASS_PATH,
    { exposeHeadRoute: false },
    async ({ site, previewOf, query, protocol }, reply) => {
      if (!site || previewOf !== null) return reply.callNotFound();
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
      const { key } = query;
      if (key === undefined) return reply.header('set-cookie', writePassCookie(protocol)).redirect(homePath, 302);
      if (typeof key !== 'string' || !(await passes.opens(site.merchant, key)))
        return reply
          .code(410)
          .type('text/plain; charset=utf-8')
          .send('This link is over, or was made for another site. Ask whoever gave it to you for a new one.\n');
      return reply.header('set-cookie', writePassCookie(protocol, key)).redirect(homePath, 302);
    },
  );
}
