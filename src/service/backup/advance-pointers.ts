import type { Transaction } from 'kysely';
import { appendToChain } from '../store/audit-chain.ts';
import { movePointers, releaseFact } from '../store/move-pointers.ts';
import { readOverrides } from '../store/read-overrides.ts';
import type { Tables } from '../store/tables.ts';

/** How far a brand may have come since a backup: one change a second, and a burst of so many. */
const BURST = 100;

interface Advance {
  /** When the backup was written, ISO 8601. */
  readonly at: string;
  readonly author: string;
  readonly now: Date;
}

/**
 * Gives what a backup brought back a `seq` above every one that browsers may have seen since it was written: a browser
 * passes over whatever is not newer than what it has, and would go on without hearing of any change. The history and the
 * audit chain get an entry for it. Must be the last thing that a transaction does. Returns the number of brands.
 */
export async function advancePointers(tx: Transaction<Tables>, { at, author, now }: Advance): Promise<number> {
  const passed = Math.max(0, Math.ceil((now.getTime() - Date.parse(at)) / 1000));
  const pointers = await tx.selectFrom('pointers').selectAll().orderBy('merchant').execute();
  const changes = [];
  for (const { merchant, seq, release, source, folder, engine } of pointers) {
    changes.push({
      merchant,
      expectedSeq: seq + passed + BURST,
      release,
      source: { hash: source },
      folder,
      engine,
      overrides: await readOverrides(tx, merchant),
      note: { action: 'restore' as const, author, reason: `The backup of ${at}.`, detail: { to: seq } },
    });
  }
  await movePointers(tx, changes);
  await appendToChain(tx, changes.map(releaseFact));
  return pointers.length;
}
