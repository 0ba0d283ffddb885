import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, runCommand } from '../gate/run-command.ts';
import type { Mutant } from './mutant.ts';
import { mutate } from './mutate.ts';

interface VitestRun {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly title: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** A unit test that ran: its title, and how it failed; `undefined` when it passed. */
interface Ran {
  readonly title: string;
  readonly failure?: string | undefined;
}

const hasRow = (text: string, row: string) => new RegExp(`@${row}\\b`).test(text);

/** What is wrong with the list itself: a text that is not there once, two on one line, a row without a unit test. */
export function findUntriable(mutants: readonly Mutant[]): readonly string[] {
  const lines = new Set<string>();
  return mutants.flatMap(({ file, find, rows }) => {
    const parts = readFileSync(join(projectRoot, file), 'utf8').split(find);
    const line = `${file}:${parts[0]?.split('\n').length}`;
    const problems = rows.filter((row) => testsOf([row]).length === 0).map((row) => `${line} no unit test has ${row}`);
    if (parts.length !== 2) problems.push(`${file} has ${parts.length - 1} times: ${find}`);
    if (lines.has(line)) problems.push(`${line} has two mutants`);
    lines.add(line);
    return problems;
  });
}

/** Paths of the unit tests that claim one of the rows. */
export function testsOf(rows: readonly string[]): readonly string[] {
  return globSync('{src,scripts,tests/snapshot}/**/*.test.{ts,tsx}', { cwd: projectRoot })
    .filter((path) => rows.some((row) => hasRow(readFileSync(join(projectRoot, path), 'utf8'), row)))
    .sort();
}

/** Runs the tests of some rows in a checkout. @throws what it printed, when no test ran. */
export async function runRows(root: string, rows: readonly string[]): Promise<readonly Ran[]> {
  const named = ['-t', `@(${rows.join('|')})\\b`, ...testsOf(rows)];
  const report = join(root, 'mutants-run.json');
  rmSync(report, { force: true });
  const reporter = ['--reporter=json', `--outputFile=${report}`];
  const { output } = await runCommand('vitest', ['run', ...reporter, '--maxWorkers=2', ...named], { cwd: root });
  if (!existsSync(report)) throw new Error(output);
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as VitestRun;
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed')
    .map(({ title, status, failureMessages: [failure = ''] }) =>
      status === 'passed' ? { title } : { title, failure },
    );
}

/** Plants a mutant in a checkout, runs the tests of its rows, takes it back; gives the rows that no assertion failed for. */
export async function survivingRows(root: string, mutant: Mutant): Promise<readonly string[]> {
  const { file, rows } = mutant;
  const path = join(root, file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, mutate(source, mutant));
  try {
    const failed = (await runRows(root, rows)).filter(({ failure }) => failure?.startsWith('AssertionError'));
    return rows.filter((row) => !failed.some(({ title }) => hasRow(title, row)));
  } finally {
    writeFileSync(path, source);
  }
}
