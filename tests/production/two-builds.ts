import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../gate/run-command.ts';
import { copyCheckout } from '../snapshot/copy-checkout.ts';

/** Two folders that a server runs from; the second knows nothing of the files of the first. */
export interface TwoBuilds {
  readonly first: string;
  readonly second: string;
}

/** What the help screen of the second build leaves behind in a page that has loaded it. */
export const markOfSecond = 'secondBuild';

/** Builds the project as it is, and a copy of it that has another help screen and one more step of the store's tables. */
export function makeTwoBuilds(folder: string): TwoBuilds {
  const [first, second, checkout] = ['first', 'second', 'checkout'].map((name) => join(folder, name));
  if (!first || !second || !checkout) throw new Error('There are three folders.');
  build(projectRoot, first);
  mkdirSync(checkout);
  copyCheckout(checkout);
  for (const name of ['deploy', 'LICENSE']) cpSync(join(projectRoot, name), join(checkout, name), { recursive: true });
  change(
    join(checkout, 'src/features/help/screens/help-screen.tsx'),
    '',
    `Reflect.set(globalThis, '${markOfSecond}', true);`,
  );
  change(
    join(checkout, 'src/service/store/migrations.ts'),
    'export const migrations: Migrations = {',
    "  '999-probe': ['alter table pointers add column probe text'],",
  );
  build(checkout, second);
  return { first, second };
}

/** Puts a line behind another one, or at the end where that one is empty. */
function change(file: string, after: string, line: string): void {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(after)) throw new Error(`${file} has no line "${after}".`);
  writeFileSync(file, after === '' ? `${text}\n${line}\n` : text.replace(after, `${after}\n${line}`));
}

/** Builds a checkout into a folder that a server runs from. @throws what was said when it fails. */
export function build(root: string, out: string): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts/build.ts'), '--out', out], {
    cwd: root,
    encoding: 'utf8',
    // A build that one of a test stands in for is none.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`${root} could not be built:\n${stdout}${stderr}`);
}
