import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '../gate/run-command.ts';

/** What a run says with `--json`, as far as tests look at it; only `error` where it could not run. */
export interface SaidSnapshot {
  readonly error?: string;
  readonly taken?: number;
  readonly failures?: readonly { readonly id: string; readonly failure: string }[];
  readonly clusters?: readonly {
    readonly screen: string;
    readonly causes: readonly { readonly kind: string; readonly name: string; readonly places: readonly string[] }[];
  }[];
}

/** Calls `livery snapshot --json` of a checkout as staff do, over a brand, themes and a store in `dir`. */
export function callSnapshot(
  dir: string,
  brand: string,
  words: readonly string[],
  root = projectRoot,
): Promise<{ readonly code: number; readonly said: SaidSnapshot }> {
  const kept = ['--store', join(dir, 'store'), '--accepted', join(dir, 'accepted.json')];
  const args = [join(root, 'scripts/livery.ts'), 'snapshot', join(dir, brand), '--json', ...kept];
  return new Promise((done, fail) => {
    execFile(
      process.execPath,
      [...args, '--themes', join(dir, 'themes'), ...words],
      { maxBuffer: 32 * 1024 * 1024 },
      (error, out, err) => {
        const at = out.indexOf('{\n');
        if (at < 0) fail(new Error(`${out}\n${err}`));
        else
          done({
            code: typeof error?.code === 'number' ? error.code : 0,
            said: JSON.parse(out.slice(at)) as SaidSnapshot,
          });
      },
    );
  });
}
