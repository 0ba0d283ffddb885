import { useSetting, useText } from '../../../client/index.ts';
import { useSafePlay } from '../../../client/use-safe-play.ts';
import { ErrorCard, ScreenBody, Skeleton } from '../../../ui/index.ts';
import { DepositForm } from '../parts/deposit-form.tsx';
import { Latest } from '../parts/latest.tsx';
import { PausedDeposit } from '../parts/paused-deposit.tsx';
import { useCashier } from '../parts/use-cashier.ts';
import { WalletLine } from '../parts/wallet-line.tsx';

/** Pay in: the balance, a way, an amount, and the latest payments (decisions 53). */
export default function DepositScreen() {
  const text = useText();
  const cashier = useCashier();
  const pause = useSafePlay(useSetting('safePlay.enabled')).value?.pause;
  if (pause !== undefined) return <PausedDeposit pause={pause} />;
  if (cashier.status === 'error' && cashier.value === undefined)
    return <ErrorCard onRetry={cashier.retry} text={text('errors:loadingFailed')} />;
  return (
    <>
      <ScreenBody aria-busy={cashier.value === undefined}>
        <WalletLine />
        {cashier.value === undefined ? <Skeleton shape="control" count={5} /> : <DepositForm cashier={cashier.value} />}
      </ScreenBody>
      <Latest kind="deposit" />
    </>
  );
}
