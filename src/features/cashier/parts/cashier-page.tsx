import { formatDate, useActions, useMember, useSite, useText, useTransactions } from '../../../client/index.ts';
import { BalanceCard, Button, Money, ScreenBody, ScreenIntro, SectionHeading, StatedList } from '../../../ui/index.ts';

interface CashierPageProps {
  readonly intro: string;
  readonly kind: 'deposit' | 'withdrawal';
}

/** Balance, the way to arrange a payment, and the latest movements of one kind from the ledger (decisions 53). */
export function CashierPage({ intro, kind }: CashierPageProps) {
  const text = useText();
  const actions = useActions();
  const member = useMember();
  const { currency } = useSite().identity;
  const movements = useTransactions(kind);
  const rows = movements.value?.list.map((movement) => ({
    id: movement.id,
    title: movement.note ?? intro,
    note: formatDate(movement.at, 'YYYY/MM/DD'),
    end: <Money amount={movement.amount} currency={currency} />,
  }));
  return (
    <>
      <ScreenBody>
        <ScreenIntro title={intro} note={text('cashier:byService')} />
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
        <Button size="large" wide onClick={() => void actions.run('customerService.open')}>
          {text('cashier:contact')}
        </Button>
      </ScreenBody>
      <SectionHeading title={text('cashier:latest')} />
      <StatedList
        status={movements.status}
        rows={rows}
        onRetry={movements.retry}
        errorText={text('errors:loadingFailed')}
        emptyIcon="wallet"
        emptyText={text('cashier:none')}
      />
    </>
  );
}
