import type { Transaction } from '../../../client/index.ts';

/** Key of the text that says what a movement was; a withdrawal whose money came back is named as such. */
export function reasonOf({ kind, amount }: Transaction): string {
  return kind === 'withdraw' && !amount.startsWith('-') ? 'records:withdrawBack' : `records:kind.${kind}`;
}
