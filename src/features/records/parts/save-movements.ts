import type { Runtime, Transaction } from '../../../client/index.ts';
import { saveFile } from '../../../client/browser/save-file.ts';
import { csvOf } from '../../../client/text/csv.ts';
import { zonedTime } from '../../../client/text/zoned-time.ts';
import { reasonOf } from './reason-of.ts';

/** The largest page that the platform gives. */
const pageSize = 100;

/** Keeps every movement of the account, once, as a file of the player's device; times by the site's clock. Throws what the platform answers. */
export async function saveMovements({ platform, translation, release }: Runtime): Promise<void> {
  // A movement that is made in the meantime moves the others down, so that one comes on two pages.
  const movements = new Map<number, Transaction>();
  for (let page = 1, totalPages = 1; page <= totalPages; page += 1) {
    const answer = await platform.call('transactions', { query: { page, pageSize }, quiet: true });
    for (const movement of answer.list) movements.set(movement.id, movement);
    totalPages = answer.totalPages;
  }
  const { text } = translation;
  const { identity, settings } = release.getState().site;
  const columns = [
    [text('records:csv.number'), ({ id }: Transaction) => String(id)],
    [text('records:csv.time'), ({ at }: Transaction) => zonedTime(at, settings['dates.timeZone'])],
    [text('records:csv.kind'), (movement: Transaction) => text(reasonOf(movement))],
    [text('records:csv.amount'), ({ amount }: Transaction) => amount],
    [text('records:csv.currency'), () => identity.currency.code],
    [text('records:csv.note'), ({ note = '' }: Transaction) => note],
    [text('records:csv.payment'), ({ payment }: Transaction) => payment?.reference ?? ''],
  ] as const;
  saveFile('account.csv', csvOf(columns, [...movements.values()]), 'text/csv;charset=utf-8');
}
