import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDeletionRun, type TestOutcome } from '../../gate/last-run.ts';
import { projectRoot, runCommand } from '../../gate/run-command.ts';
import { findClaims } from '../../gate/catalogue.ts';
import { copyCheckout } from '../../snapshot/copy-checkout.ts';
import { chooseMutants } from '../choose-mutants.ts';
import { noteKilled } from '../killed.ts';
import type { Mutant } from '../mutant.ts';
import { mutate } from '../mutate.ts';
import { mutants } from './mutants.ts';

/**
 * Makes one small mistake at a time in a copy of the product and runs the tests of the rows that it breaks, in a browser
 * against the spoilt site. A mutant is killed when a test of each of its rows fails by an assertion; one that survives, or
 * whose rows fail without it too, fails the run. `--all` tries every mutant, `--only texts` those of files or rows that are
 * named, a number as many as it says, others for every state of the sources.
 */
async function runMutants(args: readonly string[]): Promise<boolean> {
  const startedAt = performance.now();
  const seconds = () => Math.round((performance.now() - startedAt) / 1000);
  const count = Number(args[0]) || mutants.length;
  const root = mkdtempSync(join(tmpdir(), 'livery-mutants-'));
  copyCheckout(root);
  const verdicts: Verdict[] = [];
  try {
    for (const mutant of chooseMutants(mutants, args, testsOf).slice(0, count)) {
      const verdict = await tryMutant(root, mutant);
      if (verdict.said === 'killed') noteKilled(mutant, testsOf);
      verdicts.push(verdict);
      process.stdout.write(
        `${verdict.said.padEnd(8)}  ${mutant.kind.padEnd(10)}  ${mutant.file}  ${mutant.find.trim()} -> ${mutant.put || 'nothing'}  (${mutant.rows.join(', ')})\n`,
      );
      if (verdict.why !== '') process.stdout.write(`          ${verdict.why}\n`);
    }
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
  const killed = verdicts.filter(({ said }) => said === 'killed').length;
  process.stdout.write(`mutants: ${killed} of ${verdicts.length} killed, ${seconds()} s\n`);
  return verdicts.length > 0 && killed === verdicts.length;
}

/** Paths of the acceptance tests that claim one of the rows. */
function testsOf(rows: readonly string[]): readonly string[] {
  const claims = findClaims(projectRoot).filter(({ ids }) => ids.some((id) => rows.includes(id)));
  return [...new Set(claims.map(({ file }) => file))];
}

interface Verdict {
  readonly said: 'killed' | 'SURVIVED';
  /** What did not fail, or failed for another reason than the mistake. */
  readonly why: string;
}

async function tryMutant(root: string, mutant: Mutant): Promise<Verdict> {
  const file = join(root, mutant.file);
  const source = readFileSync(file, 'utf8');
  writeFileSync(file, mutate(source, mutant));
  try {
    return judge(mutant, await runRows(root, mutant.rows));
  } finally {
    writeFileSync(file, source);
  }
}

/** Outcomes of the rows' tests: once each, with the short waits of a run in which failing is expected. */
async function runRows(root: string, rows: readonly string[]): Promise<readonly TestOutcome[]> {
  const env = { LIVERY_WITHOUT: '{}', LIVERY_ART: join(projectRoot, '.data/art') };
  await runCommand('node', ['tests/gate/accept.ts', '--grep', `@(${rows.join('|')})\\b`], { cwd: root, env });
  return readDeletionRun(root);
}

function judge({ rows }: Mutant, outcomes: readonly TestOutcome[]): Verdict {
  const faults = rows.flatMap((row) => {
    const own = outcomes.filter(({ ids }) => ids.includes(row));
    if (own.some(({ passed, reason = '' }) => !passed && isAssertion(reason))) return [];
    if (own.length === 0) return [`no test of ${row} ran`];
    const ends = own.map(({ title, passed, reason = '' }) =>
      passed ? `${title} passed` : `${title}: ${firstLine(reason)}`,
    );
    return [`${row}: ${ends.join(' · ')}`];
  });
  return { said: faults.length === 0 ? 'killed' : 'SURVIVED', why: faults.join('; ') };
}

function isAssertion(reason: string): boolean {
  return /expect\(|expect\./.test(reason);
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? '';
}

if (import.meta.main) process.exitCode = (await runMutants(process.argv.slice(2))) ? 0 : 1;
