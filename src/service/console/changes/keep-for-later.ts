import type { ConsoleContext } from '../console-context.ts';
import { RefusedError } from '../http/console-refusal.ts';
import { readImpact } from '../impact/read-impact.ts';
import { movedSince } from '../merchants/moved-since.ts';
import { insertChangeSet, type StoredChangeSet } from './change-set-store.ts';

/**
 * Keeps a change set for a second person, or for its start; nothing goes live. What could not be published is refused at
 * once.
 * @throws RefusedError `MOVED` or `REFUSED`, as a publication does.
 */
export async function keepForLater(
  context: ConsoleContext,
  draft: StoredChangeSet,
  isProposal: boolean,
): Promise<StoredChangeSet> {
  const impact = await readImpact(context, draft);
  const stale = Object.entries(draft.base).filter(
    ([merchant, seq]) => merchant in impact.base && impact.base[merchant] !== seq,
  );
  const nothing = isProposal ? 'Nothing was proposed.' : 'Nothing was scheduled.';
  if (stale.length > 0) {
    const moved = await Promise.all(stale.map(([merchant, seq]) => movedSince(context, merchant, seq)));
    const names = stale.map(([merchant]) => merchant).join(', ');
    throw new RefusedError('MOVED', `Somebody else changed ${names} meanwhile. ${nothing}`, { moved });
  }
  const refused = impact.refused.filter(({ isForcible }) => !(draft.isForced && isForcible));
  if (refused.length > 0) {
    const names = refused.map(({ merchant }) => merchant).join(', ');
    throw new RefusedError('REFUSED', `${names} would not take it. ${nothing}`, { refused });
  }
  const kept: StoredChangeSet = { ...draft, state: isProposal ? 'proposed' : 'scheduled' };
  await insertChangeSet(context.db, kept);
  return kept;
}
