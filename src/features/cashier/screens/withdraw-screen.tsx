import { useNavigation, useText } from '../../../client/index.ts';
import { Button, EmptyState, ErrorCard, ScreenBody, Skeleton } from '../../../ui/index.ts';
import { Latest } from '../parts/latest.tsx';
import { useCashier } from '../parts/use-cashier.ts';
import { WalletLine } from '../parts/wallet-line.tsx';
import { WithdrawForm } from '../parts/withdraw-form.tsx';

/** Take out: a withdrawal password comes first, then an amount (decisions 53). */
export default function WithdrawScreen() {
  const text = useText();
  const navigation = useNavigation();
  const cashier = useCashier();
  if (cashier.status === 'error' && cashier.value === undefined)
    return <ErrorCard onRetry={cashier.retry} text={text('errors:loadingFailed')} />;
  const limits = cashier.value?.withdraw;
  return (
    <>
      <ScreenBody aria-busy={limits === undefined}>
        <WalletLine />
        {limits === undefined ? (
          <Skeleton shape="control" count={3} />
        ) : limits.hasPassword ? (
          <WithdrawForm limits={limits} />
        ) : (
          <EmptyState
            kind="step"
            icon="key"
            title={text('cashier:passwordFirst')}
            note={text('cashier:passwordWhy')}
            action={
              <Button size="large" onClick={() => navigation.go('security.fundsPassword')}>
                {text('cashier:passwordSet')}
              </Button>
            }
          />
        )}
      </ScreenBody>
      <Latest kind="withdraw" />
    </>
  );
}
