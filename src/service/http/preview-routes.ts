import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Previews } from '../preview/previews.ts';
import { contentPolicy } from '../security/content-policy.ts';

const overlay = join(import.meta.dirname, '../preview/overlay.js');
const overlayTag = '<script type="module" src="/livery/preview.js"></script>';

/** What a preview's page has more than a live one: the script that shows mistakes over it. */
export function withOverlay(html: string): string {
  return html.replace('</html>', `${overlayTag}</html>`);
}

/** Mistakes of the folder behind a preview, pushed to its open pages. Only addresses of previews have these. */
export function addPreviewRoutes(app: FastifyInstance, previews: Previews): void {
  app.get('/livery/preview.js', async (request, reply) => {
    if (request.previewOf === null) return reply.callNotFound();
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache');
    return reply.send(await readFile(overlay));
  });

  app.get('/livery/preview/problems', { exposeHeadRoute: false }, async (request, reply) => {
    const code = request.previewOf;
    if (code === null) return reply.callNotFound();
    const { raw } = reply;
    raw.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' });
    const stop = previews.watch(code, (problems) => {
      const isShown = previews.current(code) !== undefined;
      raw.write(`event: problems\ndata: ${JSON.stringify({ problems, isShown })}\n\n`);
    });
    raw.on('close', stop);
    return reply.hijack();
  });
}

/** The page of a preview that has no good state yet: it waits for one and shows what is wrong. */
export function sendWaitingPage(code: string, reply: FastifyReply): FastifyReply {
  const policy = contentPolicy({
    hosts: { connect: [], image: [] },
    scriptHashes: [],
    styleHashes: [],
    frames: [],
    frameAncestors: "'none'",
  });
  const says = `There is nothing to show of ${code} yet: livery dev ${code} shows its folder here.`;
  const html = `<!doctype html><html lang="en" data-waits><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Preview of ${code}</title><body><p>${says}</p>${overlayTag}</body></html>`;
  return reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);
}
