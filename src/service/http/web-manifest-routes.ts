import { homePath } from '../../contracts/home-path.ts';
import type { FastifyInstance } from 'fastify';
import { partExtension } from '../live/part-extension.ts';
import { chooseLanguage } from '../live/choose-language.ts';
import type { ServiceContext } from './service-context.ts';

/** Web manifest and icon of a brand: name, colours and logo come from its release. */
export function addWebManifestRoutes(app: FastifyInstance, { parts }: ServiceContext): void {
  app.get('/favicon.ico', async (request, reply) => {
    const { site } = request;
    const logo = site && (await parts.get(site.manifest.parts.assets[site.site.identity.logo] ?? ''));
    reply.header('cache-control', 'no-cache');
    return logo ? reply.redirect(`/livery/parts/${logo.hash}.${partExtension(logo)}`, 302) : reply.code(204).send();
  });

  app.get('/manifest.webmanifest', async (request, reply) => {
    const { site } = request;
    if (!site) return reply.callNotFound();
    const { identity, settings } = site.site;
    const logo = await parts.get(site.manifest.parts.assets[identity.logo] ?? '');
    const language = chooseLanguage(site, request.headers.cookie);
    const colour = site.theme.themeColor[settings['theme.scheme'] === 'light' ? 'light' : 'dark'];
    const icons = logo
      ? [
          {
            src: `/livery/parts/${logo.hash}.${partExtension(logo)}`,
            sizes: 'any',
            type: logo.mediaType,
            purpose: 'any',
          },
        ]
      : [];
    reply.type('application/manifest+json').header('cache-control', 'no-cache').header('vary', 'cookie');
    return reply.send({
      id: homePath,
      name: identity.name,
      short_name: identity.name,
      lang: language,
      dir: language === 'ur' ? 'rtl' : 'ltr',
      start_url: homePath,
      scope: '/',
      display: 'standalone',
      orientation: 'portrait',
      background_color: colour,
      theme_color: colour,
      icons,
    });
  });
}
