import { type RawBuilder, sql } from 'kysely';
import type { DeskPage } from '../../contracts/desk.ts';

/** How many conversations, questions or applications a page has. */
const pageSize = 50;

/** Order and beginning of a page by three whole numbers, the smallest first; rows carry them as their `place`. */
export function pageBy(
  numbers: readonly [RawBuilder<unknown>, RawBuilder<unknown>, RawBuilder<unknown>],
  after?: string,
) {
  const order = sql`(${sql.join(numbers)})`;
  const [first = 0, second = 0, third = 0] = after?.split(',').map(Number) ?? [];
  const behind: RawBuilder<boolean> =
    after === undefined ? sql`true` : sql`${order} > (${first}::int, ${second}::bigint, ${third}::int)`;
  const place = sql<string>`concat_ws(',', ${sql.join(numbers)})`.as('place');
  // One more says whether there is another page.
  return { order, behind, place, limit: pageSize + 1 };
}

/** Columns with the id of an entry and with the time since when nobody waits for it any more. */
interface EntryColumns {
  readonly id: string;
  readonly ended: string;
}

/** Order and beginning of a page: who waits longest first; after them what has ended, the newest first. */
export function pageOrder({ id, ended }: EntryColumns, after?: string) {
  const [of, at] = [sql.ref(id), sql.ref(ended)];
  return pageBy(
    [
      sql`case when ${at} is null then 0 else 1 end`,
      sql`case when ${at} is null then 0 else -(extract(epoch from ${at}) * 1000)::bigint end`,
      sql`case when ${at} is null then ${of} else -${of} end`,
    ],
    after,
  );
}

/** How many rows there are, and how many of them wait. */
export function countOf(ended: string) {
  return [
    sql<number>`count(*)::int`.as('all'),
    sql<number>`count(*) filter (where ${sql.ref(ended)} is null)::int`.as('waiting'),
  ] as const;
}

/** A page of rows that were asked for by `pageBy` or `pageOrder`. */
export async function pageOf<Row extends { readonly place: string }, One>(
  rows: readonly Row[],
  { all, waiting }: Pick<DeskPage<One>, 'all' | 'waiting'>,
  read: (row: Row) => One | Promise<One>,
): Promise<DeskPage<One>> {
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return { list: await Promise.all(shown.map(read)), all, waiting, ...(last ? { next: last.place } : {}) };
}

/** What a scope without merchants gets. */
export const noPage = { list: [], all: 0, waiting: 0 } as const satisfies DeskPage<never>;
