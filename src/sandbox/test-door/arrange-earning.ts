import type { Sandbox } from '../sandbox.ts';
import { momentOf } from './arrange-history.ts';
import type { WantedEarning } from './scenario-request.ts';

/** Writes by what an account earns: rates by game type and accepted contracts, from a past day on; one of the same kind makes way. */
export async function arrangeEarning(sandbox: Sandbox, account: number, wanted: WantedEarning): Promise<void> {
  const { db } = sandbox;
  const since = momentOf(sandbox, wanted.since ?? 200);
  const rates = Object.entries(wanted.rates ?? {});
  if (rates.length > 0) {
    await db
      .insertInto('member_rate')
      .values(rates.map(([game_type, rate]) => ({ account, game_type, rate, valid_from: since })))
      .execute();
  }
  for (const [kind, terms] of Object.entries(wanted.contracts ?? {})) {
    await db
      .deleteFrom('contract')
      .where('account', '=', account)
      .where('kind', '=', kind)
      .where('state', '=', 'accepted')
      .execute();
    await db
      .insertInto('contract')
      .values({ account, kind, terms: JSON.stringify(terms), state: 'accepted', answered_at: since })
      .execute();
  }
}
