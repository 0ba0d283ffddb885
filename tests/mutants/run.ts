import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyCheckout } from '../snapshot/copy-checkout.ts';
import { chooseMutants } from './choose-mutants.ts';
import { noteKilled } from './killed.ts';
import { mutants } from './mutants.ts';
import { findUntriable, runRows, survivingRows, testsOf } from './try-mutants.ts';

// Plants faults in a copy of the product, one at a time: the unit tests of their rows must fail. Tries as many as the first
// argument says, others for every state of the sources; with `--only texts` those of files or rows that are named; or all.
const args = process.argv.slice(2);
const count = args[0] === undefined || args[0] === '--only' ? mutants.length : Number(args[0]);
const problems: string[] = [...findUntriable(mutants)];
for (const problem of problems) process.stdout.write(`${problem}\n`);

const drawn = chooseMutants(mutants, args, testsOf).slice(0, count);
const root = mkdtempSync(join(tmpdir(), 'livery-mutants-'));
let killed = 0;
try {
  copyCheckout(root);
  const rows = [...new Set(drawn.flatMap((mutant) => mutant.rows))];
  const red = (await runRows(root, rows)).filter(({ failure }) => failure !== undefined);
  for (const { title } of red) problems.push(`It fails without a mutant: ${title}`);
  for (const mutant of red.length === 0 ? drawn : []) {
    const left = await survivingRows(root, mutant);
    if (left.length === 0) {
      noteKilled(mutant, testsOf);
      killed += 1;
      continue;
    }
    process.stdout.write(
      `SURVIVED  ${mutant.kind}  ${left.join(' ')}  ${mutant.file}: ${mutant.find} → ${mutant.put}\n`,
    );
  }
  for (const { title } of red) process.stdout.write(`It fails without a mutant: ${title}\n`);
} finally {
  rmSync(root, { recursive: true, force: true });
}
process.stdout.write(`mutants: ${killed} of ${drawn.length} killed, ${mutants.length} known\n`);
process.exitCode = killed === drawn.length && problems.length === 0 ? 0 : 1;
