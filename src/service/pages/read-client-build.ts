import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageAssets, RenderShell } from './page-renderer.ts';

interface ViteEntry {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

type ViteManifest = Readonly<Record<string, ViteEntry>>;

/** Kind of part → part id → source file, as the build writes it. */
type PartSources = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Browser code as the build left it. */
export interface ClientBuild {
  readonly renderShell: RenderShell;
  readonly assets: PageAssets;
}

/** Loads the server rendering of a build and the names of its files. Throws a sentence when there is no build. */
export async function readClientBuild(buildDir: string): Promise<ClientBuild> {
  const read = async <T>(file: string): Promise<T> =>
    JSON.parse(await readFile(join(buildDir, 'client', file), 'utf8'));
  const files = Promise.all([read<ViteManifest>('manifest.json'), read<PartSources>('parts.json')]);
  const [manifest, parts] = await files.catch((cause: unknown) => {
    throw new Error(`There is no build of the player app in ${buildDir}. Run npm start, which makes it.`, { cause });
  });
  const module: { renderShell: RenderShell } = await import(
    pathToFileURL(join(buildDir, 'server/render-shell.js')).href
  );
  return { renderShell: module.renderShell, assets: assetsOf(manifest, parts) };
}

/** The entry, its style sheets, the chunks that it needs at once, and those of every part that a page may be drawn with. */
export function assetsOf(manifest: ViteManifest, sources: PartSources = {}): PageAssets {
  const entry = entryOf(manifest, 'src/app/main.tsx');
  const first = withImports(manifest, entry);
  const css = [...first].flatMap((chunk) => chunk.css ?? []);
  // Dialogs and actions come when somebody asks for them.
  const drawn = Object.entries({ ...sources['blocks'], ...sources['shell'], ...sources['routes'] });
  const filesOf = (source: string) => {
    const chunk = manifest[source];
    return chunk ? [...withImports(manifest, chunk)].filter((other) => !first.has(other)).map(addressOf) : [];
  };
  return {
    script: addressOf(entry),
    early: addressOf(entryOf(manifest, 'src/app/early-check.ts')),
    css: [...new Set(css)].map((file) => `/${file}`),
    preload: [...first].filter((chunk) => chunk !== entry).map(addressOf),
    parts: Object.fromEntries(
      drawn.map(([id, source]) => [id, [source, sources['late']?.[id] ?? ''].flatMap(filesOf)]),
    ),
  };
}

function entryOf(manifest: ViteManifest, source: string): ViteEntry {
  const entry = manifest[source];
  if (!entry) throw new Error(`The manifest of the client build names no entry ${source}.`);
  return entry;
}

/** A chunk and everything that it imports, near and far. */
function withImports(manifest: ViteManifest, chunk: ViteEntry, found = new Set<ViteEntry>()): Set<ViteEntry> {
  if (found.has(chunk)) return found;
  found.add(chunk);
  for (const name of chunk.imports ?? []) {
    const imported = manifest[name];
    if (imported) withImports(manifest, imported, found);
  }
  return found;
}

function addressOf({ file }: ViteEntry): string {
  return `/${file}`;
}
