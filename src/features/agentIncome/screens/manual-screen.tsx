import { useDayRange, useText } from '../../../client/index.ts';
import { DateRange } from '../../../ui/index.ts';
import { EarningList } from '../parts/earning-list.tsx';
import { PaymentQuestion } from '../parts/payment-question.tsx';
import { useEarnings } from '../parts/use-earnings.ts';
import { usePayment } from '../parts/use-payment.ts';
import { useSettlementZone } from '../parts/use-settlement-zone.ts';
import { useWrittenDay } from '../parts/use-written-day.ts';
import { ZoneNote } from '../parts/zone-note.tsx';

/** Wages of direct members that the agent pays by hand, each once (row G-253). */
export default function ManualScreen() {
  const text = useText();
  const written = useWrittenDay();
  const zone = useSettlementZone();
  const { range, today, setRange } = useDayRange('week', zone);
  const { startDate, endDate } = range;
  const pages = useEarnings('manualWages', { startDate, endDate });
  const payment = usePayment('payManualWage', pages.retry);
  return (
    <>
      <DateRange value={range} today={today} onChange={setRange} />
      <ZoneNote />
      <EarningList
        pages={pages}
        label={text('agentIncome:manual')}
        emptyNote={text('agentIncome:noManualNote')}
        when={(earning) => written(earning.startDate)}
        isNamed
        onPay={payment.ask}
      />
      <PaymentQuestion payment={payment} />
    </>
  );
}
