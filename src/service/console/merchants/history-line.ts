import type { HistoryEntryLine } from '../../../contracts/console/merchants.ts';
import { changeWords } from '../../publishing/change-words.ts';
import type { HistoryEntry } from '../../store/read-history.ts';

/** One change of a merchant as the console shows it; moments within the words are of UTC. */
export function historyLineOf(entry: Omit<HistoryEntry, 'source' | 'overrides'>): HistoryEntryLine {
  const { seq, release, action, author, reason, detail, at } = entry;
  const changeSet = detail['changeSet'];
  return {
    seq,
    release,
    action,
    author,
    reason,
    at: at.toISOString(),
    words: changeWords({ action, detail }, utcMoment),
    ...(typeof changeSet === 'string' ? { changeSet } : {}),
  };
}

function utcMoment(at: string): string {
  return `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
