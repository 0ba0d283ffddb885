import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildClient } from '../../scripts/build-client.ts';
import { projectRoot } from '../gate/run-command.ts';
import { readNarrowing } from '../snapshot/read-narrowing.ts';
import { approve } from '../snapshot/run/last-run.ts';
import type { SnapshotResult } from '../snapshot/run/result.ts';
import { runSnapshot, type SnapshotOptions } from '../snapshot/run/run-snapshot.ts';

/** Which pictures a bench takes, as its options say: brands and screens with commas; `all` brands. */
export interface PictureSides {
  readonly brands?: string | undefined;
  readonly screens?: string | undefined;
}

/** Copies of brands, with a store of pictures of their own. */
export interface PictureRuns {
  readonly options: SnapshotOptions;
  /** Code of the first brand, which changes are made in. */
  readonly brand: string;
  /** Photographs what changed and `sample` of what did not. */
  run(sample?: number): Promise<SnapshotResult>;
  /** Accepts all that the last run found. */
  accept(): void;
  /** Rewrites a file of a brand, or of a theme below `themes/`. @throws when that changes nothing. */
  rewrite(file: string, change: (text: string) => string): void;
}

/** Lends picture runs of karat or of the brands that are named, of all their screens or of some; removes them afterwards. */
export async function withPictureRuns<T>(
  { brands, screens }: PictureSides,
  act: (runs: PictureRuns) => Promise<T>,
): Promise<T> {
  const codes = brandsOf(brands);
  const [brand = ''] = codes;
  const dir = mkdtempSync(join(tmpdir(), 'livery-bench-pictures-'));
  const { LIVERY_TEST, NODE_ENV } = process.env;
  const options: SnapshotOptions = {
    dirs: codes.map((code) => join(dir, code)),
    themesDir: join(dir, 'themes'),
    narrowing: readNarrowing({ screen: screens }),
    ...{ sample: 0, storeDir: join(dir, 'store'), acceptedFile: join(dir, 'accepted.json') },
    onProgress: (text) => void process.stderr.write(text),
  };
  try {
    for (const code of codes) cpSync(join(merchantsDir, code), join(dir, code), { recursive: true });
    cpSync(join(projectRoot, 'themes'), join(dir, 'themes'), { recursive: true });
    // A build is made once for whatever pictures are taken of it.
    await buildClient();
    return await act({
      options,
      brand,
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

const merchantsDir = join(projectRoot, 'merchants');

function brandsOf(word = 'karat'): readonly string[] {
  const all = readdirSync(merchantsDir).filter((code) => existsSync(join(merchantsDir, code, 'merchant.json')));
  if (word === 'all') return all;
  const codes = word.split(',');
  const unknown = codes.find((code) => !all.includes(code));
  if (unknown !== undefined) throw new Error(`There is no brand "${unknown}"; there are ${all.join(', ')}.`);
  return codes;
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
