import type { Selectable } from 'kysely';
import { readAccount } from '../accounts/find-account.ts';
import type { ContractTable } from '../database/contract-tables.ts';
import type { Sandbox } from '../sandbox.ts';
import type { ContractKind } from './terms.ts';

/** The contract of one kind that waits for a player's answer, the one that holds, and those that held before. */
export async function readContracts(sandbox: Sandbox, account: number, kind: ContractKind) {
  const rows = await sandbox.db
    .selectFrom('contract')
    .selectAll()
    .where('account', '=', account)
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .execute();
  const uplines = new Map<number, string>();
  for (const { offered_by: by } of rows) {
    if (by && !uplines.has(by)) uplines.set(by, (await readAccount(sandbox, by)).name);
  }
  const views = rows.map((row) => viewOf(row, row.offered_by ? uplines.get(row.offered_by) : undefined));
  const pending = views.find(({ state }) => state === 'offered');
  const current = views.find(({ state }) => state === 'accepted');
  const past = views.filter(({ state }) => state === 'ended' || state === 'rejected');
  return { kind, ...(pending ? { pending } : {}), ...(current ? { current } : {}), past };
}

/** A contract as calls tell it; without a name it is the house's. */
function viewOf({ id, terms, state, ...row }: Selectable<ContractTable>, offeredBy: string | undefined) {
  return {
    ...{ id, state, period: terms.period ?? '', tiers: terms.tiers ?? [] },
    ...(offeredBy === undefined ? {} : { offeredBy }),
    offeredAt: row.offered_at.toISOString(),
    ...(row.answered_at ? { answeredAt: row.answered_at.toISOString() } : {}),
    ...(row.ended_at ? { endedAt: row.ended_at.toISOString() } : {}),
  };
}
