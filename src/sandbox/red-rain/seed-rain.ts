import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { seedAmount } from '../merchants/seed-amount.ts';

const minute = 60_000;
const [everyMinutes, lastsMinutes] = [20, 12];

/** A rain every twenty minutes from the last full hour on, so that a demonstration always has one near. */
export async function seedRain(
  db: Transaction<Tables>,
  { merchant, at, decimals }: { readonly merchant: string; readonly at: Date; readonly decimals: number },
): Promise<void> {
  const startsAt = new Date(Math.floor(at.getTime() / (60 * minute)) * 60 * minute);
  const amount = (text: string) => seedAmount(text, decimals);
  await db
    .insertInto('rain_event')
    .values({
      ...{ merchant, starts_at: startsAt, ends_at: new Date(startsAt.getTime() + lastsMinutes * minute) },
      title: JSON.stringify({ en: 'Red envelope rain', ur: 'سرخ لفافوں کی بارش' }),
      ...{ budget: amount('500.00'), least: amount('0.50'), most: amount('8.88') },
      ...{ claims_each: 5, every_minutes: everyMinutes },
    })
    .execute();
}
