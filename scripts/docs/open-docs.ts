import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import Fastify from 'fastify';
import { refuseMalformed } from '../../src/http-guard/refuse-malformed.ts';
import { serverOptions } from '../../src/http-guard/server-options.ts';
import { createGallery } from './gallery/gallery-routes.ts';
import { createTemplate } from './page-template.ts';
import { keepByName } from './keep-by-name.ts';
import { nameDocuments, readDocuments } from './read-documents.ts';
import { openSearch } from './search-documents.ts';

/** Where the documentation stands. */
export interface DocsOptions {
  readonly rootDir: string;
  /** Port of the service, at whose plain `localhost` it answers. */
  readonly port: number;
  /** Origin of the start page. */
  readonly startOrigin: string;
}

/** The documentation of a development start: pages of docs/ with a search, and the gallery of every component. */
export interface Docs {
  /** Whether a request is for it: /docs at this machine's own name, never at a brand's. */
  owns(request: IncomingMessage): boolean;
  answer(request: IncomingMessage, response: ServerResponse): void;
  close(): Promise<void>;
}

/** An empty style element: styled-components, which draws the gallery, fills one by script. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${emptyStyle}`,
  "font-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

/** Files beside this one and faces of the packages: path → file below the project, media type. */
const files: Readonly<Record<string, readonly [file: string, mediaType: string]>> = {
  '/docs/docs.css': ['scripts/docs/docs.css', 'text/css; charset=utf-8'],
  '/docs/docs.js': ['scripts/docs/docs.js', 'text/javascript; charset=utf-8'],
  '/docs/mark.svg': ['src/console/mark.svg', 'image/svg+xml'],
  '/docs/sans.woff2': [
    'node_modules/@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2',
    'font/woff2',
  ],
  '/docs/mono.woff2': [
    'node_modules/@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2',
    'font/woff2',
  ],
};

/** Opens the documentation; pages are read anew once a file is another, so that who writes them sees them. */
export async function openDocs({ rootDir, port, startOrigin }: DocsOptions): Promise<Docs> {
  const app = Fastify({ ...serverOptions, logger: false });
  refuseMalformed(app);
  app.addHook('onRequest', async (_request, reply) => {
    void reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-cache')
      .header('x-content-type-options', 'nosniff')
      .header('x-frame-options', 'DENY')
      .header('referrer-policy', 'no-referrer');
  });
  const open = keepByName(
    () => nameDocuments(rootDir),
    async () => {
      const pages = await readDocuments(rootDir);
      return { pages, template: createTemplate(pages, startOrigin), search: openSearch(pages.values()) };
    },
  );
  const sendPage = (reply: FastifyReply, html: string) => reply.type('text/html; charset=utf-8').send(html);

  app.get('/docs', (_request, reply) => reply.redirect('/docs/', 301));
  app.get<{ Params: { '*': string } }>('/docs/*', async ({ params }, reply) => {
    const { pages, template } = await open();
    const page = pages.get(params['*']);
    return sendPage(page ? reply : reply.code(404), page ? template.page(page) : template.missing());
  });
  app.get<{ Querystring: { q?: string } }>('/docs/search', async ({ query }, reply) => {
    const { template, search } = await open();
    const words = wordsOf(query.q);
    return sendPage(reply, template.found(words, search(words)));
  });
  app.get<{ Querystring: { q?: string } }>('/docs/search.json', async ({ query }) => {
    const { search } = await open();
    return search(wordsOf(query.q));
  });
  for (const [path, [file, mediaType]] of Object.entries(files)) {
    app.get(path, async (_request, reply) => reply.type(mediaType).send(await readFile(join(rootDir, file))));
  }
  createGallery(app, { rootDir, render: async (html) => (await open()).template.gallery(html) });
  await app.ready();
  const hosts = [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`];
  return {
    owns: ({ headers, url = '' }) => hosts.includes(headers.host ?? '') && /^\/docs(\/|\?|$)/.test(url),
    answer: (request, response) => app.routing(request, response),
    close: () => app.close(),
  };
}

function wordsOf(query: string | undefined): string {
  return typeof query === 'string' ? query.slice(0, 100).trim() : '';
}
