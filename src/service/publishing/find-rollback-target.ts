import { isDeepStrictEqual } from 'node:util';
import type { Override } from '../../contracts/origins.ts';
import type { HistoryEntry } from '../store/read-history.ts';
import { readHistory, readHistoryBefore, readHistoryEntry } from '../store/read-history.ts';
import type { Database } from '../store/tables.ts';
import { withoutEnded } from './override-stack.ts';
import type { RestoredState } from './publish-result.ts';

/** A state that a rollback makes live again. */
export interface RollbackTarget {
  readonly entry: HistoryEntry;
  /** The overrides of that time that still count. */
  readonly overrides: readonly Override[];
  /** Names of those whose end has come since. */
  readonly ended: readonly string[];
  /** Whether that is so already. */
  readonly isLive: boolean;
}

interface RollbackRequest {
  readonly merchant: string;
  readonly now: Date;
  /** Absent: the state before the live one. */
  readonly to?: number;
}

/** How many entries are read at a time. */
const PAGE = 50;

/**
 * Where a rollback goes: to a named `seq`, or to the newest state before the live one that would stay another. That an
 * override ended by itself is no state of its own, and neither is what only it made different. After a rollback the search
 * goes on from the entry it went to, so that rolling back twice goes two steps back. A sentence when there is none.
 */
export async function findRollbackTarget(db: Database, request: RollbackRequest): Promise<RollbackTarget | string> {
  const { merchant, now, to } = request;
  const nothing = `${merchant} has nothing to go back to.`;
  const [live] = await readHistory(db, merchant, 1);
  if (!live) return nothing;
  const targetOf = (entry: HistoryEntry): RollbackTarget => {
    const overrides = withoutEnded(entry.overrides, now);
    const names = entry.overrides.filter((one) => !overrides.includes(one)).map(({ name }) => name);
    const isSame = entry.source === live.source && isDeepStrictEqual(overrides, withoutEnded(live.overrides, now));
    const isLive = isSame && (names.length > 0 || entry.release === live.release);
    return { entry, overrides, ended: [...new Set(names)], isLive };
  };
  if (to !== undefined) {
    const entry = await readHistoryEntry(db, merchant, to);
    return entry ? targetOf(entry) : `${merchant} has no seq ${to}.`;
  }
  let from = await actBehind(db, merchant, live);
  for (let page = await readHistoryBefore(db, merchant, { seq: from, limit: PAGE }); page.length > 0; ) {
    const found = page.map(targetOf).find(({ entry, isLive }) => !isLive && entry.release !== live.release);
    if (found) return found;
    from = page.at(-1)?.seq ?? 0;
    page = await readHistoryBefore(db, merchant, { seq: from, limit: PAGE });
  }
  return nothing;
}

/**
 * The `seq` of the act that made the live state: a rollback or a restore stands for the entry it went to, an end for
 * what was before.
 */
async function actBehind(db: Database, merchant: string, entry: HistoryEntry): Promise<number> {
  let current = entry;
  for (;;) {
    const seq = behind(current);
    const target = seq === undefined ? undefined : await readHistoryEntry(db, merchant, seq);
    if (!target) return current.seq;
    current = target;
  }
}

function behind({ seq, action, detail }: HistoryEntry): number | undefined {
  if (action === 'expire') return seq - 1;
  return (action === 'rollback' || action === 'restore') && typeof detail.to === 'number' ? detail.to : undefined;
}

/** The state that a rollback went to, as staff read it. */
export function restoredState({ entry, ended }: RollbackTarget): RestoredState {
  const { seq, action, author, reason, at } = entry;
  return { seq, action, author, reason, at: at.toISOString(), ended };
}
