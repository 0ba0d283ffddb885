import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Part, ThemePart } from '../../../src/contracts/release.ts';
import { createCompileCache } from '../../../src/release/emit/compile-cache.ts';
import { compileTheme, readThemeFolder } from '../../../src/release/read-theme.ts';
import { createSchemaValidator } from '../../../src/release/validate/schema-validator.ts';

/** A file of the gallery. */
export interface GalleryFile {
  readonly type: string;
  readonly body: string | Uint8Array;
}

/** Where the gallery is made from, and where it stands. */
export interface GalleryOptions {
  readonly rootDir: string;
  readonly themes: readonly string[];
  /** Path above its files: empty, or such as `/docs/gallery`. */
  readonly base: string;
}

/** Bundles the gallery of `src/ui` and compiles themes as a release does: path → file, with a page at `<base>/<theme>`. */
export async function makeGallery({
  rootDir,
  themes,
  base,
}: GalleryOptions): Promise<ReadonlyMap<string, GalleryFile>> {
  const picture = readFileSync(join(rootDir, 'merchants/karat/assets/icon-512.png'));
  const files = new Map<string, GalleryFile>([
    [`${base}/gallery.js`, { type: 'text/javascript', body: await bundle(rootDir) }],
    [`${base}/picture.png`, { type: 'image/png', body: picture }],
  ]);
  for (const id of themes) {
    const { theme, parts } = await emitTheme(rootDir, id);
    const { stylesheet, variants }: ThemePart = JSON.parse(Buffer.from(theme.bytes).toString('utf8'));
    for (const part of parts) files.set(`${base}${pathOf(part)}`, fileOf(part, base));
    const page = pageOf({ theme: id, base, stylesheet, variants: JSON.stringify(variants) });
    files.set(`${base}/${id}`, { type: 'text/html; charset=utf-8', body: page });
  }
  return files;
}

async function bundle(rootDir: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(rootDir, 'src/ui/gallery-page.tsx')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2023',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}

async function emitTheme(rootDir: string, id: string) {
  const folder = await readThemeFolder(join(rootDir, 'themes'), id);
  const compiled = await compileTheme(folder, createSchemaValidator(join(rootDir, 'schemas')), createCompileCache());
  if (!compiled.emitted) throw new Error(`The theme "${id}" does not compile: ${JSON.stringify(compiled.problems)}`);
  return compiled.emitted;
}

function pathOf({ hash, kind }: Part): string {
  return `/livery/parts/${hash}.${kind === 'font' ? 'woff2' : 'css'}`;
}

/** A part; a stylesheet names its fonts below the gallery. */
function fileOf({ kind, mediaType, bytes }: Part, base: string): GalleryFile {
  if (kind === 'font') return { type: mediaType, body: bytes };
  const text = Buffer.from(bytes).toString('utf8').replaceAll('/livery/parts/', `${base}/livery/parts/`);
  return { type: mediaType, body: text };
}

interface PageParts {
  readonly theme: string;
  readonly base: string;
  readonly stylesheet: string;
  readonly variants: string;
}

function pageOf({ theme, base, stylesheet, variants }: PageParts): string {
  return `<!doctype html>
<html lang="en" dir="ltr" data-variants='${variants}'>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Gallery · ${theme}</title>
<link rel="icon" href="${base}/picture.png">
<link rel="stylesheet" href="${base}/livery/parts/${stylesheet}.css">
</head>
<body><div id="root" data-picture="${base}/picture.png"></div><script src="${base}/gallery.js"></script></body>
</html>`;
}
