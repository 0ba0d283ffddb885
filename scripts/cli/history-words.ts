import type { HistoryLine } from '../../src/service/operations.ts';
import { changeWords } from '../../src/service/publishing/change-words.ts';
import { moment } from './moment.ts';

/** One change in words: number, time, who, what, why. */
export function historyLine({ seq, at, author, reason, ...change }: HistoryLine): string {
  return `${String(seq).padStart(5)}  ${moment(at)}  ${author} ${changeWords(change, moment)}: ${reason}`;
}
