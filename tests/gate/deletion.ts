import { deletions } from '../acceptance/deletions.ts';
import { runPlaywright } from './accept.ts';
import { findClaims } from './catalogue.ts';
import { type DeletionFinding, readDeletionRun, recordDeletions } from './last-run.ts';
import { projectRoot } from './run-command.ts';
import { withStack } from './with-stack.ts';

const sampleSize = 8;

/**
 * Removes one declared subject at a time from every throw-away merchant and runs the tests that claim its rows: a
 * test that passes without its subject proves nothing. A sample, a different one each day, unless `isComplete`.
 */
export async function checkDeletions({ isComplete }: { readonly isComplete: boolean }): Promise<void> {
  const claimed = new Set(findClaims(projectRoot).flatMap((claim) => claim.ids));
  const subjects = [...groupBySubject(claimed)];
  const chosen = isComplete ? subjects : sampleOf(subjects);
  const findings = await withStack(async (env) => {
    const found: DeletionFinding[] = [];
    for (const [removed, ids] of chosen) {
      process.stdout.write(`\nwithout ${removed}: ${ids.join(', ')}\n`);
      await runPlaywright(env, ['--grep', `@(${ids.join('|')})\\b`], { LIVERY_WITHOUT: removed });
      const outcomes = readDeletionRun(projectRoot);
      for (const id of ids) {
        const survivors = outcomes.filter((outcome) => outcome.passed && outcome.ids.includes(id));
        found.push({ id, removed, survivors: survivors.map((outcome) => outcome.title) });
      }
    }
    return found;
  });
  recordDeletions(projectRoot, findings);
  const survived = findings.filter((finding) => finding.survivors.length > 0);
  process.stdout.write(
    `\ndeletion: ${findings.length - survived.length} of ${findings.length} rows fail without their subject\n`,
  );
  for (const { id, removed, survivors } of survived) {
    process.stdout.write(`  ${id} passes without ${removed}: ${survivors.join(' · ')}\n`);
  }
}

function groupBySubject(claimed: ReadonlySet<string>): ReadonlyMap<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [id, removed] of Object.entries(deletions)) {
    if (claimed.has(id)) groups.set(removed, [...(groups.get(removed) ?? []), id]);
  }
  return groups;
}

function sampleOf<T>(all: readonly T[]): readonly T[] {
  const start = (Math.floor(Date.now() / 86_400_000) * sampleSize) % Math.max(all.length, 1);
  return [...all.slice(start), ...all.slice(0, start)].slice(0, sampleSize);
}
