import { type RawBuilder, sql } from 'kysely';
import type { DeskPage } from '../../contracts/desk.ts';

/** How many questions or applications a page has. */
const pageSize = 50;

/** Columns with the id of an entry and with the time since when nobody waits for it any more. */
interface EntryColumns {
  readonly id: string;
  readonly ended: string;
}

/** Order and beginning of a page: who waits longest first; after them what has ended, the newest first. */
export function pageOrder({ id, ended }: EntryColumns, after?: string) {
  const [of, at] = [sql.ref(id), sql.ref(ended)];
  const place = sql`(case when ${at} is null then 0 else 1 end,
    case when ${at} is null then 0 else -(extract(epoch from ${at}) * 1000)::bigint end,
    case when ${at} is null then ${of} else -${of} end)`;
  const [hasEnded = 0, when = 0, last = 0] = after?.split(',').map(Number) ?? [];
  const behind: RawBuilder<boolean> =
    after === undefined ? sql`true` : sql`${place} > (${hasEnded}::int, ${when}::bigint, ${last}::int)`;
  // One more says whether there is another page.
  return { place, behind, limit: pageSize + 1 };
}

/** How many rows there are, and how many of them wait. */
export function countOf(ended: string) {
  return [
    sql<number>`count(*)::int`.as('all'),
    sql<number>`count(*) filter (where ${sql.ref(ended)} is null)::int`.as('waiting'),
  ] as const;
}

/** A page of rows that were asked for by `pageOrder`. */
export async function pageOf<Row extends { readonly id: number }, One>(
  rows: readonly Row[],
  counts: Pick<DeskPage<One>, 'all' | 'waiting'>,
  { ended, read }: { ended(row: Row): Date | null; read(row: Row): One | Promise<One> },
): Promise<DeskPage<One>> {
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  const at = last && ended(last);
  return {
    list: await Promise.all(shown.map(read)),
    ...{ all: counts.all, waiting: counts.waiting },
    ...(last ? { next: at ? `1,${-at.getTime()},${-last.id}` : `0,0,${last.id}` } : {}),
  };
}

/** What a scope without merchants gets. */
export const noPage = { list: [], all: 0, waiting: 0 } as const satisfies DeskPage<never>;
