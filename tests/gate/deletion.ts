import { deletions } from '../acceptance/deletions.ts';
import { withoutSubject } from '../acceptance/without-subject.ts';
import { runPlaywright } from './accept.ts';
import { findClaims } from './catalogue.ts';
import { planPasses } from './deletion-passes.ts';
import { type DeletionFinding, readDeletionRun, recordDeletions, type TestOutcome } from './last-run.ts';
import { projectRoot } from './run-command.ts';
import { withStack } from './with-stack.ts';

const sampleSize = 4;
/** What the sample of `npm test` may take. */
const sampleBudgetSeconds = 60;

/**
 * Takes the declared subject of each claimed row away from the throw-away merchants of the tests that claim it: a test
 * that passes without its subject proves nothing. A sample, another one each day, unless `isComplete`; `rows` narrows
 * it to some rows. True when every row that was looked at fails without its subject.
 */
export async function checkDeletions({
  isComplete,
  rows = [],
}: {
  readonly isComplete: boolean;
  readonly rows?: readonly string[];
}): Promise<boolean> {
  const startedAt = performance.now();
  const claims = findClaims(projectRoot);
  const claimed = new Set(claims.flatMap(({ ids }) => ids));
  const known = Object.entries(deletions).filter(([id]) => claimed.has(id) && (rows.length === 0 || rows.includes(id)));
  const passes = planPasses(isComplete || rows.length > 0 ? known : sampleOf(known), claims);
  const findings = await withStack(async (env) => {
    const found: DeletionFinding[] = [];
    for (const [index, pass] of passes.entries()) {
      const ids = Object.keys(pass);
      process.stdout.write(`\ndeletion, pass ${index + 1} of ${passes.length}: ${ids.length} rows\n`);
      await runPlaywright(env, ['--grep', `@(${ids.join('|')})\\b`], { LIVERY_WITHOUT: JSON.stringify(pass) });
      const outcomes = readDeletionRun(projectRoot);
      for (const [id, removed] of Object.entries(pass)) found.push(judge(id, removed, outcomes));
    }
    return found;
  });
  recordDeletions(projectRoot, findings);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  print(findings);
  if (isComplete) printRest(claimed);
  else process.stdout.write(`deletion sample: ${seconds} s of ${sampleBudgetSeconds} s\n`);
  return findings.every(isNoticed);
}

function judge(id: string, removed: string, outcomes: readonly TestOutcome[]): DeletionFinding {
  const own = outcomes.filter((outcome) => outcome.ids.includes(id));
  const isImpossible = ({ reason = '' }: TestOutcome) => /\/livery\/test\/site answered/.test(reason);
  const titled = (some: readonly TestOutcome[]) => some.map(({ title }) => title);
  return {
    id,
    removed,
    survivors: titled(own.filter(({ passed }) => passed)),
    impossible: own.length === 0 ? ['no test ran'] : titled(own.filter(isImpossible)),
  };
}

function isNoticed({ survivors, impossible }: DeletionFinding): boolean {
  return survivors.length === 0 && impossible.length === 0;
}

function print(findings: readonly DeletionFinding[]): void {
  const noticed = findings.filter(isNoticed).length;
  process.stdout.write(`\ndeletion: ${noticed} of ${findings.length} rows fail without their subject\n`);
  for (const { id, removed, survivors, impossible } of findings) {
    if (survivors.length > 0)
      process.stdout.write(`FAILED  ${id} passes without ${removed}: ${survivors.join(' · ')}\n`);
    if (impossible.length > 0)
      process.stdout.write(`FAILED  ${id} has no site without ${removed}: ${impossible.join(' · ')}\n`);
  }
}

/** Rows that no deletion can speak about, by reason. */
function printRest(claimed: ReadonlySet<string>): void {
  const rest = [...claimed].filter((id) => !(id in deletions));
  const reasons = new Map<string, number>();
  for (const id of rest) {
    const reason = withoutSubject[id] ?? 'unlisted';
    reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  }
  const counts = [...reasons].map(([reason, count]) => `${reason} ${count}`).join(', ');
  process.stdout.write(`deletion: ${rest.length} claimed rows have no declared subject (${counts})\n`);
}

/** Some subjects, the next ones each day. */
function sampleOf(known: readonly (readonly [string, string])[]): readonly (readonly [string, string])[] {
  const subjects = [...new Set(known.map(([, removed]) => removed))];
  const start = (Math.floor(Date.now() / 86_400_000) * sampleSize) % Math.max(subjects.length, 1);
  const chosen = new Set([...subjects.slice(start), ...subjects.slice(0, start)].slice(0, sampleSize));
  return known.filter(([, removed]) => chosen.has(removed));
}

if (import.meta.main) process.exitCode = (await checkDeletions({ isComplete: false })) ? 0 : 1;
