import { useMember, useSite } from '../../../client/index.ts';
import { BalanceCard } from '../../../ui/index.ts';

/** The balance that a payment changes. */
export function WalletLine() {
  const member = useMember();
  const { currency } = useSite().identity;
  return (
    <BalanceCard
      balance={{
        amount: member.balance,
        currency,
        hidden: member.hidden,
        refreshing: member.refreshing,
        onToggleHidden: member.toggleHidden,
        onRefresh: () => void member.refreshBalance(),
      }}
    />
  );
}
