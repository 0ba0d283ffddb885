import { sql } from 'kysely';
import type { Scope } from '../../../contracts/console/roles.ts';
import type { ValueHistory } from '../../../contracts/console/merchants.ts';
import type { Database } from '../../store/tables.ts';
import { historyLineOf } from '../merchants/history-line.ts';
import { historyPart, type HistoryQuestion } from '../merchants/history-part.ts';

interface ValueQuestion extends HistoryQuestion {
  /** Dotted name of a flag or a setting. */
  readonly name: string;
  readonly scope: Scope;
}

/** A part of the changes whose detail names a value: by itself, in a change set, at an end or in an undo. */
export async function readValueHistory(
  db: Database,
  { name, scope: { merchants }, limit, before }: ValueQuestion,
): Promise<ValueHistory> {
  const changes = db
    .selectFrom('audit')
    .where((eb) =>
      eb.or([
        sql<boolean>`detail->>'name' = ${name}`,
        sql<boolean>`detail->'names' ? ${name}`,
        sql<boolean>`detail->'changes' @> ${JSON.stringify([{ name }])}::jsonb`,
      ]),
    )
    .$if(merchants !== undefined, (own) => own.where('merchant', 'in', merchants ?? []));
  const { all } = await changes.select(({ fn }) => fn.countAll<string>().as('all')).executeTakeFirstOrThrow();
  const rows = await changes
    .select(['id', 'merchant', 'seq', 'release', 'action', 'author', 'reason', 'detail', 'at'])
    .$if(before !== undefined, (earlier) => earlier.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  return historyPart(rows, {
    ...{ limit, all: Number(all) },
    placeOf: ({ id }) => Number(id),
    entryOf: ({ id: _, merchant, ...entry }) => ({ merchant, ...historyLineOf(entry) }),
  });
}
