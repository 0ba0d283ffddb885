import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Part, ThemePart } from '../../src/contracts/release.ts';
import { createCompileCache } from '../../src/release/emit/compile-cache.ts';
import { compileTheme, readThemeFolder } from '../../src/release/read-theme.ts';
import { createSchemaValidator } from '../../src/release/validate/schema-validator.ts';

/** The gallery of `src/ui` as pages of a real browser; only tests serve it. */
export interface GalleryServer {
  /** The page of a theme; `#scene/language/scheme` behind it says what it shows. */
  readonly url: (theme: string) => string;
  readonly close: () => Promise<void>;
}

interface Answer {
  readonly type: string;
  readonly body: string | Uint8Array;
}

const root = join(import.meta.dirname, '../..');

/** Bundles the gallery, compiles the theme packs as a release does, and serves both on a free port. */
export async function startGallery(themes: readonly string[]): Promise<GalleryServer> {
  const answers = new Map<string, Answer>([
    ['/gallery.js', { type: 'text/javascript', body: await bundle() }],
    ['/picture.png', { type: 'image/png', body: readFileSync(join(root, 'merchants/karat/assets/icon-512.png')) }],
    ['/favicon.ico', { type: 'image/png', body: '' }],
  ]);
  for (const id of themes) {
    const { theme, parts } = await emitThemeFolder(id);
    const { stylesheet, variants }: ThemePart = JSON.parse(Buffer.from(theme.bytes).toString('utf8'));
    for (const part of parts) answers.set(pathOf(part), { type: part.mediaType, body: part.bytes });
    answers.set(`/${id}`, { type: 'text/html; charset=utf-8', body: pageOf(id, stylesheet, JSON.stringify(variants)) });
  }
  const server = createServer((request, response) => {
    const answer = answers.get((request.url ?? '').split('?')[0] ?? '');
    response.writeHead(answer ? 200 : 404, { 'content-type': answer?.type ?? 'text/plain' });
    response.end(answer?.body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: (theme) => `http://127.0.0.1:${port}/${theme}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'gallery-page.tsx')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2023',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}

async function emitThemeFolder(id: string) {
  const folder = await readThemeFolder(join(root, 'themes'), id);
  const compiled = await compileTheme(folder, createSchemaValidator(join(root, 'schemas')), createCompileCache());
  if (!compiled.emitted) throw new Error(`The theme "${id}" does not compile: ${JSON.stringify(compiled.problems)}`);
  return compiled.emitted;
}

function pathOf({ hash, kind }: Part): string {
  return `/livery/parts/${hash}.${kind === 'font' ? 'woff2' : 'css'}`;
}

function pageOf(theme: string, stylesheet: string, variants: string): string {
  return `<!doctype html>
<html lang="en" dir="ltr" data-variants='${variants}'>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Gallery · ${theme}</title>
<link rel="stylesheet" href="/livery/parts/${stylesheet}.css">
</head>
<body><div id="root"></div><script src="/gallery.js"></script></body>
</html>`;
}
