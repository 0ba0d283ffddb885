import { usePlatform, useResource } from './hooks.ts';
import type { Loaded } from './content-types.ts';

/** One movement of the player's account. */
export interface Transaction {
  readonly id: string | number;
  readonly kind: string;
  /** Decimal text; negative when money left the account. */
  readonly amount: string;
  readonly at: string;
  readonly note?: string;
}

/** Movements of the signed-in player, newest first; of one kind when it is named. */
export function useTransactions(kind?: string): Loaded<{ readonly list: readonly Transaction[] }> & { retry(): void } {
  const platform = usePlatform();
  return useResource(`member.transactions.${kind ?? 'all'}`, () =>
    platform.call('transactions', { query: { page: 1, kind }, quiet: true }),
  );
}
