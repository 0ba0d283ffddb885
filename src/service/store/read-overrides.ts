import type { Override } from '../../contracts/origins.ts';
import type { Database } from './tables.ts';

/** The overrides of one merchant; of one name, a later one lies over an earlier one. */
export async function readOverrides(db: Database, merchant: string): Promise<Override[]> {
  const rows = await db
    .selectFrom('overrides')
    .select(['name', 'value', 'author', 'reason', 'until', 'at', 'forced'])
    .where('merchant', '=', merchant)
    .orderBy('position')
    .orderBy('name')
    .execute();
  return rows.map(({ until, at, forced, ...row }) => ({
    ...row,
    at: at.toISOString(),
    ...(until ? { until: until.toISOString() } : {}),
    ...(forced ? { forced } : {}),
  }));
}
