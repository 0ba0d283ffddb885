import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageAssets, RenderShell } from './page-renderer.ts';

interface ViteEntry {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/** Browser code as the build left it. */
export interface ClientBuild {
  readonly renderShell: RenderShell;
  readonly assets: PageAssets;
}

/** Loads the server rendering of a build and the names of its files. Throws a sentence when there is no build. */
export async function readClientBuild(buildDir: string): Promise<ClientBuild> {
  const manifestPath = join(buildDir, 'client/manifest.json');
  const text = await readFile(manifestPath, 'utf8').catch((cause: unknown) => {
    throw new Error(`There is no build of the player app in ${buildDir}. Run npm start, which makes it.`, { cause });
  });
  const manifest = JSON.parse(text) as Readonly<Record<string, ViteEntry>>;
  const module: { renderShell: RenderShell } = await import(
    pathToFileURL(join(buildDir, 'server/render-shell.js')).href
  );
  return { renderShell: module.renderShell, assets: assetsOf(manifest) };
}

/** The entry, its style sheets, and the chunks that it needs at once. */
export function assetsOf(manifest: Readonly<Record<string, ViteEntry>>): PageAssets {
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('The manifest of the client build names no entry.');
  const needed = new Set<ViteEntry>();
  const collect = ({ imports = [] }: ViteEntry) => {
    for (const chunk of imports.flatMap((name) => manifest[name] ?? [])) {
      if (needed.has(chunk)) continue;
      needed.add(chunk);
      collect(chunk);
    }
  };
  collect(entry);
  const css = [entry, ...needed].flatMap((chunk) => chunk.css ?? []);
  return {
    script: `/${entry.file}`,
    css: [...new Set(css)].map((file) => `/${file}`),
    preload: [...needed].map(({ file }) => `/${file}`),
  };
}
