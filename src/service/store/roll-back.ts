import type { Transaction } from 'kysely';
import type { StoredManifest } from '../../release/upgrade/upgrade-release.ts';
import { readableFormats } from '../../release/upgrade/upgrade-release.ts';
import type { AuditNote, PointerMove } from './publish-release.ts';
import { appendToChain } from './audit-chain.ts';
import { lockSeqs, movePointers, releaseFact } from './move-pointers.ts';
import type { HistoryEntry } from './read-history.ts';
import type { Database, Tables } from './tables.ts';

/** A pointer move back to an earlier history entry. */
export interface RollBack {
  readonly merchant: string;
  readonly expectedSeq: number;
  readonly target: HistoryEntry;
  readonly note: Omit<AuditNote, 'action'>;
  /** Writes more in the transaction that moves the pointer. */
  readonly also?: ((tx: Transaction<Tables>) => Promise<void>) | undefined;
}

/** Points at an earlier release again, with a higher `seq` and the overrides that were in force then. */
export async function rollBack(db: Database, request: RollBack): Promise<PointerMove> {
  const { merchant, expectedSeq, target } = request;
  return db.transaction().execute(async (tx) => {
    if ((await lockSeqs(tx, [merchant])).get(merchant) !== expectedSeq) return { moved: false };
    const used_at = new Date();
    await tx.updateTable('releases').set({ used_at }).where('id', '=', target.release).execute();
    await tx.updateTable('sources').set({ used_at }).where('hash', '=', target.source).execute();
    const { folder, engine } = await tx
      .selectFrom('pointers')
      .select(['folder', 'engine'])
      .where('merchant', '=', merchant)
      .executeTakeFirstOrThrow();
    const change = {
      merchant,
      expectedSeq,
      release: target.release,
      source: { hash: target.source },
      folder,
      engine,
      overrides: target.overrides,
      note: { action: 'rollback' as const, ...request.note },
    };
    const moved = await movePointers(tx, [change]);
    await request.also?.(tx);
    await appendToChain(tx, [releaseFact(change)]);
    const pointer = moved.get(merchant);
    return pointer ? { moved: true, pointer } : { moved: false };
  });
}

/** Why a release cannot go live on this engine; nothing when it can, as it is or lifted to the present format. */
export function refusalOf({ engineFormat }: Pick<StoredManifest, 'engineFormat'>): string | undefined {
  if (readableFormats.includes(engineFormat)) return undefined;
  const known = readableFormats.join(', ');
  return `The release has format ${engineFormat}; this engine reads ${known}.`;
}
