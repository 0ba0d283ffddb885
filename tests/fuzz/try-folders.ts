import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { BootDocument, StringsPart, ThemePart } from '../../src/contracts/release.ts';
import { aFleet } from '../../src/release/a-fleet.fixture.ts';
import type { Compiler, CompileResult } from '../../src/release/compiler.ts';
import { openCompiler } from '../../src/release/compiler.ts';
import type { FolderFiles } from '../../src/release/load/read-folder.ts';
import { readFolder } from '../../src/release/load/read-folder.ts';
import type { ClientBuild } from '../../src/service/pages/read-client-build.ts';
import { readClientBuild } from '../../src/service/pages/read-client-build.ts';
import { projectRoot } from '../gate/run-command.ts';
import { spoilFolder } from './spoil-folder.ts';

/** What a run of folders came to. */
export interface FuzzTally {
  tried: number;
  accepted: number;
  /** Different sites among the accepted, each rendered on every route. */
  rendered: number;
  pages: number;
  slowestMs: number;
  /** Sentences, each with the number of the folder that repeats it. */
  readonly failures: string[];
}

type Accepted = Extract<CompileResult, { readonly ok: true }>;

/**
 * A compile that takes longer on the processor hangs the service. The first of a process, which reads its theme and warms
 * its engine, takes 1.2 s of it, and 2.7 s where other work shares the cores; later ones take 20 ms.
 */
const HANG_MS = 4_000;

/**
 * Spoils and compiles the folders of a range. None may crash or hang, and what is accepted must render on every route.
 * Time is counted on the processor, so that a busy machine is not taken for a hang.
 */
export async function tryFolders(
  range: { readonly from: number; readonly count: number; readonly buildDir: string },
  report: (tally: FuzzTally) => void,
): Promise<void> {
  const compiler = await openCompiler({ rootDir: projectRoot });
  const build = await readClientBuild(range.buildDir);
  const entries = await readdir(join(projectRoot, 'tests/brands'), { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const bases = [...(await Promise.all(names.sort().map(readBrand))), ...aFleet(10, 11)];
  const tally: FuzzTally = { tried: 0, accepted: 0, rendered: 0, pages: 0, slowestMs: 0, failures: [] };
  const seen = new Set<string>();
  // Unspoilt first: they must render too, and the first compile of a theme or a form is slow once.
  for (const folder of bases) {
    await tryFolder({ name: folder.folder, folder, compiler, build, tally, seen });
    report(tally);
  }
  tally.failures.push(...(tally.accepted < bases.length ? ['A folder is refused that nobody spoilt.'] : []));
  Object.assign(tally, { accepted: 0, slowestMs: 0 });
  for (let number = range.from; number < range.from + range.count; number += 1) {
    const base = bases[number % bases.length];
    if (base) {
      const name = `${number} (${base.folder})`;
      await tryFolder({ name, folder: spoilFolder(base, number), compiler, build, tally, seen });
    }
    tally.tried += 1;
    if (tally.tried % 5 === 0) report(tally);
  }
  report(tally);
}

/** One folder to try, and what to try it with. */
export interface Attempt {
  /** Its number, to try it again. */
  readonly name: string;
  readonly folder: FolderFiles;
  readonly compiler: Pick<Compiler, 'compile'>;
  readonly build: ClientBuild;
  readonly tally: FuzzTally;
  readonly seen: Set<string>;
}

/** Compiles one folder and renders what comes out; what goes wrong is added to the tally. */
export async function tryFolder({ name, folder, compiler, build, tally, seen }: Attempt): Promise<void> {
  const before = process.cpuUsage();
  try {
    const result = await compiler.compile(folder, { overrides: [] });
    const { user, system } = process.cpuUsage(before);
    const ms = (user + system) / 1_000;
    tally.slowestMs = Math.max(tally.slowestMs, ms);
    if (ms > HANG_MS) tally.failures.push(`${name} took ${ms.toFixed(0)} ms to compile.`);
    if (!result.ok) {
      if (result.problems.length === 0) tally.failures.push(`${name} was refused without a reason.`);
      return;
    }
    tally.accepted += 1;
    const { site, strings, theme } = result.manifest.parts;
    const look = JSON.stringify([site, strings, theme]);
    if (seen.has(look)) return;
    seen.add(look);
    tally.rendered += 1;
    tally.pages += await renderAll(result, build);
  } catch (error) {
    tally.failures.push(`${name} crashed: ${error instanceof Error ? error.stack : String(error)}`);
  }
}

async function renderAll(release: Accepted, { renderShell, assets }: ClientBuild): Promise<number> {
  const { site, manifest } = release;
  const language = site.identity.languages.default;
  const theme = readPart<ThemePart>(release, manifest.parts.theme);
  const boot: BootDocument = {
    pointer: { seq: 1, release: release.release },
    manifest,
    site,
    theme,
    language,
    strings: readPart<StringsPart>(release, manifest.parts.strings[language] ?? ''),
    status: { status: 0, ip: '127.0.0.1' },
  };
  const stylesheet = { href: `/livery/parts/${theme.stylesheet}.css`, css: textOf(release, theme.stylesheet) };
  const paths = [...site.routes.map(({ path }) => path), ...Object.keys(site.extraRoutes ?? {})];
  for (const path of paths) {
    const { html, redirect } = await renderShell(boot, { path, language, assets, stylesheet });
    if (redirect === undefined && !html.includes('</html>')) throw new Error(`${path} renders no page.`);
  }
  return paths.length;
}

function readPart<T>(release: Accepted, hash: string): T {
  return JSON.parse(textOf(release, hash)) as T;
}

function textOf({ parts }: Accepted, hash: string): string {
  const part = parts.find((one) => one.hash === hash);
  if (!part) throw new Error(`The release lacks its part ${hash}.`);
  return Buffer.from(part.bytes).toString('utf8');
}

function readBrand(name: string): Promise<FolderFiles> {
  return readFolder(join(projectRoot, 'tests/brands', name), `merchants/${name}`);
}
