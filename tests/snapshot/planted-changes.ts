import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../gate/run-command.ts';
import { callSnapshot } from './call-snapshot.ts';
import { copyCheckout } from './copy-checkout.ts';
import { plantedScreens } from './planted-screens.ts';
import { type Plant, seen, unseen } from './plants.ts';

// node tests/snapshot/planted-changes.ts [name …]: plants changes under accepted pictures of a brand, one at a time, and expects
// each that players see to be found with its cause in one card a screen, and each that nobody sees to show nothing. `npm run
// soak` runs all of them; `plants.slow.test.ts` asks the same of the inputs alone.
const looks = ['--screen', plantedScreens.join(','), '--visitor', 'guest', '--language', 'en', '--scheme', 'dark'];
// Below the project, because a build looks for its packages from where it lies.
mkdirSync(join(projectRoot, '.data'), { recursive: true });
const dir = mkdtempSync(join(projectRoot, '.data/planted-'));
const engine = join(dir, 'engine');
const names = process.argv.slice(2);
const chosen = (plants: readonly Plant[]) => plants.filter(({ name }) => names.length === 0 || names.includes(name));
const plants = [...chosen(seen), ...chosen(unseen)];

cpSync(join(projectRoot, 'merchants/karat'), join(dir, 'karat'), { recursive: true });
cpSync(join(projectRoot, 'themes/karat'), join(dir, 'themes/karat'), { recursive: true });
copyCheckout(engine);
let failed = 0;
try {
  const { said } = await callSnapshot(dir, 'karat', looks);
  for (const { id, failure } of said.failures ?? []) throw new Error(`${id}: ${failure}`);
  await callSnapshot(dir, 'karat', ['--approve', 'all']);
  for (const plant of plants) {
    const wrong = await tryPlant(plant);
    failed += wrong === undefined ? 0 : 1;
    process.stdout.write(
      `${wrong === undefined ? 'right' : 'WRONG'}  ${plant.name}${wrong === undefined ? '' : `: ${wrong}`}\n`,
    );
  }
} finally {
  rmSync(dir, { recursive: true, force: true });
}
process.stdout.write(`planted changes: ${plants.length - failed} right, ${failed} wrong\n`);
process.exitCode = failed === 0 ? 0 : 1;

/** Plants a change, runs, takes it back; gives what is wrong with what was found. */
async function tryPlant({ file, change, cause, screen }: Plant): Promise<string | undefined> {
  const path = join(dir, file);
  const before = readFileSync(path, 'utf8');
  writeFileSync(path, change(before));
  try {
    const root = file.startsWith('engine/') ? engine : projectRoot;
    const { code, said } = await callSnapshot(dir, 'karat', looks, root);
    const clusters = said.clusters ?? [];
    const found = clusters.flatMap(({ causes }) => causes.map(({ kind, name }) => `${kind} ${name}`));
    const outcome = `exit code ${code}, found ${[...new Set(found)].join(', ') || 'nothing'}${said.error ? `, ${said.error}` : ''}`;
    if (cause === undefined) return code === 0 ? undefined : outcome;
    const isOnScreen = clusters.filter((cluster) => cluster.screen === screen).length === 1;
    const isNamed = new Set(found).size === 1 && found[0] === cause.join(' ');
    return code === 1 && isOnScreen && isNamed ? undefined : outcome;
  } finally {
    writeFileSync(path, before);
  }
}
