import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServedPicture } from '../../art/index.ts';
import { failure } from '../errors.ts';
import type { Pictures } from './pictures.ts';

type FileRequest = FastifyRequest<{ Params: { file: string } }>;

/** A day, then asked again by ETag: the name of a tile stays while its drawing may get better. */
const cacheControl = 'public, max-age=86400, stale-while-revalidate=604800';

/** Pictures under `/art/`: tiles, vendor marks and banners. Drawn on first request, then read from disk. */
export function addPictureRoutes(server: FastifyInstance, pictures: Pictures): void {
  const serve = (find: (file: string, gone: AbortSignal) => Promise<ServedPicture | undefined>) => {
    return async (request: FileRequest, reply: FastifyReply) => {
      const leaving = new AbortController();
      // The answer ends with the connection, also before it has begun.
      reply.raw.once('close', () => leaving.abort());
      const picture = await find(request.params.file, leaving.signal);
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
