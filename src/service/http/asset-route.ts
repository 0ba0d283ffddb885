import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createLruCache } from '../lru-cache.ts';
import { chooseEncoding } from './choose-encoding.ts';

interface BuiltFile {
  readonly bytes: Buffer;
  readonly encodings: Promise<{ readonly br: Buffer; readonly gzip: Buffer } | undefined>;
}

const mediaTypes: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
};

/** Finds a file of another build by its path below `assets/`. */
export type FindEarlier = (path: string) => Promise<Buffer | undefined>;

/** Hashed files of the last builds, below `assets/` of a folder; what is not there may be one of a build of another node. */
export function addAssetRoute(app: FastifyInstance, dir: string, findEarlier?: FindEarlier): void {
  const files = createLruCache<Promise<BuiltFile | undefined>>(2_000);
  const find = (path: string) => {
    const known = files.get(path);
    if (known) return known;
    const loading = loadFile(join(dir, path)).then((file) => file ?? loadEarlier(path, findEarlier));
    files.set(path, loading);
    // A build may come later than the first question for one of its files; what could not be read is read again.
    loading.then(
      (file) => file ?? files.delete(path),
      () => files.delete(path),
    );
    return loading;
  };
  app.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) => {
    const path = request.params['*'];
    if (!/^[\w.-]+(\/[\w.-]+)*$/.test(path) || path.includes('..')) return reply.callNotFound();
    return sendFile(
      await find(`assets/${path}`),
      path,
      request,
      reply.header('cache-control', 'public, max-age=31536000, immutable'),
    );
  });
}

/** Sends a built file in the best encoding that the browser takes, or says that there is none. */
export async function sendFile(
  file: BuiltFile | undefined,
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const mediaType = mediaTypes[path.split('.').at(-1) ?? ''];
  if (!file || !mediaType) return reply.removeHeader('cache-control').callNotFound();
  const encodings = await file.encodings;
  const encoding = encodings && chooseEncoding(request.headers['accept-encoding']);
  reply.type(mediaType).header('vary', 'accept-encoding').header('cross-origin-resource-policy', 'same-origin');
  if (!encodings || !encoding) return reply.send(file.bytes);
  return reply.header('content-encoding', encoding).send(encodings[encoding]);
}

/** Reads a built file and packs it; nothing when there is none. */
export async function loadFile(path: string): Promise<BuiltFile | undefined> {
  try {
    const bytes = await readFile(path);
    return { bytes, encodings: encode(path, bytes) };
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EISDIR'))
      return undefined;
    throw error;
  }
}

async function loadEarlier(path: string, find: FindEarlier | undefined): Promise<BuiltFile | undefined> {
  const bytes = await find?.(path);
  return bytes && { bytes, encodings: encode(path, bytes) };
}

async function encode(path: string, bytes: Buffer): BuiltFile['encodings'] {
  if (!/\.(js|css|json|svg)$/.test(path)) return undefined;
  const [br, gzipped] = await Promise.all([promisify(brotliCompress)(bytes), promisify(gzip)(bytes, { level: 9 })]);
  return { br, gzip: gzipped };
}
