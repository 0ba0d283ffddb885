import { nearestName } from '../../release/nearest-name.ts';
import type { Database } from './tables.ts';

/** Codes of all published merchants. */
export async function listMerchants(db: Database): Promise<readonly string[]> {
  const rows = await db.selectFrom('pointers').select('merchant').orderBy('merchant').execute();
  return rows.map(({ merchant }) => merchant);
}

/** Why there is nothing to do for a merchant that was never published, with the name that was probably meant. */
export async function unknownMerchant(db: Database, code: string) {
  const nearest = nearestName(code, await listMerchants(db));
  const guess = nearest === undefined ? '' : ` Did you mean ${nearest}?`;
  return { kind: 'impossible', message: `There is no published merchant "${code}".${guess}` } as const;
}
