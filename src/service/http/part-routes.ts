import type { FastifyInstance } from 'fastify';
import { partExtension } from '../live/part-extension.ts';
import { partPolicy } from '../security/content-policy.ts';
import { chooseEncoding } from './choose-encoding.ts';
import type { ServiceContext } from './service-context.ts';

/** Parts by content hash: immutable, with ready-made encodings. Private parts do not exist here. */
export function addPartRoutes(app: FastifyInstance, { parts }: ServiceContext): void {
  app.get<{ Params: { name: string } }>('/livery/parts/:name', async (request, reply) => {
    const [, hash = '', extension] = /^([0-9a-f]{64})\.(\w+)$/.exec(request.params.name) ?? [];
    const part = hash ? await (request.frame?.parts ?? parts).get(hash) : undefined;
    if (!part || part.private || partExtension(part) !== extension) return reply.callNotFound();
    const encodings = await part.encodings();
    const encoding = encodings && chooseEncoding(request.headers['accept-encoding']);
    reply
      .type(part.mediaType)
      .header('cache-control', `${request.frame ? 'private' : 'public'}, max-age=31536000, immutable`)
      .header('etag', `"${hash}"`)
      .header('content-security-policy', partPolicy)
      .header('cross-origin-resource-policy', 'same-origin')
      .header('vary', 'accept-encoding');
    if (request.headers['if-none-match'] === `"${hash}"`) return reply.code(304).send();
    if (!encodings || !encoding) return reply.send(Buffer.from(part.bytes));
    return reply.header('content-encoding', encoding).send(Buffer.from(encodings[encoding]));
  });
}
