import { useNavigation, useText } from '../../../client/index.ts';
import { EmptyState, ErrorCard, FillingPage, ScreenBody, Skeleton } from '../../../ui/index.ts';
import { CardForm } from '../parts/card-form.tsx';
import { PasswordFirst } from '../parts/password-first.tsx';
import { useBankCards } from '../parts/use-bank-cards.ts';
import { useCashier } from '../parts/use-cashier.ts';

/** Adds a bank card; a withdrawal password comes first. */
export default function AddCardScreen() {
  const text = useText();
  const navigation = useNavigation();
  const cashier = useCashier();
  const cards = useBankCards();
  const isMissing = cashier.value === undefined || cards.value === undefined;
  if (isMissing && (cashier.status === 'error' || cards.status === 'error')) {
    const retry = () => {
      cashier.retry();
      cards.retry();
    };
    return <ErrorCard onRetry={retry} text={text('errors:loadingFailed')} />;
  }
  if (cashier.value === undefined || cards.value === undefined) {
    return (
      <ScreenBody aria-busy>
        <Skeleton shape="control" count={4} />
      </ScreenBody>
    );
  }
  if (!cashier.value.withdraw.hasPassword) return <PasswordFirst />;
  const { list, most, fields } = cards.value;
  if (list.length >= most)
    return <EmptyState icon="wallet" title={text('cashier:cards')} note={text('cashier:cardsFull')} />;
  return (
    <FillingPage>
      <CardForm fields={fields} onDone={() => navigation.back(navigation.pathOf('cashier.cards'))} />
    </FillingPage>
  );
}
