import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FullResult, Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { idsOf } from './catalogue.ts';
import { recordCount, recordDeletionRun, recordRun, type TestOutcome } from './last-run.ts';
import { projectRoot } from './run-command.ts';
import { sourceHash } from './source-hash.ts';

/** What a test usually takes on two cores, and for each further row that it proves; a suite's usual time grows with both. */
const [secondsPerTest, secondsPerFurtherRow] = [8, 4];
/** Which share of the tests may pass at the second try only; more are a fault of the product or of the tests. */
const unsteadyShare = 0.01;
/** How many of the slowest tests are named. */
const slowestCount = 10;

/** Prints failures as they happen, then the time of each suite beside its usual one; remembers outcomes for `trace`. */
export default class AcceptanceReporter implements Reporter {
  private outcomes: TestOutcome[] = [];
  private readonly unsteady: string[] = [];
  private errors = 0;
  private readonly sources = sourceHash(projectRoot);

  onTestEnd(test: TestCase, result: TestResult): void {
    const title = test.titlePath().slice(3).join(' › ');
    const file = relative(projectRoot, test.location.file);
    const passed = result.status === 'passed';
    if (result.retry > 0) this.outcomes = this.outcomes.filter((last) => last.file !== file || last.title !== title);
    const { sources } = this;
    const outcome = { file, title, ids: idsOf(title), passed, milliseconds: result.duration, sources };
    this.outcomes.push(result.retry > 0 ? { ...outcome, unsteady: true } : outcome);
    if (passed && result.retry > 0) this.unsteady.push(`${file}:${test.location.line}  ${title}`);
    for (const { type, description = '' } of result.annotations)
      if (passed && type === 'walk') process.stdout.write(`WALK  ${description}\n`);
    if (passed) return;
    if (process.env['LIVERY_WITHOUT']) return this.noteReason(result);
    const verdict = result.retry < test.retries ? 'FAILED ONCE' : 'FAILED';
    process.stdout.write(`\n${verdict}  ${file}:${test.location.line}  ${title}\n`);
    for (const error of result.errors) process.stdout.write(`${error.stack ?? error.message ?? error.value ?? ''}\n`);
  }

  /** Failing is what a deletion asks for: one line of why is kept, nothing is printed. */
  private noteReason({ errors }: TestResult): void {
    const outcome = this.outcomes.pop();
    const reason = stripVTControlCharacters(errors[0]?.message ?? '').slice(0, 400);
    if (outcome) this.outcomes.push({ ...outcome, reason });
  }

  onError(error: TestError): void {
    this.errors += 1;
    process.stdout.write(`${error.stack ?? error.message ?? error.value ?? ''}\n`);
  }

  onEnd(_result: FullResult): void {
    if (process.env['LIVERY_WITHOUT']) recordDeletionRun(projectRoot, this.outcomes);
    // Rows are proved on merchants that are their own masters; the same tests on others are one more proof.
    else if (!process.env['LIVERY_SOURCE'])
      recordRun(projectRoot, this.outcomes, process.env['LIVERY_ACCEPT_WHOLE'] === '1');
    const files = process.env['LIVERY_WITHOUT']
      ? []
      : [...new Set(this.outcomes.map((outcome) => outcome.file))].sort();
    for (const file of files) this.printSuite(file);
    if (files.length > 1) this.printSlowest();
    const passed = this.outcomes.filter((outcome) => outcome.passed).length;
    for (const title of this.unsteady) process.stdout.write(`UNSTEADY  passed at the second try: ${title}\n`);
    const allowed = Math.max(3, Math.floor(this.outcomes.length * unsteadyShare));
    const tooMany = this.unsteady.length > allowed ? this.unsteady.length : 0;
    recordCount(projectRoot, {
      passed: passed - tooMany,
      failed: this.outcomes.length - passed + tooMany + this.errors,
    });
  }

  private printSlowest(): void {
    const slowest = this.outcomes
      .toSorted((one, other) => other.milliseconds - one.milliseconds)
      .slice(0, slowestCount);
    for (const { file, title, milliseconds } of slowest)
      process.stdout.write(`SLOWEST  ${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${file}  ${title}\n`);
  }

  private printSuite(file: string): void {
    const own = this.outcomes.filter((outcome) => outcome.file === file);
    const seconds = own.reduce((sum, outcome) => sum + outcome.milliseconds, 0) / 1000;
    const name = file.replace('tests/acceptance/', '').replace('.spec.ts', '');
    const furtherRows = own.reduce((sum, { ids }) => sum + Math.max(0, ids.length - 1), 0);
    const usual = own.length * secondsPerTest + furtherRows * secondsPerFurtherRow;
    const note = seconds > usual ? '  longer than usual' : '';
    const count = `${own.length} tests`.padStart(9);
    process.stdout.write(
      `${name.padEnd(24)} ${count} ${seconds.toFixed(1).padStart(7)} s, usually ${usual} s${note}\n`,
    );
  }
}
