import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** How one test that claims rows, or any acceptance test, ended in the last run that included it. */
export interface TestOutcome {
  readonly file: string;
  readonly title: string;
  readonly ids: readonly string[];
  readonly passed: boolean;
  readonly milliseconds: number;
  /** `sourceHash` of what it ran on. */
  readonly sources: string;
  /** It failed at the first try. */
  readonly unsteady?: true;
  /** Why a test failed without its subject; only in a run of the deletion check. */
  readonly reason?: string;
}

/** Outcomes by `file › title`. Runs of a slice replace only what they ran. */
export type LastRun = Readonly<Record<string, TestOutcome>>;

/** What the deletion check found for one row: the subject that was removed, and the tests that passed without it. */
export interface DeletionFinding {
  readonly id: string;
  readonly removed: string;
  readonly survivors: readonly string[];
  /** Tests that never ran, because no site can be made without the subject: nothing was proved. */
  readonly impossible: readonly string[];
}

const runFolder = 'last-run';

/** The outcomes of the last runs; empty when there was none. */
export function readLastRun(root: string): LastRun {
  const names = globSync(`${runFolder}/*.json`, { cwd: join(root, '.data') }).sort();
  return Object.assign({}, ...names.map((name) => readData<LastRun>(root, name, {})));
}

/** Whether an outcome is that of a test in a browser. */
export function isAcceptance({ file }: Pick<TestOutcome, 'file'>): boolean {
  return file.startsWith('tests/acceptance/');
}

/**
 * Remembers outcomes. A whole run of the acceptance tests forgets those that no longer exist. Each file of tests has its
 * outcomes in a file of its own, so that runs beside each other, which never share one, take nothing from each other.
 */
export function recordRun(root: string, outcomes: readonly TestOutcome[], isWhole = false): void {
  const forgotten = isWhole ? globSync(runFileOf('tests/acceptance/*'), { cwd: join(root, '.data') }) : [];
  for (const name of forgotten) rmSync(join(root, '.data', name));
  for (const [file, own] of Map.groupBy(outcomes, (outcome) => outcome.file)) {
    const fresh = Object.fromEntries(own.map((outcome) => [`${file} › ${outcome.title}`, outcome]));
    writeData(root, runFileOf(file), { ...readData<LastRun>(root, runFileOf(file), {}), ...fresh });
  }
}

function runFileOf(file: string): string {
  return `${runFolder}/${file.replaceAll('/', '+')}.json`;
}

/** How a run of the browser ended; an error outside a test counts as a failure. */
export interface RunCount {
  readonly passed: number;
  readonly failed: number;
}

/** Leaves the count for the process that started the browser. */
export function recordCount(root: string, count: RunCount): void {
  writeData(root, 'last-count.json', count);
}

/** The count of the latest run; a run that never came to its end failed. */
export function takeCount(root: string): RunCount {
  const count = readData<RunCount>(root, 'last-count.json', { passed: 0, failed: 1 });
  rmSync(join(root, '.data/last-count.json'), { force: true });
  return count;
}

/** Remembers the run of one deletion apart, so that it does not count as a run of the product. */
export function recordDeletionRun(root: string, outcomes: readonly TestOutcome[]): void {
  writeData(root, 'deletion-run.json', outcomes);
}

/** Outcomes of the latest run of one deletion. */
export function readDeletionRun(root: string): readonly TestOutcome[] {
  return readData(root, 'deletion-run.json', []);
}

/** Findings of the last deletion check by row. */
export function readDeletions(root: string): Readonly<Record<string, DeletionFinding>> {
  return readData(root, 'deletions.json', {});
}

/** Remembers findings, replacing those of the same rows. */
export function recordDeletions(root: string, findings: readonly DeletionFinding[]): void {
  const fresh = Object.fromEntries(findings.map((finding) => [finding.id, finding]));
  writeData(root, 'deletions.json', { ...readDeletions(root), ...fresh });
}

function readData<T>(root: string, name: string, absent: T): T {
  const path = join(root, '.data', name);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : absent;
}

function writeData(root: string, name: string, value: unknown): void {
  const path = join(root, '.data', name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(value, undefined, 1));
}
