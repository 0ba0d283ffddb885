import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sourceRules } from '../architecture/source-rules.ts';
import { checkCatalogue } from './catalogue.ts';
import { checkCitations } from './citations.ts';
import { formattedPaths, productFolders } from './product-brands.ts';
import { type CommandResult, runCommand } from './run-command.ts';
import { checkPolicies } from './policies.ts';
import { checkPromises } from './promises.ts';
import { checkSecurity } from './security.ts';

/** One thing that `npm run check` looks at. */
export interface GateStep {
  readonly name: string;
  /** Looks at the project in `root`; the output says what is wrong and where. */
  readonly run: (root: string) => Promise<CommandResult>;
}

/** Every step of the gate, the slow ones first: they run two at a time. */
export const gateSteps: readonly GateStep[] = [
  { name: 'unit tests', run: (cwd) => runUnitTests(cwd) },
  {
    name: 'merchants compile',
    run: (cwd) => runCommand('node', ['scripts/livery.ts', 'check', '--reviewed', ...productFolders(cwd)], { cwd }),
  },
  { name: 'types and lint', run: checkTypesAndLint },
  { name: 'dead code', run: (cwd) => runCommand('knip', ['--no-progress', '--no-config-hints'], { cwd }) },
  { name: 'import rules', run: (cwd) => checkImports(cwd) },
  { name: 'generated files', run: (cwd) => runCommand('node', ['scripts/generate.ts', '--check'], { cwd }) },
  {
    name: 'format',
    run: (cwd) =>
      runCommand(
        'biome',
        [
          'format',
          '--config-path=tests/format.json',
          '--max-diagnostics=none',
          '--reporter=summary',
          ...formattedPaths(cwd),
        ],
        { cwd },
      ),
  },
  { name: 'source rules', run: async (cwd) => reportProblems(sourceRules(cwd)) },
  { name: 'requirement tags', run: async (cwd) => reportProblems(checkCatalogue(cwd)) },
  { name: 'citations', run: async (cwd) => reportProblems(checkCitations(cwd)) },
  { name: 'policy packs', run: async (cwd) => reportProblems(checkPolicies(cwd)) },
  { name: 'nine promises', run: async (cwd) => reportProblems(checkPromises(cwd)) },
  { name: 'security', run: async (cwd) => reportProblems(checkSecurity(cwd)) },
];

/**
 * Unit tests; `files` narrows them to paths that contain one of the names, whatever those take. Without names the slow
 * ones are left out (they start programs, build, draw or try by the dozen), and the planted violations, which run every step
 * again: `npm test` runs both by name. Files share their worker's modules, which saves a third of the time; modules
 * keep no state of their own, so no test can tell.
 */
export function runUnitTests(cwd: string, files: readonly string[] = []): Promise<CommandResult> {
  const chosen = files.length > 0 ? files : ['--exclude', plantedTest, '--exclude', `**/*${slowTests}*`];
  const reporters = ['--reporter=dot', `--reporter=${fileURLToPath(import.meta.resolve('./unit-reporter.ts'))}`];
  return runCommand('vitest', ['run', ...reporters, '--maxWorkers=2', '--no-isolate', ...chosen], { cwd });
}

/** What the names of slow unit tests contain. */
export const slowTests = '.slow.test.';

/** The test that proves the gate itself. */
export const plantedTest = 'tests/architecture/planted.test.ts';

/**
 * The lint rules that need types load the whole program anyway, so the compiler's own errors come out of one pass. What
 * is printed and what is left out do not depend on the surroundings: a known continuous integration, a `.gitignore`.
 */
function checkTypesAndLint(cwd: string): Promise<CommandResult> {
  const options = ['--type-aware', '--type-check', '--deny-warnings', '-c', 'tests/.oxlintrc.json'];
  const scope = ['--format=default', '--ignore-pattern=**/node_modules/**'];
  return runCommand('oxlint', [...options, ...scope, 'src', 'scripts', 'tests', 'vite.config.ts'], { cwd });
}

/**
 * The import table. dependency-cruiser that cannot parse TypeScript sees no module at all and is content, so its
 * count of modules must reach the number of source files.
 */
export async function checkImports(cwd: string, extra: readonly string[] = []): Promise<CommandResult> {
  const config = ['--config', 'tests/architecture/dependency-cruiser.mjs', ...extra];
  const result = await runCommand('depcruise', [...config, 'src', 'scripts'], { cwd });
  const cruised = Number(/(\d+) modules,/.exec(result.output)?.[1] ?? 0);
  const files = globSync('src/**/*.{ts,tsx}', { cwd, exclude: ['src/contracts/generated/**'] }).length;
  if (cruised >= files) return result;
  return { ok: false, output: `Only ${cruised} modules were cruised; src has ${files} files.\n${result.output}` };
}

function reportProblems(problems: readonly string[]): CommandResult {
  return { ok: problems.length === 0, output: problems.join('\n') };
}
