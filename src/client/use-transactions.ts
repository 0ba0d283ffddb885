import { usePlatform, useResource } from './hooks.ts';
import type { Answer } from '../contracts/platform-answer.ts';
import type { Loaded } from './content-types.ts';

/** One movement of the player's account; its amount is decimal text, negative when money left the account. */
export type Transaction = Answer<'transactions'>['list'][number];

/** Movements of the signed-in player, newest first; of one kind when it is named. */
export function useTransactions(kind?: string): Loaded<{ readonly list: readonly Transaction[] }> & { retry(): void } {
  const platform = usePlatform();
  return useResource(`member.transactions.${kind ?? 'all'}`, () =>
    platform.call('transactions', { query: { page: 1, kind }, quiet: true }),
  );
}
