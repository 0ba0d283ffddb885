import { type RawBuilder, sql } from 'kysely';
import { decimalsOf } from '../../engine/currency-decimals.ts';
import type { Sandbox } from '../sandbox.ts';

/** Code of the currency that a merchant's players pay in; pounds for a merchant without a site. */
export async function currencyOf({ sites }: Pick<Sandbox, 'sites'>, merchant: string): Promise<string> {
  return (await sites.get(merchant))?.site.identity.currency.code ?? 'GBP';
}

/** How many decimals the money of a merchant has: 0, 2 or 3. */
export async function decimalsIn(sandbox: Pick<Sandbox, 'sites'>, merchant: string): Promise<number> {
  return decimalsOf(await currencyOf(sandbox, merchant));
}

/** A sum of the database as decimal text of a currency, whatever the amounts in it were written with; none is 0. */
export function amountText(sum: RawBuilder<unknown>, decimals: number): RawBuilder<string> {
  return sql<string>`trunc(coalesce(${sum}, 0), ${sql.lit(decimals)})::text`;
}
