import { useSearchParams } from 'react-router-dom';
import { useSetting, useText } from '../../../client/index.ts';
import { useSafePlay } from '../../../client/session/use-safe-play.ts';
import { EmptyState, ErrorCard, ScreenBody, Skeleton } from '../../../ui/index.ts';
import { DepositForm } from '../parts/deposit-form.tsx';
import { DueRaises } from '../parts/due-raises.tsx';
import { Follow } from '../parts/follow.tsx';
import { Latest } from '../parts/latest.tsx';
import { OnePayment } from '../parts/one-payment.tsx';
import { PausedDeposit } from '../parts/paused-deposit.tsx';
import { ToWallets } from '../parts/to-wallets.tsx';
import { useCashier, useMethods } from '../parts/use-cashier.ts';
import { WalletLine } from '../parts/wallet-line.tsx';

/** Pay in: the balance, a way, an amount, and the latest payments; with `payment` how one of them stands (decisions 53). */
export default function DepositScreen() {
  const [query] = useSearchParams();
  const payment = query.get('payment');
  return payment === null ? <Order /> : <OnePayment key={payment} id={payment} />;
}

function Order() {
  const text = useText();
  const cashier = useCashier();
  const methods = useMethods('deposit');
  const isLimited = useSetting('safePlay.enabled');
  const safePlay = useSafePlay(isLimited);
  const { pause, limits = [] } = safePlay.value ?? {};
  if (pause !== undefined) return <PausedDeposit pause={pause} />;
  // What is said of limits stands above the form, which does not move for it.
  const isAsking = isLimited && safePlay.value === undefined && safePlay.status !== 'error';
  const isMissing = isAsking || cashier.value === undefined || methods.list === undefined;
  const retry = () => {
    cashier.retry();
    methods.retry();
  };
  if (isMissing && (cashier.status === 'error' || methods.status === 'error'))
    return <ErrorCard onRetry={retry} text={text('errors:loadingFailed')} />;
  const [first, ...others] = methods.list ?? [];
  return (
    <>
      <Follow seconds={6} onTurn={methods.retry} />
      <ScreenBody aria-busy={isMissing}>
        <WalletLine />
        <DueRaises limits={limits} />
        {isAsking || cashier.value === undefined || methods.list === undefined ? (
          <Skeleton shape="control" count={5} />
        ) : first === undefined ? (
          <EmptyState icon="wallet" title={text('cashier:noMethods')} />
        ) : (
          <DepositForm amounts={cashier.value.amounts} methods={[first, ...others]} />
        )}
        <ToWallets />
      </ScreenBody>
      <Latest kind="deposit" />
    </>
  );
}
