import type { ConsoleContext } from '../console-context.ts';
import { RefusedError } from '../http/console-refusal.ts';
import { readImpact } from '../impact/read-impact.ts';
import { movedSince } from '../merchants/moved-since.ts';
import { insertChangeSet, type StoredChangeSet } from './change-set-store.ts';

/**
 * Keeps a change set for a second person; nothing goes live. What could not be published is refused at once.
 * @throws RefusedError `MOVED` or `REFUSED`, as a publication does.
 */
export async function proposeChanges(context: ConsoleContext, draft: StoredChangeSet): Promise<StoredChangeSet> {
  const { refused, base } = await readImpact(context, draft);
  const stale = Object.entries(draft.base).filter(([merchant, seq]) => merchant in base && base[merchant] !== seq);
  if (stale.length > 0) {
    const moved = await Promise.all(stale.map(([merchant, seq]) => movedSince(context, merchant, seq)));
    const names = stale.map(([merchant]) => merchant).join(', ');
    throw new RefusedError('MOVED', `Somebody else changed ${names} meanwhile. Nothing was proposed.`, { moved });
  }
  if (refused.length > 0) {
    const names = refused.map(({ merchant }) => merchant).join(', ');
    throw new RefusedError('REFUSED', `${names} would not take it. Nothing was proposed.`, { refused });
  }
  const proposal: StoredChangeSet = { ...draft, state: 'proposed' };
  await insertChangeSet(context.db, proposal);
  return proposal;
}
