import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { symbolSprite } from './symbol-sprite.ts';

const pageDir = join(import.meta.dirname, 'page');

interface PlayFile {
  readonly type: string;
  readonly read: () => Buffer | string;
}

const files: Readonly<Record<string, PlayFile>> = {
  'play.js': { type: 'text/javascript; charset=utf-8', read: bundlePage },
  'play.css': { type: 'text/css; charset=utf-8', read: () => readFileSync(join(pageDir, 'play.css')) },
  'latin.woff2': { type: 'font/woff2', read: () => fontFile('@fontsource-variable/bricolage-grotesque', 'latin-wght') },
  'urdu.woff2': { type: 'font/woff2', read: () => fontFile('@fontsource/noto-naskh-arabic', 'arabic-600') },
};

/** Serves the script, the style and the fonts of game pages; the script is put together at the first request. */
export function addPlayFiles(server: FastifyInstance): void {
  const kept = new Map<string, { readonly content: Buffer | string; readonly etag: string }>();
  server.get<{ Params: { file: string } }>('/play/files/:file', (request, reply) => {
    const { file } = request.params;
    const known = Object.hasOwn(files, file) ? files[file] : undefined;
    if (!known) return reply.callNotFound();
    const content = kept.get(file)?.content ?? known.read();
    const etag = kept.get(file)?.etag ?? `"${createHash('sha256').update(content).digest('hex').slice(0, 24)}"`;
    kept.set(file, { content, etag });
    reply.header('etag', etag).header('cache-control', 'no-cache').header('x-content-type-options', 'nosniff');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type(known.type).send(content);
  });
}

/** The page of every game: the script opens the game and draws it. */
export function playPage(language: string): string {
  const [code, direction] = language.toLowerCase().startsWith('ur') ? ['ur', 'rtl'] : ['en', 'ltr'];
  return `<!doctype html>
<html lang="${code}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="#0b0d12">
<title>${code === 'ur' ? 'گیم' : 'Game'}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/play/files/play.css">
<script type="module" src="/play/files/play.js"></script>
</head>
<body>${symbolSprite}</body>
</html>`;
}

/** Sends a game page: only its own files run, and only the site that launched it may frame it. */
export function sendPlayPage(reply: FastifyReply, html: string, siteOrigin: string | undefined): FastifyReply {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${siteOrigin ?? "'none'"}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  return reply
    .header('content-security-policy', policy.join('; '))
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .type('text/html; charset=utf-8')
    .send(html);
}

function bundlePage(): string {
  const built = buildSync({
    entryPoints: [join(pageDir, 'main.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    logLevel: 'silent',
  });
  return built.outputFiles[0]?.text ?? '';
}

function fontFile(pack: string, subset: string): Buffer {
  const [name = ''] = pack.split('/').slice(-1);
  return readFileSync(fileURLToPath(import.meta.resolve(`${pack}/files/${name}-${subset}-normal.woff2`)));
}
