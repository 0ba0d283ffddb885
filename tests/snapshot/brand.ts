import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { StringsPart, ThemePart } from '../../src/contracts/release.ts';
import type { SitePart } from '../../src/contracts/site.ts';
import type { Compiler } from '../../src/release/compiler.ts';
import { writeManifest } from '../../src/release/manifest/write-manifest.ts';
import { formatText } from '../../src/release/format/format-text.ts';
import { leavesOfFolder } from './leaves.ts';

/** A merchant folder, compiled. */
export interface Brand {
  readonly code: string;
  readonly dir: string;
  readonly site: SitePart;
  readonly theme: ThemePart;
  /** The stylesheet part. */
  readonly css: string;
  /** Language → texts. */
  readonly strings: Readonly<Record<string, StringsPart>>;
  /** File name → hash. */
  readonly assets: Readonly<Record<string, string>>;
  /** Place in the folder's or its theme's JSON (`site.json#/flags/CBS3`) → value: says where a change was made. */
  readonly places: Readonly<Record<string, string>>;
  /** Path → bytes of every file that it was compiled from: `brand/site.json`, `themes/<id>/theme.json`. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** The manifest: the site in words. */
  readonly words: string;
}

/** Compiles a folder. @throws its problems, when it does not compile. */
export async function openBrand(compiler: Compiler, dir: string, themesDir: string): Promise<Brand> {
  const result = await compiler.compileFolder(dir, dir, { overrides: [] });
  if (!result.ok) throw new Error(`${dir} does not compile.\n${formatText(result.problems)}`);
  const { manifest, parts, site } = result;
  const read = (hash: string) =>
    Buffer.from(parts.find((part) => part.hash === hash)?.bytes ?? new Uint8Array()).toString('utf8');
  const theme = JSON.parse(read(manifest.parts.theme)) as ThemePart;
  const strings = Object.entries(manifest.parts.strings).map(([language, hash]) => [language, JSON.parse(read(hash))]);
  return {
    code: site.identity.code,
    dir,
    site,
    theme,
    css: read(theme.stylesheet),
    strings: Object.fromEntries(strings) as Record<string, StringsPart>,
    assets: manifest.parts.assets,
    places: leavesOfFolder(dir, `${themesDir}/${theme.id}`),
    files: new Map([...filesBelow(dir, 'brand'), ...filesBelow(`${themesDir}/${theme.id}`, `themes/${theme.id}`)]),
    words: writeManifest(result),
  };
}

function filesBelow(dir: string, prefix: string): readonly (readonly [string, Uint8Array])[] {
  if (!existsSync(dir)) return [];
  return globSync('**/*', { cwd: dir, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)))
    .sort()
    .map((path) => [`${prefix}/${path}`, readFileSync(join(dir, path))] as const);
}
