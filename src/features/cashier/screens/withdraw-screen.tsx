import { useText } from '../../../client/index.ts';
import { CashierPage } from '../parts/cashier-page.tsx';

export default function WithdrawScreen() {
  const text = useText();
  return <CashierPage intro={text('cashier:withdrawIntro')} kind="withdrawal" />;
}
