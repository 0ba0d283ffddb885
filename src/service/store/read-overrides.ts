import type { Selectable } from 'kysely';
import type { Override } from '../../contracts/origins.ts';
import { pagesOf } from './pages-of.ts';
import type { Database, Tables } from './tables.ts';

/** The overrides of one merchant; of one name, a later one lies over an earlier one. */
export async function readOverrides(db: Database, merchant: string): Promise<readonly Override[]> {
  return (await readOverridesOf(db, [merchant])).get(merchant) ?? [];
}

/** The overrides of many merchants, by merchant; one without any is left out. */
export async function readOverridesOf(
  db: Database,
  merchants: readonly string[],
): Promise<ReadonlyMap<string, readonly Override[]>> {
  const rows = [];
  for (const some of pagesOf(merchants))
    rows.push(
      ...(await db
        .selectFrom('overrides')
        .select(['merchant', 'name', 'value', 'author', 'reason', 'until', 'at', 'forced'])
        .where('merchant', 'in', some)
        .orderBy('merchant')
        .orderBy('position')
        .orderBy('name')
        .execute()),
    );
  const byMerchant = Map.groupBy(rows, ({ merchant }) => merchant);
  return new Map([...byMerchant].map(([merchant, own]) => [merchant, own.map(overrideOf)]));
}

type Row = Selectable<Tables['overrides']>;

function overrideOf({ name, value, author, reason, until, at, forced }: Omit<Row, 'position'>): Override {
  const override = { name, value, author, reason, at: at.toISOString() };
  return { ...override, ...(until ? { until: until.toISOString() } : {}), ...(forced ? { forced } : {}) };
}
