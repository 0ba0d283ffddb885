import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { acceptUpstream } from './accept-upstream.ts';
import { accept } from './accept.ts';
import { check } from './check.ts';
import { checkDeletions } from './deletion.ts';
import { idsOf } from './catalogue.ts';
import { isAcceptance, readLastRun, recordRun } from './last-run.ts';
import { projectRoot, runCommand } from './run-command.ts';
import { runMutants } from '../mutants/browser/run.ts';
import { pictureNote } from './picture-age.ts';
import { checkProof } from './read-trace.ts';
import { countByChapter, readFindings } from './security.ts';
import { sourceHash } from './source-hash.ts';
import { plantedTest, runUnitTests, slowTests } from './steps.ts';
import { failedLines, runParts, type TestPart } from './test-parts.ts';

/** What the attacks on the running programs take on two quiet cores. */
const attackSeconds = 90;
/** What the short run of a fault test may take. */
const killSeconds = 60;
/** How many planted faults the unit tests must notice; others for every state of the sources. */
const mutantSample = 4;

// `npm test`: the gate without a browser, the slow unit tests, a sample of the long proofs, the attacks on the running
// programs, then the product in a browser, and a sample of the account screens on merchants that follow another platform;
// whether every row is proved by this very run, and last small mistakes that the browser's tests of some rows must notice.
// The whole of each sample is in `npm run soak`. Nothing hides what comes after it; with arguments only the gate and the
// tests that they choose.
const args = process.argv.slice(2);
const gate: TestPart = { name: 'gate', run: runGate };
const acceptance: TestPart = { name: 'acceptance', run: runAcceptance };
const parts: readonly TestPart[] = [
  gate,
  unitPart({ name: 'slow unit tests', files: [slowTests], verdict: 'all passed', usualSeconds: 340 }),
  unitPart({ name: 'planted violations', files: [plantedTest], verdict: 'each was caught', usualSeconds: 60 }),
  // Six kills, fewer on a machine that is too busy for them.
  samplePart('kills while publishing', 'tests/faults/kill-while-publishing.fault.ts', '6', String(killSeconds)),
  // Three kills, over a dozen merchants.
  samplePart('kills in change sets', 'tests/faults/kill-in-change-set.fault.ts', '3', String(killSeconds), '12'),
  // 60 operations with money between kills.
  samplePart('kills while paying', 'tests/faults/kill-while-paying.fault.ts', '60', String(killSeconds)),
  // A few kills while a team of four dozen is settled and paid for the last weeks.
  samplePart('kills while settling', 'tests/faults/kill-while-settling.fault.ts', '4', '15', '4', '16'),
  samplePart('spoilt folders', 'tests/fuzz/folders.fuzz.ts', '1000'),
  samplePart('spoilt calls', 'tests/fuzz/api.fuzz.ts', '4000'),
  samplePart('mutants by unit tests', 'tests/mutants/run.ts', String(mutantSample)),
  { name: 'deletions', run: () => checkDeletions({ isComplete: false }) },
  { ...samplePart('attacks', 'tests/attacks/run.ts'), usualSeconds: attackSeconds },
  acceptance,
  { name: 'acceptance on a followed platform', run: () => acceptUpstream({ isWhole: false }) },
  { name: 'trace', run: () => checkProof(projectRoot) },
  { name: 'mutants in a browser', run: () => runMutants([]) },
];
process.exitCode = (await runParts(args.length === 0 ? parts : [gate, acceptance])) ? 0 : 1;

async function runGate(): Promise<readonly string[]> {
  const failures = await check();
  process.stdout.write(`\nOWASP ASVS 5.0, levels 1 and 2:\n${countByChapter(readFindings(projectRoot)).join('\n')}\n`);
  const note = await pictureNote(projectRoot);
  if (note) process.stdout.write(`\npictures: ${note}\n`);
  return failures;
}

interface UnitPart {
  readonly name: string;
  /** What the names of the files contain. */
  readonly files: readonly string[];
  /** What is said when all pass. */
  readonly verdict: string;
  readonly usualSeconds: number;
}

/** Unit tests that the gate leaves out. */
function unitPart({ name, files, verdict, usualSeconds }: UnitPart): TestPart {
  const run = async (): Promise<readonly string[]> => {
    const { ok, output } = await runUnitTests(projectRoot, files);
    process.stdout.write(`\n${name}: ${ok ? verdict : `FAILED\n${output.trim()}`}\n`);
    return ok ? [] : failedLines(output);
  };
  return { name, usualSeconds, run };
}

/** A program that tries some of what its whole run tries; rows that its source claims are proved when it succeeds. */
function samplePart(name: string, file: string, ...args: readonly string[]): TestPart {
  const run = async (): Promise<readonly string[]> => {
    const startedAt = performance.now();
    const { ok, output } = await runCommand('node', [file, ...args]);
    const ids = idsOf(readFileSync(join(projectRoot, file), 'utf8'));
    const milliseconds = performance.now() - startedAt;
    const outcome = { file, title: name, ids, passed: ok, milliseconds, sources: sourceHash(projectRoot) };
    if (ids.length > 0) recordRun(projectRoot, [outcome]);
    process.stdout.write(`\n${output.trimEnd()}\n`);
    return ok ? [] : failedLines(output);
  };
  return { name, run };
}

async function runAcceptance(): Promise<readonly string[]> {
  if (await accept(args)) return [];
  const sources = sourceHash(projectRoot);
  const failed = Object.values(readLastRun(projectRoot)).filter(
    (test) => isAcceptance(test) && !test.passed && test.sources === sources,
  );
  return failed.length > 0 ? failed.map(({ file, title }) => `${file}  ${title}`) : ['too many tests are unsteady'];
}
