import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { addAssetRoute } from '../../http/asset-route.ts';
import type { Frames } from '../../preview/frames.ts';
import type { Assets } from '../../store/assets.ts';

/** What libraries put into the page as a style: an empty one, which styled-components fills by script, and two of react-aria (decision 57). */
export const libraryStyles = [
  '',
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
];
const styleHashes = libraryStyles.map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`);

/** What the console's page may load and do: its own files and its own API, frames of previews, no markup made of texts. */
const policyOf = (frames: Frames | undefined) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${styleHashes.join(' ')}`,
    "font-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    `frame-src ${frames?.hosts ?? "'none'"}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types',
  ].join('; ');

/** Where the page can be opened; it finds by itself what to show. One of a flag, a change set or a merchant has its name below. */
const addresses = [
  '',
  'join',
  'renew',
  'flags',
  'settings',
  'changes',
  'merchants',
  'stop',
  'support',
  'support/:code/:id',
  'questions',
  'questions/:code/:id',
  'applications',
  'applications/:code/:id',
  'why',
  'people',
  'passkeys',
  'tokens',
  'sessions',
];
const withNames = ['flags', 'settings', 'changes', 'merchants'];

interface PagesOptions {
  readonly frames: Frames | undefined;
  /** Files of other builds. */
  readonly assets: Pick<Assets, 'find'> | undefined;
}

/**
 * The console's page at each of its addresses, and its files, from the folder of its build. Gives what sends the page, which
 * also says by itself that an address has nothing. Throws when there is no build.
 */
export function addConsolePages(
  app: FastifyInstance,
  dir: string,
  { frames, assets }: PagesOptions,
): (reply: FastifyReply) => FastifyReply {
  const policy = policyOf(frames);
  const page = readFileSync(join(dir, 'index.html'), 'utf8');
  const sendPage = (reply: FastifyReply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', policy)
      .send(page);
  addAssetRoute(app, dir, assets && ((path) => assets.find(`console/${path}`)));
  for (const address of [...addresses, ...withNames.map((name) => `${name}/:name`), 'merchants/:name/overview']) {
    app.get(`/${address}`, async (_request, reply) => sendPage(reply));
  }
  return sendPage;
}
