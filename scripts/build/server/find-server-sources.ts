import { globSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import { listEngineFiles } from '../../../src/release/load/hash-engine.ts';

/** What a server runs: our own files, and the packages that they import. */
export interface ServerSources {
  /** Paths below the root. */
  readonly files: readonly string[];
  /** Names of packages. */
  readonly packages: readonly string[];
}

/** Programs of a built folder, and the workers that they start. */
const entries = ['scripts/serve.ts', 'scripts/livery.ts', 'src/**/*-worker.ts'];
/** Workers of browsers and of the sandbox's drawings. */
const foreignWorkers = ['src/{app,art,forms,sandbox}/**'];
/** What is read by its path: shapes, the script that shows mistakes over a preview, and states for testers. */
const read = ['schemas/**/*.{json,yaml}', 'scripts/given/*.json', 'src/service/**/*.{css,js}'];

/**
 * Finds what a server needs of the project: all that its programs import, what a release depends on (so that a built folder
 * names the same engine as its sources), and what is read by path. `rendering` is the folder of the built server
 * rendering, which imports packages too.
 */
export async function findServerSources(root: string, rendering: string): Promise<ServerSources> {
  const entryPoints = globSync(entries, { cwd: root, exclude: foreignWorkers });
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [...entryPoints, join(rendering, 'render-shell.js')],
    outdir: 'unwritten',
    bundle: true,
    // Without it each program would be put together whole, with every screen in it.
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    write: false,
    metafile: true,
    logLevel: 'error',
  });
  const inputs = Object.entries(metafile.inputs);
  const imported = inputs.map(([path]) => path).filter((path) => /^(src|scripts|schemas)\//.test(path));
  const files = new Set([...imported, ...(await listEngineFiles(root)), ...globSync(read, { cwd: root })]);
  const outside = inputs.flatMap(([, { imports }]) => imports.filter(({ external }) => external));
  const packages = new Set(outside.flatMap(({ path }) => (isBuiltin(path) ? [] : packageOf(path))));
  return { files: [...files].sort(), packages: [...packages].sort() };
}

/** The package of an import: `@scope/name/part` belongs to `@scope/name`. */
function packageOf(path: string): string {
  return path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');
}
