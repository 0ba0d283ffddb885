import type { Sandbox } from '../sandbox.ts';
import type { Period } from './periods.ts';
import type { Tier } from './rules.ts';

/** A contract that an agent accepted, as far as it is settled by. */
export interface Agreement {
  readonly account: number;
  /** How often it is settled; absent where the kind has one way only. */
  readonly length: string | undefined;
  readonly tiers: readonly Tier[];
  readonly from: Date;
  readonly until: Date | null;
}

/** The contracts of one kind that accounts of a merchant have accepted, at whatever time. */
export async function readAgreements(
  db: Sandbox['db'],
  merchant: string,
  kind: 'daily' | 'hourly' | 'dividend',
): Promise<readonly Agreement[]> {
  const rows = await db
    .selectFrom('contract')
    .innerJoin('account', 'account.id', 'contract.account')
    .select(['contract.account', 'contract.terms', 'contract.answered_at', 'contract.ended_at'])
    .where('account.merchant', '=', merchant)
    .where('contract.kind', '=', kind)
    .where('contract.state', 'in', ['accepted', 'ended'])
    .execute();
  return rows.flatMap(({ account, terms: { period, tiers = [] }, answered_at: from, ended_at }) =>
    from ? [{ account, length: period, tiers, from, until: ended_at ?? null }] : [],
  );
}

/** The agreements that held when a period began: they count for all of it. */
export function inForce(agreements: readonly Agreement[], { startsAt }: Period): readonly Agreement[] {
  return agreements.filter(({ from, until }) => from <= startsAt && (until === null || until > startsAt));
}
