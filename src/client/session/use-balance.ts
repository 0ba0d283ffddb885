import { useMember, useSite } from '../hooks.ts';

/** The member's money as headers and wallets show it, with what their two buttons do (rows A-172…A-176). */
export function useBalance() {
  const { balance, hidden, refreshing, toggleHidden, refreshBalance } = useMember();
  const { currency } = useSite().identity;
  return {
    /** Decimal text as the platform gave it; absent until it answered. */
    amount: balance,
    currency,
    hidden,
    refreshing,
    onToggleHidden: toggleHidden,
    onRefresh: () => void refreshBalance(),
  };
}
