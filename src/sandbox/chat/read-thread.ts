import type { DeskPlace, DeskThread } from '../../contracts/desk.ts';
import type { Sandbox } from '../sandbox.ts';
import { listDesk } from './list-desk.ts';

const shown = 200;

/** A conversation of a merchant with its last messages, as staff read it; nothing where there is none. Looking settles nothing. */
export async function readThread(
  sandbox: Pick<Sandbox, 'db' | 'cipher'>,
  { merchant, id }: DeskPlace,
): Promise<DeskThread | undefined> {
  const [conversation] = await listDesk(sandbox, { merchants: [merchant], id });
  if (!conversation) return undefined;
  const { db, cipher } = sandbox;
  const rows = await db
    .selectFrom('chat_message')
    .selectAll()
    .where('conversation', '=', id)
    .orderBy('id', 'desc')
    .limit(shown)
    .execute();
  const messages = rows.reverse().map(({ id: own, author, text, created_at, staff_name, shown_as }) => ({
    id: own,
    author,
    text: cipher.decrypt('chat_message.text', text),
    at: created_at.toISOString(),
    ...(staff_name === null ? {} : { by: staff_name }),
    ...(shown_as === null ? {} : { shownAs: shown_as }),
  }));
  return { conversation, messages };
}
