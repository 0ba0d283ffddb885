import { sql } from 'kysely';
import type { DeskConversation } from '../../contracts/desk.ts';
import { openPersonal } from '../accounts/personal-data.ts';
import type { Sandbox } from '../sandbox.ts';

const shown = 200;

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
}

/**
 * Conversations of merchants in which something was said: who waits longest first, then those who do not wait, the newest
 * first, closed ones last. With an id that one alone.
 */
export async function listDesk(
  { db, cipher }: Pick<Sandbox, 'db' | 'cipher'>,
  { merchants, id }: { readonly merchants: readonly string[]; readonly id?: number },
): Promise<readonly DeskConversation[]> {
  if (merchants.length === 0) return [];
  const { rows } = await sql<Row>`
    select talk.id, talk.merchant, account.name, last.text, last.author, last.created_at as at, talk.holder,
      talk.holder_name, waiting.since as waiting_since, last.id <= talk.closed_through as is_closed
    from chat_conversation talk
    left join account on account.id = talk.account
    join lateral (select * from chat_message where conversation = talk.id order by id desc limit 1) last on true
    left join lateral (select min(created_at) as since from chat_message
      where conversation = talk.id and author = 'player' and chat_message.id > talk.seen_through) waiting on true
    where talk.merchant in (${sql.join(merchants)}) ${id === undefined ? sql`` : sql`and talk.id = ${id}`}
    order by is_closed, waiting.since nulls last, last.id desc limit ${shown}`.execute(db);
  return rows.map(({ name, text, at, waiting_since, holder, holder_name, ...row }) => ({
    id: row.id,
    merchant: row.merchant,
    ...(name === null ? {} : { player: openPersonal(cipher, { name }).name }),
    lastText: cipher.decrypt('chat_message.text', text),
    lastBy: row.author,
    at: at.toISOString(),
    ...(waiting_since ? { waitingSince: waiting_since.toISOString() } : {}),
    ...(holder === null ? {} : { holder: { id: holder, name: holder_name ?? '' } }),
    isClosed: row.is_closed,
  }));
}
