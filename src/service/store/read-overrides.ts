import type { Override } from '../../contracts/origins.ts';
import type { Database } from './tables.ts';

/** The overrides of one merchant, by name. */
export async function readOverrides(db: Database, merchant: string): Promise<Override[]> {
  const rows = await db
    .selectFrom('overrides')
    .select(['name', 'value', 'author', 'reason', 'until', 'at'])
    .where('merchant', '=', merchant)
    .orderBy('name')
    .execute();
  return rows.map(({ until, at, ...row }) => ({
    ...row,
    at: at.toISOString(),
    ...(until ? { until: until.toISOString() } : {}),
  }));
}

/** The next override that ends by itself; nothing when none does. */
export async function nextExpiry(db: Database): Promise<{ merchant: string; until: Date } | undefined> {
  const row = await db
    .selectFrom('overrides')
    .select(['merchant', 'until'])
    .where('until', 'is not', null)
    .orderBy('until')
    .limit(1)
    .executeTakeFirst();
  return row?.until ? { merchant: row.merchant, until: row.until } : undefined;
}
