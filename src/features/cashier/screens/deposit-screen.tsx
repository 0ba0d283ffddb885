import { useText } from '../../../client/index.ts';
import { CashierPage } from '../parts/cashier-page.tsx';

export default function DepositScreen() {
  const text = useText();
  return <CashierPage intro={text('cashier:depositIntro')} kind="deposit" />;
}
