import { useSearchParams } from 'react-router-dom';
import { useNavigation, useText } from '../../../client/index.ts';
import { EmptyState, ErrorCard, ListRow, ScreenBody, Skeleton } from '../../../ui/index.ts';
import { Follow } from '../parts/follow.tsx';
import { Latest } from '../parts/latest.tsx';
import { OnePayment } from '../parts/one-payment.tsx';
import { PasswordFirst } from '../parts/password-first.tsx';
import { ToWallets } from '../parts/to-wallets.tsx';
import { useCashier, useMethods } from '../parts/use-cashier.ts';
import { WalletLine } from '../parts/wallet-line.tsx';
import { WithdrawForm } from '../parts/withdraw-form.tsx';

/** Take out: a withdrawal password comes first, then an amount; with `payment` how one of them stands (decisions 53). */
export default function WithdrawScreen() {
  const [query] = useSearchParams();
  const payment = query.get('payment');
  return payment === null ? <Order /> : <OnePayment key={payment} id={payment} />;
}

function Order() {
  const text = useText();
  const cashier = useCashier();
  const methods = useMethods('withdraw');
  const isMissing = cashier.value === undefined || methods.list === undefined;
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
        {cashier.value === undefined || methods.list === undefined ? (
          <Skeleton shape="control" count={3} />
        ) : !cashier.value.withdraw.hasPassword ? (
          <PasswordFirst />
        ) : first === undefined ? (
          <EmptyState icon="wallet" title={text('cashier:noMethods')} />
        ) : (
          <WithdrawForm methods={[first, ...others]} />
        )}
        {methods.list?.some(({ toCard }) => toCard === true) ? <ToCards /> : null}
        <ToWallets />
      </ScreenBody>
      <Latest kind="withdraw" />
    </>
  );
}

function ToCards() {
  const text = useText();
  const navigation = useNavigation();
  return (
    <div>
      <ListRow
        title={text('cashier:cards')}
        note={text('cashier:cardsRow')}
        icon="wallet"
        href={navigation.pathOf('cashier.cards')}
        onChoose={() => navigation.go('cashier.cards')}
      />
    </div>
  );
}
