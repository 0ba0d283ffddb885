import { spawn } from 'node:child_process';
import { type RunCount, takeCount } from './last-run.ts';
import { projectRoot } from './run-command.ts';
import { sweepOf } from './sweep.ts';
import { type StackEnv, withStack } from './with-stack.ts';

/**
 * Runs the acceptance tests in a real browser against one real stack, all of them with half of the brands in each sweep over
 * brands. `--area login` runs one area; any other argument goes to Playwright. The last line it prints is `N passed, N failed`.
 */
export async function accept(args: readonly string[]): Promise<boolean> {
  const { passed, failed } = await withStack((env) => runPlaywright(env, args));
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  return failed === 0;
}

/** Runs Playwright against a stack that is up and counts. */
export function runPlaywright(
  env: StackEnv,
  args: readonly string[],
  extra: NodeJS.ProcessEnv = {},
): Promise<RunCount> {
  const { areas, rest } = splitAreas(args);
  const files = areas.map((area) => `acceptance/(.*/)?${area}(-[a-z0-9-]+)?\\.spec\\.ts$`);
  const isWhole = files.length === 0 && rest.length === 0;
  const cli = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'tests/acceptance/playwright.config.ts'];
  const child = spawn(process.execPath, [...cli, ...files, ...rest], {
    cwd: projectRoot,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      ...env,
      ...extra,
      LIVERY_ACCEPT_WHOLE: isWhole ? '1' : '',
      LIVERY_SWEEP: isWhole ? sweepOf(projectRoot) : '',
    },
  });
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('exit', () => done(takeCount(projectRoot)));
  });
}

function splitAreas(args: readonly string[]): { readonly areas: string[]; readonly rest: string[] } {
  const areas: string[] = [];
  const rest: string[] = [];
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index] ?? '';
    if (arg !== '--area') rest.push(arg);
    else areas.push(args[(index += 1)] ?? '');
  }
  return { areas, rest };
}

if (import.meta.main) process.exitCode = (await accept(process.argv.slice(2))) ? 0 : 1;
