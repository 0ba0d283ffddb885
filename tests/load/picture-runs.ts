import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildClient } from '../../scripts/build-client.ts';
import { projectRoot } from '../gate/run-command.ts';
import { approve } from '../snapshot/run/last-run.ts';
import type { SnapshotResult } from '../snapshot/run/result.ts';
import { runSnapshot, type SnapshotOptions } from '../snapshot/run/run-snapshot.ts';

const brand = 'karat';

/** A copy of one brand, with a store of pictures of its own. */
export interface PictureRuns {
  readonly options: SnapshotOptions;
  /** Photographs what changed and `sample` of what did not. */
  run(sample?: number): Promise<SnapshotResult>;
  /** Accepts all that the last run found. */
  accept(): void;
  /** Rewrites a file of the brand, or of its theme below `themes/`. @throws when that changes nothing. */
  rewrite(file: string, change: (text: string) => string): void;
}

/** Lends picture runs of one brand, of all its screens or of those of `LIVERY_BENCH_SCREENS`; removes them afterwards. */
export async function withPictureRuns<T>(act: (runs: PictureRuns) => Promise<T>): Promise<T> {
  const dir = mkdtempSync(join(tmpdir(), 'livery-bench-pictures-'));
  const { LIVERY_TEST, NODE_ENV, LIVERY_BENCH_SCREENS } = process.env;
  const screens = LIVERY_BENCH_SCREENS?.split(',');
  const options: SnapshotOptions = {
    dirs: [join(dir, brand)],
    themesDir: join(dir, 'themes'),
    narrowing: screens === undefined ? {} : { screens },
    ...{ sample: 0, storeDir: join(dir, 'store'), acceptedFile: join(dir, 'accepted.json') },
    onProgress: () => undefined,
  };
  try {
    cpSync(join(projectRoot, 'merchants', brand), join(dir, brand), { recursive: true });
    cpSync(join(projectRoot, 'themes', brand), join(dir, 'themes', brand), { recursive: true });
    // A build is made once for whatever pictures are taken of it.
    await buildClient();
    return await act({
      options,
      run: (sample = 0) => runSnapshot({ ...options, sample }),
      accept: () => void approve(options.storeDir, options.acceptedFile, ['all']),
      rewrite: (file, change) => rewrite(join(dir, file), change),
    });
  } finally {
    // A stack of pictures stands still; what is measured after it does not.
    restore({ LIVERY_TEST, NODE_ENV });
    rmSync(dir, { recursive: true, force: true });
  }
}

function rewrite(file: string, change: (text: string) => string): void {
  const text = readFileSync(file, 'utf8');
  const next = change(text);
  if (next === text) throw new Error(`Nothing was changed in ${file}.`);
  writeFileSync(file, next);
}

function restore(values: Readonly<Record<string, string | undefined>>): void {
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
}
