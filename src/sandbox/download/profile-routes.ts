import type { FastifyInstance, FastifyRequest } from 'fastify';
import sharp from 'sharp';
import { failure } from '../errors.ts';
import { merchantOf } from '../http/settle-call.ts';
import type { Sandbox } from '../sandbox.ts';
import { profileType, writeWebClipProfile } from './web-clip.ts';

type FileRequest = FastifyRequest<{ Params: { file: string } }>;

const iconSize = 180;

/** `/art/<merchant>.mobileconfig`: the profile that iOS installs; each merchant has its own, on its own host. */
export function addProfileRoutes(server: FastifyInstance, { sites, pictures }: Sandbox): void {
  server.get('/art/:file', async (request: FileRequest, reply) => {
    const merchant = merchantOf(request);
    const site = request.params.file === `${merchant}.mobileconfig` ? await sites.get(merchant) : undefined;
    const picture = site && (await pictures.banner(`${merchant}.avif`));
    if (!site || !picture) throw failure('not.found');
    const icon = await sharp(picture.bytes).resize(iconSize, iconSize, { fit: 'cover' }).png().toBuffer();
    const url = `${request.protocol}://${request.host}/m/home`;
    reply.header('cache-control', 'no-cache').header('x-content-type-options', 'nosniff');
    return reply.type(profileType).send(writeWebClipProfile({ merchant, name: site.site.identity.name, url, icon }));
  });
}
