import { acceptUpstream } from './accept-upstream.ts';
import { accept } from './accept.ts';
import { check } from './check.ts';
import { checkDeletions } from './deletion.ts';
import { projectRoot, runCommand } from './run-command.ts';
import { runMutants } from '../mutants/browser/run.ts';
import { checkProof } from './read-trace.ts';
import { countByChapter, readFindings } from './security.ts';
import { plantedTest, runUnitTests, slowTests } from './steps.ts';

/** What the unit tests that the gate leaves out may take. */
const slowBudgetSeconds = 90;
/** What the gate's proof of itself may take. */
const plantedBudgetSeconds = 60;
/** What the attacks on the running programs may take. */
const attackBudgetSeconds = 90;
/** What the short run of the fault test may take. */
const killBudgetSeconds = 60;
/** How many planted faults the unit tests must notice; others for every state of the sources. */
const mutantSample = 4;

// `npm test`: the gate without a browser, the slow unit tests, a sample of the long proofs, the attacks on the running
// programs, then the product in a browser, and a sample of the account screens on merchants that follow another platform;
// whether every row is proved by this very run, and last small mistakes that the browser's tests of some rows must notice.
// Nothing hides what comes after it; with arguments only the gate and the tests that they choose.
const args = process.argv.slice(2);
const isClean = await check();
process.stdout.write(`\nOWASP ASVS 5.0, levels 1 and 2:\n${countByChapter(readFindings(projectRoot)).join('\n')}\n`);
const slow = { name: 'slow unit tests', files: [slowTests], verdict: 'all passed', budgetSeconds: slowBudgetSeconds };
const areSlowTestsGood = args.length > 0 || (await runTimed(slow));
const planted = {
  name: 'planted violations',
  files: [plantedTest],
  verdict: 'each was caught',
  budgetSeconds: plantedBudgetSeconds,
};
const isGateSound = args.length > 0 || (await runTimed(planted));
const areProofsGood = args.length > 0 || (await sampleProofs());
const isRepelled = args.length > 0 || (await runAttacks());
const isAccepted = await accept(args);
const isFollowing = args.length > 0 || (await acceptUpstream({ isWhole: false }));
const isProved = args.length > 0 || checkProof(projectRoot);
const areMutantsKilled = args.length > 0 || (await runMutants([]));
const verdicts = [
  isClean,
  areSlowTestsGood,
  isGateSound,
  areProofsGood,
  isRepelled,
  isAccepted,
  isFollowing,
  isProved,
  areMutantsKilled,
];
process.exitCode = verdicts.every(Boolean) ? 0 : 1;

interface TimedTests {
  readonly name: string;
  /** What the names of their files contain. */
  readonly files: readonly string[];
  /** What is said when all pass. */
  readonly verdict: string;
  readonly budgetSeconds: number;
}

/** Runs unit tests that the gate leaves out and prints their time beside what they may take. */
async function runTimed({ name, files, verdict, budgetSeconds }: TimedTests): Promise<boolean> {
  const startedAt = performance.now();
  const { ok, output } = await runUnitTests(projectRoot, files);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const said = ok ? verdict : `FAILED\n${output.trim()}\n`;
  process.stdout.write(`\n${name}: ${said}, ${seconds} s of ${budgetSeconds} s\n`);
  return ok;
}

/**
 * Six kills while publishing, fewer on a machine that is too busy for them, 60 operations with money between kills, 1,000 spoilt folders, 2,000 spoilt calls,
 * four planted faults, and four subjects of the deletion check; the whole of each is in `npm run soak`.
 */
async function sampleProofs(): Promise<boolean> {
  const startedAt = performance.now();
  const kill = ['tests/faults/kill-while-publishing.fault.ts', '6', String(killBudgetSeconds)];
  const { ok, output } = await runCommand('node', kill);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  process.stdout.write(`\n${output.trimEnd()}\nkill -9, sample: ${seconds} s of ${killBudgetSeconds} s\n`);
  const pay = await runCommand('node', ['tests/faults/kill-while-paying.fault.ts', '60', String(killBudgetSeconds)]);
  process.stdout.write(`\n${pay.output.trimEnd()}\n`);
  const fuzz = await runCommand('node', ['tests/fuzz/folders.fuzz.ts', '1000']);
  process.stdout.write(`\n${fuzz.output.trimEnd()}\n`);
  const calls = await runCommand('node', ['tests/fuzz/api.fuzz.ts', '2000']);
  process.stdout.write(`\n${calls.output.trimEnd()}\n`);
  const mutants = await runCommand('node', ['tests/mutants/run.ts', String(mutantSample)]);
  process.stdout.write(`\n${mutants.output.trimEnd()}\n`);
  return (await checkDeletions({ isComplete: false })) && ok && pay.ok && fuzz.ok && calls.ok && mutants.ok;
}

/** Raw bytes against the running service and the running sandbox. */
async function runAttacks(): Promise<boolean> {
  const startedAt = performance.now();
  const { ok, output } = await runCommand('node', ['tests/attacks/run.ts']);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  process.stdout.write(`\n${output.trimEnd()}\nattacks: ${seconds} s of ${attackBudgetSeconds} s\n`);
  return ok;
}
