import { useBalance } from '../../../client/index.ts';
import { BalanceCard } from '../../../ui/index.ts';

/** The balance that a payment changes. */
export function WalletLine() {
  return <BalanceCard balance={useBalance()} />;
}
