import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Catalogue, catalogues, findClaims, readCatalogue } from './catalogue.ts';
import { readDeletions, readLastRun } from './last-run.ts';
import { sourceHash } from './source-hash.ts';
import { proofProblems, summarize, type TracedRow, traceRows } from './trace-rows.ts';

/** A catalogue with its rows as the last runs on these very sources left them. */
export interface TracedCatalogue {
  readonly name: string;
  readonly rows: readonly TracedRow[];
}

/** Every row of every catalogue with what the last runs on these very sources say of it. */
export function readTrace(root: string): readonly TracedCatalogue[] {
  const found = {
    claims: findClaims(root),
    lastRun: readLastRun(root),
    deletions: readDeletions(root),
    excuses: readExcuses(root),
    sources: sourceHash(root),
  };
  return catalogues.map((catalogue: Catalogue) => ({
    name: catalogue.name,
    rows: traceRows({ ...found, rows: readCatalogue(root, [catalogue]) }),
  }));
}

/** One line for each catalogue: `proved X of N, failing Y, unproved Z`, all but the first with its name. */
export function summarizeTrace(traced: readonly TracedCatalogue[]): readonly string[] {
  return traced.map(({ name, rows }, index) => `${index === 0 ? '' : `${name}: `}${summarize(rows)}`);
}

/** Prints what a whole run has proved, and whether that is everything that has to be. */
export function checkProof(root: string): boolean {
  const traced = readTrace(root);
  const rows = traced.flatMap((one) => one.rows);
  const unsteady = rows.filter(({ isUnsteady }) => isUnsteady).map(({ id }) => id);
  const problems = proofProblems(rows, readExcuses(root));
  const lines = [
    ...summarizeTrace(traced).map((line) => `trace: ${line}`),
    ...(unsteady.length > 0 ? [`unsteady, proved at the second try: ${unsteady.join(', ')}`] : []),
    ...problems,
  ];
  process.stdout.write(`\n${lines.join('\n')}\n`);
  return problems.length === 0;
}

function readExcuses(root: string): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(join(root, 'tests/acceptance/unproved.json'), 'utf8')) as Record<string, string>;
}
