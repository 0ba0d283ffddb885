import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { CONSOLE_API } from '../../../contracts/console/api.ts';
import { addAssetRoute } from '../../http/asset-route.ts';

/** Hash of an empty style, which styled-components puts into the page and fills by script. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** What the console's page may load and do: its own files and its own API, no frame, no markup made of texts. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${emptyStyle}`,
  "font-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types',
].join('; ');

/**
 * The console's page and its files, from the folder of its build. Every address below the host that is no call and no
 * file is the page, which finds by itself what to show. Throws when there is no build.
 */
export function addConsolePages(app: FastifyInstance, dir: string): void {
  const page = readFileSync(join(dir, 'index.html'), 'utf8');
  addAssetRoute(app, dir);
  app.get('/*', async ({ url }, reply) => {
    if (url === CONSOLE_API || url.startsWith(`${CONSOLE_API}/`)) return reply.callNotFound();
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', policy)
      .send(page);
  });
}
