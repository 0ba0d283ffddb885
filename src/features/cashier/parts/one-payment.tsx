import { useText } from '../../../client/index.ts';
import { EmptyState, ErrorCard, ScreenBody, Skeleton } from '../../../ui/index.ts';
import { PaymentView } from './payment-view.tsx';
import { usePaymentById } from './use-payments.ts';

/** The payment that the address names: on its way, there, or nobody's. */
export function OnePayment({ id }: { readonly id: string }) {
  const text = useText();
  const { value, status, retry } = usePaymentById(id);
  if (value === undefined && status === 'error')
    return <ErrorCard onRetry={retry} text={text('errors:loadingFailed')} />;
  if (value === undefined) {
    return (
      <ScreenBody aria-busy>
        <Skeleton shape="control" count={6} />
      </ScreenBody>
    );
  }
  if (value.payment === undefined) return <EmptyState icon="receipt" title={text('cashier:paymentGone')} />;
  return <PaymentView payment={value.payment} onAsk={retry} />;
}
