import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildClient } from '../../../scripts/build-client.ts';
import type { ModuleGraph } from '../../../scripts/build/module-graph.ts';
import type { PartSources } from '../../../scripts/build/read-part-sources.ts';
import { snapshotBrowser } from '../take/snapshot-browser.ts';
import type { Surroundings } from '../inputs/cell-inputs.ts';
import { serverInputs } from '../inputs/server-inputs.ts';
import type { KnownCode } from '../inputs/hash-code.ts';

/** What all cells of a run share, and how to keep what was worked out for the next run. */
export interface OpenSurroundings {
  readonly surroundings: Surroundings;
  /** Version of the browser, as it says itself. */
  readonly browser: string;
  readonly keep: () => void;
}

/** Builds the player app unless it is built, reads its graph, and hashes what every picture depends on. */
export async function openSurroundings(root: string, storeDir: string): Promise<OpenSurroundings> {
  const { dir } = await buildClient();
  const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;
  const codeFile = join(storeDir, 'code.json');
  const known: KnownCode = new Map(existsSync(codeFile) ? read<[string, string][]>(codeFile) : []);
  const browser = execFileSync(snapshotBrowser.executablePath, ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
  const lock = read<{ packages: Record<string, { version?: string }> }>(join(root, 'package-lock.json'));
  const packages = Object.entries(lock.packages).map(([path, { version = '' }]) => [
    path.replace('node_modules/', ''),
    version,
  ]);
  return {
    browser,
    surroundings: {
      root,
      known,
      read: new Map(),
      build: {
        graph: read<ModuleGraph>(join(dir, 'modules.json')),
        parts: read<PartSources>(join(dir, 'client/parts.json')),
      },
      versions: Object.fromEntries(packages) as Record<string, string>,
      shared: {
        ...(await serverInputs(root, known)),
        browser: { version: browser, switches: snapshotBrowser.args.join(' ') },
      },
    },
    keep() {
      mkdirSync(dirname(codeFile), { recursive: true });
      writeFileSync(codeFile, JSON.stringify([...known]));
    },
  };
}
