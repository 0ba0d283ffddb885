import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './run-command.ts';

// npm run soak: the long proofs that no one waits for. Every file of tests/faults, the second calculation of what teams earn
// in every currency, 200,000 spoilt folders, 25,000 calls of another seed every day, what stands around a server (`deploy/`)
// with what this machine has of it, the attacks behind nginx, ten minutes of strange bytes between two brands' players, the
// account screens on merchants that follow another platform, the sweeps over all brands and the gallery in both languages, inner screens told apart by layout
// alone, a short walk in Firefox and WebKit, changes planted under pictures, every mutant, mutation scores of engine and compiler, then the whole deletion check.
const parts = [
  ...globSync('tests/faults/*.fault.ts', { cwd: projectRoot })
    .sort()
    .map((file) => [file]),
  ['node_modules/vitest/vitest.mjs', 'run', 'tests/support/settlement'],
  ['tests/fuzz/folders.fuzz.ts', '200000'],
  ['tests/fuzz/api.fuzz.ts', '25000', '--seed', String(Math.floor(Date.now() / 86_400_000))],
  ['tests/production/debian.ts'],
  ['tests/attacks/behind-nginx.ts'],
  ['tests/attacks/token-hunt.ts', '600'],
  ['tests/gate/accept-upstream.ts'],
  ['tests/gate/accept.ts', ...sweeps()],
  ['tests/snapshot/layout/tell-apart.ts'],
  ['tests/browsers/run.ts'],
  ['tests/snapshot/planted-changes.ts'],
  ['tests/mutants/run.ts'],
  ['tests/mutants/browser/run.ts', '--all'],
  ['tests/stryker/run.ts'],
  ['tests/gate/trace.ts', '--deletion', '--all'],
];
const failed: string[] = [];
for (const args of parts) {
  const name = args.join(' ');
  process.stdout.write(`\n== ${name}\n`);
  const env = { ...process.env, LIVERY_SOAK: '1' };
  const { status } = spawnSync(process.execPath, args, { cwd: projectRoot, stdio: 'inherit', env });
  if (status !== 0) failed.push(name);
}
process.stdout.write(`\nsoak: ${parts.length - failed.length} passed, ${failed.length} failed ${failed.join(', ')}\n`);
process.exitCode = failed.length === 0 ? 0 : 1;

/** Files of acceptance tests that a whole run looks at half of the brands with. */
function sweeps(): readonly string[] {
  return globSync('tests/acceptance/*.spec.ts', { cwd: projectRoot }).filter((file) =>
    readFileSync(join(projectRoot, file), 'utf8').includes('sweptBrands('),
  );
}
