import { accept } from './accept.ts';
import { check } from './check.ts';
import { commandPart, samplePart, unitPart } from './command-parts.ts';
import { isAcceptance, readLastRun } from './last-run.ts';
import { projectRoot } from './run-command.ts';
import { pictureNote } from './picture-age.ts';
import { checkProof } from './read-trace.ts';
import { countByChapter, readFindings } from './security.ts';
import { sourceHash } from './source-hash.ts';
import { plantedTest, slowTests } from './steps.ts';
import { runParts, type Stage, type TestPart } from './test-parts.ts';

/** What these take on two quiet cores, with what runs beside them. */
const [slowSeconds, plantedSeconds, attackSeconds] = [560, 90, 90];
/** What the short run of a fault test may take: far more than it needs, so that what runs beside it takes no kill from it. */
const killSeconds = 120;
/** How many planted faults the unit tests must notice, and the tests in a browser; others for every state of the sources. */
const [mutantSample, browserMutantSample] = [4, 5];

// `npm test`: the gate without a browser; the slow unit tests beside a sample of the long proofs; whether tests notice what is
// broken for them; then the product in a browser, and whether every row is proved by this very run. The whole of each sample is
// in `npm run soak`. Nothing hides what comes after it; with arguments only the gate and the tests that they choose.
const args = process.argv.slice(2);
const gate: TestPart = { name: 'gate', run: runGate };
const acceptance: TestPart = { name: 'acceptance', run: runAcceptance };

const slowUnitTests = unitPart({
  name: 'slow unit tests',
  files: [slowTests],
  verdict: 'all passed',
  usualSeconds: slowSeconds,
});

// Most of these wait more than they compute; those that compute make both lanes take equally long. What Playwright runs leaves
// its count in one place: no two lanes have any of it.
const samples: readonly TestPart[] = [
  // Six kills, fewer on a machine that is too busy for them.
  samplePart('kills while publishing', 'tests/faults/kill-while-publishing.fault.ts', '6', String(killSeconds)),
  // Three kills, over a dozen merchants.
  samplePart('kills in change sets', 'tests/faults/kill-in-change-set.fault.ts', '3', String(killSeconds), '12'),
  // 60 operations with money between kills.
  samplePart('kills while paying', 'tests/faults/kill-while-paying.fault.ts', '60', String(killSeconds)),
  // A few kills while a team of four dozen is settled and paid for the last weeks.
  samplePart('kills while settling', 'tests/faults/kill-while-settling.fault.ts', '4', '30', '4', '16'),
  samplePart('spoilt folders', 'tests/fuzz/folders.fuzz.ts', '1000'),
  samplePart('spoilt calls', 'tests/fuzz/api.fuzz.ts', '4000'),
  { ...samplePart('attacks', 'tests/attacks/run.ts'), usualSeconds: attackSeconds },
  samplePart('mutants by unit tests', 'tests/mutants/run.ts', String(mutantSample)),
  commandPart('acceptance on a followed platform', 'tests/gate/accept-upstream.ts', '--sample'),
  unitPart({
    name: 'planted violations',
    files: [plantedTest],
    verdict: 'each was caught',
    usualSeconds: plantedSeconds,
  }),
];

// A test that is meant to fail is not given long. Nothing runs beside these, or what is only late would count as noticed.
const noticed: readonly TestPart[] = [
  commandPart('deletions', 'tests/gate/deletion.ts'),
  commandPart('mutants in a browser', 'tests/mutants/browser/run.ts', String(browserMutantSample)),
];

const whole: readonly Stage[] = [
  [[gate]],
  [[slowUnitTests], samples],
  [noticed],
  [[acceptance, { name: 'trace', run: () => checkProof(projectRoot) }]],
];
process.exitCode = (await runParts(args.length === 0 ? whole : [[[gate, acceptance]]])) ? 0 : 1;

async function runGate(): Promise<readonly string[]> {
  const failures = await check();
  process.stdout.write(`\nOWASP ASVS 5.0, levels 1 and 2:\n${countByChapter(readFindings(projectRoot)).join('\n')}\n`);
  const note = await pictureNote(projectRoot);
  if (note) process.stdout.write(`\npictures: ${note}\n`);
  return failures;
}

async function runAcceptance(): Promise<readonly string[]> {
  if (await accept(args)) return [];
  const sources = sourceHash(projectRoot);
  const failed = Object.values(readLastRun(projectRoot)).filter(
    (test) => isAcceptance(test) && !test.passed && test.sources === sources,
  );
  return failed.length > 0 ? failed.map(({ file, title }) => `${file}  ${title}`) : ['too many tests are unsteady'];
}
