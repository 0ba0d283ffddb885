import type { FlagMerchant, FlagTable, OverrideLine } from '../../../contracts/console/flags.ts';
import type { Scope } from '../../../contracts/console/roles.ts';
import type { ConsoleContext } from '../console-context.ts';
import { sees } from '../people/scope.ts';
import { listFlagLines } from './flag-lines.ts';
import type { Summaries } from './live-summaries.ts';

/** Every switch and every merchant of a scope, by code. */
export async function readFlagTable(
  { db }: Pick<ConsoleContext, 'db'>,
  summaries: Summaries,
  scope: Scope = {},
): Promise<FlagTable> {
  const pointers = await db.selectFrom('pointers').select(['merchant', 'seq', 'release']).orderBy('merchant').execute();
  const overrides = await readOverrideLines({ db });
  const merchants: FlagMerchant[] = [];
  for (const { merchant, seq, release } of pointers) {
    if (!sees(scope, merchant)) continue;
    const { name, on, layers, isMaintenance, languages } = await summaries(release);
    const own = overrides.get(merchant) ?? {};
    merchants.push({ code: merchant, name, seq, on, layers, overrides: own, isMaintenance, languages });
  }
  return { flags: listFlagLines(), merchants };
}

/** Merchant → name → the override that counts. */
export async function readOverrideLines({ db }: Pick<ConsoleContext, 'db'>) {
  const rows = await db
    .selectFrom('overrides')
    .select(['merchant', 'name', 'value', 'author', 'reason', 'until', 'at'])
    .orderBy('merchant')
    .orderBy('position')
    .execute();
  const found = new Map<string, Record<string, OverrideLine>>();
  for (const { merchant, name, value, author, reason, until, at } of rows) {
    const own = found.get(merchant) ?? {};
    found.set(merchant, own);
    const below = own[name];
    own[name] = {
      value,
      by: author,
      at: at.toISOString(),
      reason,
      ...(until ? { until: until.toISOString() } : {}),
      hides: below ? below.hides + 1 : 0,
    };
  }
  return found;
}
