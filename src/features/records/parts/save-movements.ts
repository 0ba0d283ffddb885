import type { Runtime, Transaction } from '../../../client/index.ts';
import { saveList } from '../../../client/browser/save-list.ts';
import type { CsvColumn } from '../../../client/text/csv.ts';
import { zonedTime } from '../../../client/text/zoned-time.ts';
import { reasonOf } from './reason-of.ts';

/** Keeps every movement of the account as a file; times by the site's clock. Throws what the platform answers. */
export function saveMovements({ platform, translation, release }: Runtime): Promise<void> {
  const { text } = translation;
  const { identity, settings } = release.getState().site;
  const columns: readonly CsvColumn<Transaction>[] = [
    [text('records:csv.number'), ({ id }) => String(id)],
    [text('records:csv.time'), ({ at }) => zonedTime(at, settings['dates.timeZone'])],
    [text('records:csv.kind'), (movement) => text(reasonOf(movement))],
    [text('records:csv.amount'), ({ amount }) => amount],
    [text('records:csv.currency'), () => identity.currency.code],
    [text('records:csv.note'), ({ note = '' }) => note],
    [text('records:csv.payment'), ({ payment }) => payment?.reference ?? ''],
  ];
  return saveList({
    ...{ name: 'account', columns },
    pageOf: (asked) => platform.call('transactions', { query: asked, quiet: true }),
  });
}
