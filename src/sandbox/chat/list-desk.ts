import { sql } from 'kysely';
import type { DeskConversation, DeskPage, DeskScope } from '../../contracts/desk.ts';
import { openPersonal } from '../accounts/personal-data.ts';
import type { Sandbox } from '../sandbox.ts';
import { noPage, pageBy, pageOf } from './desk-page.ts';

interface Row {
  readonly id: number;
  readonly merchant: string;
  readonly name: string | null;
  readonly text: string;
  readonly author: 'player' | 'support';
  readonly at: Date;
  readonly waiting_since: Date | null;
  readonly holder: string | null;
  readonly holder_name: string | null;
  readonly is_closed: boolean;
  readonly place: string;
}

/**
 * A page of the conversations of merchants in which something was said: who waits longest first, then those who do not wait,
 * the newest first, closed ones last. With an id that one alone.
 */
export async function listDesk(
  { db, cipher }: Pick<Sandbox, 'db' | 'cipher'>,
  { merchants, id, after }: DeskScope,
): Promise<DeskPage<DeskConversation>> {
  if (merchants.length === 0) return noPage;
  const talks = sql`
    select talk.id, talk.merchant, account.name, last.id as last, last.text, last.author, last.created_at as at, talk.holder,
      talk.holder_name, waiting.since as waiting_since, last.id <= talk.closed_through as is_closed
    from chat_conversation talk
    left join account on account.id = talk.account
    join lateral (select * from chat_message where conversation = talk.id order by id desc limit 1) last on true
    left join lateral (select min(created_at) as since from chat_message
      where conversation = talk.id and author = 'player' and chat_message.id > talk.seen_through) waiting on true
    where talk.merchant in (${sql.join(merchants)}) ${id === undefined ? sql`` : sql`and talk.id = ${id}`}`;
  const { order, place, behind, limit } = pageBy(
    [
      sql`case when is_closed then 2 when waiting_since is null then 1 else 0 end`,
      sql`coalesce((extract(epoch from waiting_since) * 1000)::bigint, 0)`,
      sql`case when waiting_since is null then -last else id end`,
    ],
    after,
  );
  const { rows } = await sql<Row>`
    select *, ${place} from (${talks}) talks where ${behind} order by ${order} limit ${limit}`.execute(db);
  const counts = await sql<Pick<DeskPage<never>, 'all' | 'waiting'>>`
    select count(*)::int as all, count(waiting_since)::int as waiting from (${talks}) talks`.execute(db);
  return pageOf(rows, counts.rows[0] ?? noPage, (row) => conversationOf(cipher, row));
}

function conversationOf(cipher: Sandbox['cipher'], row: Row): DeskConversation {
  const { name, text, at, waiting_since, holder, holder_name } = row;
  return {
    id: row.id,
    merchant: row.merchant,
    ...(name === null ? {} : { player: openPersonal(cipher, { name }).name }),
    lastText: cipher.decrypt('chat_message.text', text),
    lastBy: row.author,
    at: at.toISOString(),
    ...(waiting_since ? { waitingSince: waiting_since.toISOString() } : {}),
    ...(holder === null ? {} : { holder: { id: holder, name: holder_name ?? '' } }),
    isClosed: row.is_closed,
  };
}
