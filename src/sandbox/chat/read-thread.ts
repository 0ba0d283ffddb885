import type { DeskPart, DeskThread } from '../../contracts/desk.ts';
import type { Sandbox } from '../sandbox.ts';
import { listDesk } from './list-desk.ts';

/** How many messages a part has. */
const partSize = 100;

/** A conversation of a merchant with a part of its messages, as staff read it; nothing where there is none. Looking settles nothing. */
export async function readThread(
  sandbox: Pick<Sandbox, 'db' | 'cipher'>,
  { merchant, id, before }: DeskPart,
): Promise<DeskThread | undefined> {
  const [conversation] = (await listDesk(sandbox, { merchants: [merchant], id })).list;
  if (!conversation) return undefined;
  const { db, cipher } = sandbox;
  const messages = db.selectFrom('chat_message').where('conversation', '=', id);
  const { all } = await messages.select(({ fn }) => fn.countAll<string>().as('all')).executeTakeFirstOrThrow();
  const rows = await messages
    .selectAll()
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    // One more says whether there is an earlier part.
    .limit(partSize + 1)
    .execute();
  const shown = rows.slice(0, partSize).reverse();
  const [first] = shown;
  return {
    conversation,
    messages: shown.map(({ id: own, author, text, created_at, staff_name, shown_as }) => ({
      id: own,
      author,
      text: cipher.decrypt('chat_message.text', text),
      at: created_at.toISOString(),
      ...(staff_name === null ? {} : { by: staff_name }),
      ...(shown_as === null ? {} : { shownAs: shown_as }),
    })),
    all: Number(all),
    ...(first && rows.length > partSize ? { next: first.id } : {}),
  };
}
