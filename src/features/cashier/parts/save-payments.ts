import type { Runtime } from '../../../client/index.ts';
import { saveFile } from '../../../client/browser/save-file.ts';
import { wordsIn } from '../../../forms/described-form.tsx';
import { type CsvColumn, csvOf } from '../../../client/text/csv.ts';
import { zonedTime } from '../../../client/text/zoned-time.ts';
import { type PaymentQuery, queryOf } from './use-payment-list.ts';
import type { Payment } from './use-payments.ts';

/** The largest page that the platform gives. */
const pageSize = 100;

/** Keeps every wished payment, once, as a file of the player's device; times by the site's clock. Throws what the platform answers. */
export async function savePayments({ platform, translation, release }: Runtime, wanted: PaymentQuery): Promise<void> {
  // A payment that is ordered in the meantime moves the others down, so that one comes on two pages.
  const payments = new Map<number, Payment>();
  for (let page = 1, totalPages = 1; page <= totalPages; page += 1) {
    const answer = await platform.call('payments', { query: { ...queryOf(wanted), page, pageSize }, quiet: true });
    for (const payment of answer.list) payments.set(payment.id, payment);
    totalPages = answer.totalPages;
  }
  const { language } = translation.store.getState();
  const zone = release.getState().site.settings['dates.timeZone'];
  const columns = columnsIn(language, translation.text, (moment) => zonedTime(moment, zone));
  const name = `payments-${wanted.startDate}-${wanted.endDate}.csv`;
  saveFile(name, csvOf(columns, [...payments.values()]), 'text/csv;charset=utf-8');
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
