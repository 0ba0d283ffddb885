import { spawnSync } from 'node:child_process';
import { productBrands } from './product-brands.ts';
import { sourceHash } from './source-hash.ts';

/** How many commits back a brand counts as changed. */
const commits = 10;

/**
 * What a whole run gives its sweeps (`tests/support/swept-brands.ts`): the hash of the sources, and the brands whose folder or
 * theme the last commits changed; without Git's history none.
 */
export function sweepOf(root: string): string {
  const log = ['log', '-n', String(commits), '--format=', '--name-only'];
  const files = spawnSync('git', log, { cwd: root, encoding: 'utf8' }).stdout ?? '';
  // A manifest changes with every change of the engine.
  const changed = new Set(
    [...files.matchAll(/^(?:merchants|themes)\/(\w+)\/(?!manifest\.txt$)/gm)].map(([, code]) => code),
  );
  return [sourceHash(root), ...productBrands.filter((brand) => changed.has(brand))].join(' ');
}
