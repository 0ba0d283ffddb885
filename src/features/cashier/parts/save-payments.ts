import type { Runtime } from '../../../client/index.ts';
import { saveList } from '../../../client/browser/save-list.ts';
import { wordsIn } from '../../../forms/described-form.tsx';
import type { CsvColumn } from '../../../client/text/csv.ts';
import { zonedTime } from '../../../client/text/zoned-time.ts';
import { type PaymentQuery, queryOf } from './use-payment-list.ts';
import type { Payment } from './use-payments.ts';

/** Keeps every chosen payment as a file; times by the site's clock. Throws what the platform answers. */
export function savePayments({ platform, translation, release }: Runtime, wanted: PaymentQuery): Promise<void> {
  const { language } = translation.store.getState();
  const zone = release.getState().site.settings['dates.timeZone'];
  return saveList({
    name: `payments-${wanted.startDate}-${wanted.endDate}`,
    columns: columnsIn(language, translation.text, (moment) => zonedTime(moment, zone)),
    pageOf: (asked) => platform.call('payments', { query: { ...queryOf(wanted), ...asked }, quiet: true }),
  });
}

function columnsIn(
  language: string,
  text: (key: string, values?: Readonly<Record<string, string>>) => string,
  time: (moment: string) => string,
): readonly CsvColumn<Payment>[] {
  return [
    [text('cashier:reference'), ({ reference }) => reference],
    [text('cashier:kind'), ({ direction }) => text(`cashier:${direction}`)],
    [text('cashier:method'), ({ title, method }) => wordsIn(title, language) ?? method],
    [text('cashier:amount'), ({ amount }) => amount],
    [text('cashier:fee'), ({ fee }) => fee],
    [text('cashier:received'), ({ received }) => received],
    [text('cashier:currency'), ({ currency }) => currency],
    [text('cashier:state'), ({ state }) => text(`cashier:state.${state}`)],
    [text('cashier:ordered'), ({ createdAt }) => time(createdAt)],
    [text('cashier:changed'), ({ changedAt }) => time(changedAt)],
    [text('cashier:card'), ({ card }) => (card === undefined ? '' : text('cashier:cardEnding', { digits: card }))],
  ];
}
