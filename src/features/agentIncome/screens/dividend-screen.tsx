import { useState } from 'react';
import { useText } from '../../../client/index.ts';
import { FromTo } from '../../../ui/index.ts';
import { ContractLink } from '../parts/contract-link.tsx';
import { EarningList } from '../parts/earning-list.tsx';
import { PaymentQuestion } from '../parts/payment-question.tsx';
import { ScopeTabs } from '../parts/scope-tabs.tsx';
import { type Scope, useEarnings } from '../parts/use-earnings.ts';
import { usePayment } from '../parts/use-payment.ts';
import { useWrittenDay } from '../parts/use-written-day.ts';

/** Dividend periods with what the team came to; those of direct members wait for the agent's payment (row G-255). */
export default function DividendScreen() {
  const text = useText();
  const written = useWrittenDay();
  const [scope, setScope] = useState<Scope>('self');
  const pages = useEarnings('dividends', { scope });
  const payment = usePayment('payDividend', pages.retry);
  return (
    <ScopeTabs scope={scope} onChoose={setScope}>
      <EarningList
        pages={pages}
        label={text('agentIncome:dividend')}
        emptyNote={text('agentIncome:noDividendNote')}
        when={({ startDate, endDate }) => <FromTo from={written(startDate)} to={written(endDate)} />}
        isNamed={scope === 'team'}
        onPay={payment.ask}
      />
      <PaymentQuestion payment={payment} />
      <ContractLink kind="dividend" />
    </ScopeTabs>
  );
}
