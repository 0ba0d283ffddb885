import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { galleryScenes } from '../../../src/ui/gallery-scenes.ts';
import { keepByName } from '../keep-by-name.ts';
import { makeGallery } from './gallery-files.ts';

interface GalleryRoutes {
  readonly rootDir: string;
  /** Puts the list of scenes into a page of the documentation. */
  readonly render: (html: string) => Promise<string>;
}

const base = '/docs/gallery';

/** Serves the gallery: a list of themes and scenes, and a page for each theme. It is made at the first look. */
export function createGallery(app: FastifyInstance, { rootDir, render }: GalleryRoutes): void {
  const themes = readdirSync(join(rootDir, 'themes')).sort();
  const files = keepByName(
    async () => 'made once',
    () => makeGallery({ rootDir, themes, base }),
  );
  app.get(base, (_request, reply) => reply.redirect(`${base}/`, 301));
  app.get(`${base}/`, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(await render(listOf(themes))),
  );
  app.get<{ Params: { '*': string } }>(`${base}/*`, async ({ params }, reply) => {
    const file = (await files()).get(`${base}/${params['*']}`);
    if (!file) return reply.code(404).type('text/plain; charset=utf-8').send('Not found.\n');
    return reply.type(file.type).send(file.body);
  });
}

/** Every scene of every theme, dark in English; the two lists above change where the links lead. */
function listOf(themes: readonly string[]): string {
  const rows = themes.map((theme) => {
    const links = galleryScenes.map(
      (scene) => `<li><a href="${base}/${theme}#${scene}/en/dark" data-scene>${scene}</a></li>`,
    );
    return `<h2 id="${theme}">${theme}</h2><ul class="scenes">${links.join('')}</ul>`;
  });
  return `<h1>Gallery</h1>
<p>Every component in every state, in the forms of each theme: what a theme really draws. The first look takes a few seconds, in which the components are put together.</p>
<form class="choices" data-choices hidden>
<label>Scheme <select name="scheme"><option value="dark">dark</option><option value="light">light</option></select></label>
<label>Language <select name="language"><option value="en">English</option><option value="ur">Urdu, right to left</option></select></label>
</form>
${rows.join('\n')}`;
}
