import type { Sandbox } from '../sandbox.ts';
import { dayAfter, dayAt, daysBetween, dividendLengths } from './periods.ts';
import { settleDays, settleDividends, settleHours } from './settle.ts';
import { zoneOf } from './zone.ts';

/** How far back is looked, in days: the longest dividend period and some days in which the platform may have stood still. */
const recentDays = 35;

/**
 * Settles what is over of the last weeks at every merchant with a team, so that earnings lie in the wallet although nobody
 * asked for a list. @throws Error that names the merchants that could not be settled; the others are.
 */
export async function settleRecent(sandbox: Sandbox): Promise<void> {
  const teams = await sandbox.db
    .selectFrom('account')
    .select('merchant')
    .distinct()
    .where('upline', 'is not', null)
    .orderBy('merchant')
    .execute();
  const failed: string[] = [];
  for (const { merchant } of teams) {
    try {
      await settleMerchant(sandbox, merchant);
    } catch (error) {
      failed.push(`${merchant} (${String(error)})`);
    }
  }
  if (failed.length > 0) throw new Error(failed.join(', '));
}

/** Whose site is gone is left alone: nobody knows by which clock its days end. */
async function settleMerchant(sandbox: Sandbox, merchant: string): Promise<void> {
  if (!(await sandbox.sites.get(merchant))) return;
  const today = dayAt(sandbox.now(), await zoneOf(sandbox, merchant));
  const days = daysBetween(dayAfter(today, -recentDays), today);
  await settleDays(sandbox, merchant, days);
  await settleHours(sandbox, merchant, days);
  for (const length of dividendLengths) await settleDividends(sandbox, merchant, { length, days });
}
