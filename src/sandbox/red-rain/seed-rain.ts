import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

const minute = 60_000;
const [everyMinutes, lastsMinutes] = [20, 12];

/** A rain every twenty minutes from the last full hour on, so that a demonstration always has one near. */
export async function seedRain(
  db: Transaction<Tables>,
  { merchant, at }: { readonly merchant: string; readonly at: Date },
): Promise<void> {
  const startsAt = new Date(Math.floor(at.getTime() / (60 * minute)) * 60 * minute);
  await db
    .insertInto('rain_event')
    .values({
      ...{ merchant, starts_at: startsAt, ends_at: new Date(startsAt.getTime() + lastsMinutes * minute) },
      title: JSON.stringify({ en: 'Red envelope rain', ur: 'سرخ لفافوں کی بارش' }),
      ...{ budget: '500.00', least: '0.50', most: '8.88', claims_each: 5, every_minutes: everyMinutes },
    })
    .execute();
}
