import { sql } from 'kysely';
import type { FlagPage } from '../../../contracts/console/flags.ts';
import { shippedFeatures } from '../../../release/shipped-features.ts';
import type { Scope } from '../../../contracts/console/roles.ts';
import type { ConsoleContext } from '../console-context.ts';
import { historyLineOf } from '../merchants/history-line.ts';
import { listFlagLines } from './flag-lines.ts';
import { usesOf } from './flag-uses.ts';

const LONGEST_HISTORY = 100;

/** Everything about one switch at the merchants of a scope; nothing when the catalogue does not have it. */
export async function readFlagPage(
  { db }: Pick<ConsoleContext, 'db'>,
  name: string,
  scope: Scope,
): Promise<FlagPage | undefined> {
  const flag = listFlagLines().find((line) => line.name === name);
  if (!flag) return undefined;
  return {
    flag,
    usedBy: usesOf(name, shippedFeatures),
    history: await readHistoryOf({ db }, name, scope),
  };
}

/** Changes whose detail names the value: by itself, in a change set, at an end or in an undo. */
export async function readHistoryOf(
  { db }: Pick<ConsoleContext, 'db'>,
  name: string,
  { merchants }: Scope,
): Promise<FlagPage['history']> {
  const rows = await db
    .selectFrom('audit')
    .select(['merchant', 'seq', 'release', 'action', 'author', 'reason', 'detail', 'at'])
    .where((eb) =>
      eb.or([
        sql<boolean>`detail->>'name' = ${name}`,
        sql<boolean>`detail->'names' ? ${name}`,
        sql<boolean>`detail->'changes' @> ${JSON.stringify([{ name }])}::jsonb`,
      ]),
    )
    .$if(merchants !== undefined, (own) => own.where('merchant', 'in', merchants ?? []))
    .orderBy('id', 'desc')
    .limit(LONGEST_HISTORY)
    .execute();
  return rows.map(({ merchant, ...entry }) => ({ merchant, ...historyLineOf(entry) }));
}
