import type { Transaction } from '../../../client/index.ts';
import { movementIcons } from './movement-icons.ts';

/** Key of the text that says what a movement was; a withdrawal whose money came back is named as such, a kind without words as another one. */
export function reasonOf({ kind, amount }: Pick<Transaction, 'kind' | 'amount'>): string {
  if (!Object.hasOwn(movementIcons, kind)) return 'records:kind.other';
  return kind === 'withdraw' && !amount.startsWith('-') ? 'records:withdrawBack' : `records:kind.${kind}`;
}
