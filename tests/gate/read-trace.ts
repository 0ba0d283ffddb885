import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findClaims, readCatalogue } from './catalogue.ts';
import { readDeletions, readLastRun } from './last-run.ts';
import { sourceHash } from './source-hash.ts';
import { proofProblems, summarize, type TracedRow, traceRows } from './trace-rows.ts';

/** Every row of the catalogue with what the last runs on these very sources say of it. */
export function readTrace(root: string): readonly TracedRow[] {
  return traceRows({
    rows: readCatalogue(root),
    claims: findClaims(root),
    lastRun: readLastRun(root),
    deletions: readDeletions(root),
    excuses: readExcuses(root),
    sources: sourceHash(root),
  });
}

/** Prints what a whole run has proved, and whether that is everything that has to be. */
export function checkProof(root: string): boolean {
  const rows = readTrace(root);
  const unsteady = rows.filter(({ isUnsteady }) => isUnsteady).map(({ id }) => id);
  const problems = proofProblems(rows, readExcuses(root));
  const lines = [
    `trace: ${summarize(rows)}`,
    ...(unsteady.length > 0 ? [`unsteady, proved at the second try: ${unsteady.join(', ')}`] : []),
    ...problems,
  ];
  process.stdout.write(`\n${lines.join('\n')}\n`);
  return problems.length === 0;
}

function readExcuses(root: string): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(join(root, 'tests/acceptance/unproved.json'), 'utf8')) as Record<string, string>;
}
