import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { idsOf } from './catalogue.ts';
import { recordRun } from './last-run.ts';
import { type CommandResult, projectRoot, runCommand } from './run-command.ts';
import { sourceHash } from './source-hash.ts';
import { runUnitTests } from './steps.ts';
import { failedLines, type TestPart } from './test-parts.ts';

// Parts that are programs of their own: what they print comes in one piece when they end, so that two can run beside each
// other.

interface UnitPart {
  readonly name: string;
  /** What the names of the files contain. */
  readonly files: readonly string[];
  /** What is said when all pass. */
  readonly verdict: string;
  readonly usualSeconds: number;
}

/** Unit tests that the gate leaves out. */
export function unitPart({ files, verdict, ...part }: UnitPart): TestPart {
  const run = async (): Promise<readonly string[]> => {
    const { ok, output } = await runUnitTests(projectRoot, files);
    return report(part.name, { ok, output: ok ? verdict : output });
  };
  return { ...part, run };
}

/** A program of the project. */
export function commandPart(name: string, file: string, ...args: readonly string[]): TestPart {
  return { name, run: async () => report(name, await runCommand('node', [file, ...args])) };
}

/** A program that tries some of what its whole run tries; rows that its source claims are proved when it succeeds. */
export function samplePart(name: string, file: string, ...args: readonly string[]): TestPart {
  const run = async (): Promise<readonly string[]> => {
    const startedAt = performance.now();
    const result = await runCommand('node', [file, ...args]);
    const ids = idsOf(readFileSync(join(projectRoot, file), 'utf8'));
    const milliseconds = performance.now() - startedAt;
    const outcome = { file, title: name, ids, passed: result.ok, milliseconds, sources: sourceHash(projectRoot) };
    if (ids.length > 0) recordRun(projectRoot, [outcome]);
    return report(name, result);
  };
  return { name, run };
}

/** Prints what a program said under the name of its part; gives a line for each thing that failed. */
function report(name: string, { ok, output }: CommandResult): readonly string[] {
  process.stdout.write(`\n${name}: ${ok ? 'passed' : 'FAILED'}\n${output.trim()}\n`);
  return ok ? [] : failedLines(output);
}
