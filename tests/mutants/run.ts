import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../gate/run-command.ts';
import { sourceHash } from '../gate/source-hash.ts';
import { copyCheckout } from '../snapshot/copy-checkout.ts';
import { hashOf } from '../snapshot/hash.ts';
import { mutants } from './mutants.ts';
import { findUntriable, runRows, survivingRows } from './try-mutants.ts';

// Plants faults in a copy of the product, one at a time: the unit tests of their rows must fail. Tries as many as the first
// argument says, others for every state of the sources, or all.
const count = Number(process.argv[2] ?? mutants.length);
const problems: string[] = [...findUntriable(mutants)];
for (const problem of problems) process.stdout.write(`${problem}\n`);

const seed = sourceHash(projectRoot);
const lot = ({ file, find }: (typeof mutants)[number]) => hashOf(`${seed} ${file} ${find}`);
const drawn = mutants.toSorted((one, other) => (lot(one) < lot(other) ? -1 : 1)).slice(0, count);
const root = mkdtempSync(join(tmpdir(), 'livery-mutants-'));
let survivors = 0;
try {
  copyCheckout(root);
  const rows = [...new Set(drawn.flatMap((mutant) => mutant.rows))];
  const red = (await runRows(root, rows)).filter(({ failure }) => failure !== undefined);
  for (const { title } of red) problems.push(`It fails without a mutant: ${title}`);
  for (const mutant of red.length === 0 ? drawn : []) {
    const left = await survivingRows(root, mutant);
    if (left.length === 0) continue;
    survivors += 1;
    process.stdout.write(
      `SURVIVED  ${mutant.kind}  ${left.join(' ')}  ${mutant.file}: ${mutant.find} → ${mutant.put}\n`,
    );
  }
  for (const { title } of red) process.stdout.write(`It fails without a mutant: ${title}\n`);
} finally {
  rmSync(root, { recursive: true, force: true });
}
process.stdout.write(`mutants: ${drawn.length - survivors} of ${drawn.length} killed, ${mutants.length} known\n`);
process.exitCode = survivors + problems.length === 0 ? 0 : 1;
