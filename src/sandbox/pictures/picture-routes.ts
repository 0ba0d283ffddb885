import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServedPicture } from '../../art/index.ts';
import { failure } from '../errors.ts';
import type { Pictures } from './pictures.ts';

type FileRequest = FastifyRequest<{ Params: { file: string } }>;

/** A day, then asked again by ETag: the name of a tile stays while its drawing may get better. */
const cacheControl = 'public, max-age=86400, stale-while-revalidate=604800';

/** How long a request may wait for a picture that is being drawn: a browser has six connections for all that it asks for. */
const PATIENCE_MS = 1_000;

/**
 * Pictures under `/art/`: tiles, vendor marks and banners. Drawn on first request, then read from disk. One that takes longer
 * than `patienceMs` is answered with 503 and goes on being drawn, for when it is asked for again.
 */
export function addPictureRoutes(server: FastifyInstance, pictures: Pictures, patienceMs = PATIENCE_MS): void {
  const serve = (find: (file: string, gone: AbortSignal) => Promise<ServedPicture | undefined>) => {
    return async (request: FileRequest, reply: FastifyReply) => {
      const leaving = new AbortController();
      // The answer ends with the connection, also before it has begun. Who was told to come back has not left.
      reply.raw.once('close', () => {
        if (!reply.raw.writableEnded) leaving.abort();
      });
      const picture = await withPatience(find(request.params.file, leaving.signal), patienceMs);
      if (picture === 'later') {
        return reply
          .code(503)
          .headers({ 'retry-after': '2', 'cache-control': 'no-store' })
          .send({ code: 'LATER', message: 'The picture is being drawn. Ask for it again in a moment.' });
      }
      if (!picture) throw failure('not.found');
      const etag = `"${picture.hash}"`;
      reply.header('etag', etag).header('cache-control', cacheControl).header('x-content-type-options', 'nosniff');
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      // A drawing that is opened by itself may not run anything.
      reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
      return reply.type(picture.contentType).send(picture.bytes);
    };
  };
  server.get(
    '/art/games/:file',
    serve((file, gone) => pictures.tile(file, gone)),
  );
  server.get(
    '/art/vendors/:file',
    serve(async (file) => pictures.vendor(file)),
  );
  server.get(
    '/art/banners/:file',
    serve((file) => pictures.banner(file)),
  );
}

/** What is found within so many milliseconds. */
async function withPatience<T>(found: Promise<T>, ms: number): Promise<T | 'later'> {
  const ended = new AbortController();
  const later = setTimeout(ms, 'later' as const, { signal: ended.signal });
  try {
    return await Promise.race([found, later]);
  } finally {
    later.catch(() => undefined);
    ended.abort();
  }
}
