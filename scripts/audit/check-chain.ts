import { createHash } from 'node:crypto';
import type { Entry, Export, Head } from './read-export.ts';

const start = '0'.repeat(64);

/**
 * What is wrong with a chain: an entry whose hash is not its content's, one that does not follow on the one before it, a
 * number that is missing or out of order, an end that is not the head. `checkpoints` are heads that were noted elsewhere.
 */
export function checkChain({ entries, head }: Export, checkpoints: readonly Head[]): readonly string[] {
  const faults: string[] = [];
  let before: Head = { n: 0, hash: start };
  for (const entry of entries) {
    if (entry.n !== before.n + 1)
      faults.push(`After entry ${before.n} comes entry ${entry.n}: one is missing or moved.`);
    if (entry.previous !== before.hash) faults.push(`Entry ${entry.n} does not follow on the entry before it.`);
    if (entry.hash !== hashOf(entry)) faults.push(`Entry ${entry.n} is not what was written: its hash differs.`);
    before = entry;
  }
  if (head && (head.n !== before.n || head.hash !== before.hash))
    faults.push(`The head names entry ${head.n}, the last one is ${before.n}: entries are cut off or added.`);
  for (const { n, hash } of checkpoints) {
    const known = n === 0 ? start : entries.find((entry) => entry.n === n)?.hash;
    if (known === undefined) faults.push(`The checkpoint at entry ${n} is not reached: entries are cut off.`);
    else if (known !== hash) faults.push(`Entry ${n} is another one than at the checkpoint: the chain was rewritten.`);
  }
  return faults;
}

function hashOf({ n, previous, at, kind, body }: Entry): string {
  return createHash('sha256').update(`${n}\n${previous}\n${at}\n${kind}\n${body}`).digest('hex');
}
