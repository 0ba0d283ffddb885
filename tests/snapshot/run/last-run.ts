import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Accepted, readAccepted, writeAccepted } from '../accepted.ts';
import type { Cluster } from '../cluster.ts';

/** What a run found, as far as it can be approved: cluster → cell → picture and inputs; a cell that is gone has neither. */
export interface LastRun {
  readonly clusters: Readonly<Record<string, readonly LastCell[]>>;
}

interface LastCell {
  readonly id: string;
  readonly picture?: string | undefined;
  readonly inputs?: string | undefined;
}

/** Keeps what a run found beside the pictures. */
export function writeLastRun(storeDir: string, clusters: readonly Cluster[]): void {
  const entries = clusters.map(({ id, changes }) => [
    id,
    changes.map(({ id: cell, after, inputs }) => ({ id: cell, picture: after, inputs })),
  ]);
  mkdirSync(storeDir, { recursive: true });
  writeFileSync(join(storeDir, 'last-run.json'), JSON.stringify({ clusters: Object.fromEntries(entries) }));
}

/** Reads what the last run found; nothing when there was none. */
export function readLastRun(storeDir: string): LastRun | undefined {
  const file = join(storeDir, 'last-run.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as LastRun) : undefined;
}

/**
 * Accepts clusters of the last run, all of them for `all`, or single cells of them; gives how many pictures that were. @throws a
 * sentence when there was no run or it found no such cluster or cell.
 */
export function approve(storeDir: string, acceptedFile: string, names: readonly string[]): number {
  const run = readLastRun(storeDir);
  if (!run) throw new Error('There is no run to approve: run livery snapshot first.');
  const found = Object.keys(run.clusters);
  const all = Object.entries(run.clusters).flatMap(([name, cells]) => cells.map((cell) => ({ ...cell, name })));
  const wanted = new Set(names.includes('all') ? found : names);
  for (const name of wanted) {
    if (all.some((cell) => cell.name === name || cell.id === name)) continue;
    throw new Error(`The last run found no ${name}; it found ${found.join(', ') || 'nothing'}.`);
  }
  const isWanted = (cluster: string, { id }: LastCell) => wanted.has(cluster) || wanted.has(id);
  const cells = all.filter((cell) => isWanted(cell.name, cell));
  const accepted: Record<string, Accepted[string]> = { ...readAccepted(acceptedFile) };
  for (const { id, picture, inputs } of cells) {
    if (picture === undefined || inputs === undefined) delete accepted[id];
    else accepted[id] = { picture, inputs };
  }
  writeAccepted(acceptedFile, accepted);
  const left = Object.entries(run.clusters)
    .map(([name, own]) => [name, own.filter((cell) => !isWanted(name, cell))] as const)
    .filter(([, own]) => own.length > 0);
  writeFileSync(join(storeDir, 'last-run.json'), JSON.stringify({ clusters: Object.fromEntries(left) }));
  return cells.length;
}
