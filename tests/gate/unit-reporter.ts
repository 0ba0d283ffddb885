import { relative } from 'node:path';
import type { Reporter, TestCase } from 'vitest/node';
import { idsOf } from './catalogue.ts';
import { recordRun, type TestOutcome } from './last-run.ts';
import { projectRoot } from './run-command.ts';
import { sourceHash } from './source-hash.ts';

/** Remembers how unit tests ended that claim rows, for `trace`. */
export default class UnitReporter implements Reporter {
  private readonly outcomes: TestOutcome[] = [];
  private readonly sources = sourceHash(projectRoot);

  onTestCaseResult(test: TestCase): void {
    const ids = idsOf(test.fullName);
    if (ids.length === 0) return;
    this.outcomes.push({
      file: relative(projectRoot, test.module.moduleId),
      title: test.fullName,
      ids,
      passed: test.result().state === 'passed',
      milliseconds: test.diagnostic()?.duration ?? 0,
      sources: this.sources,
    });
  }

  onTestRunEnd(): void {
    if (this.outcomes.length > 0) recordRun(projectRoot, this.outcomes);
  }
}
