import type { DeskPerson } from '../../contracts/desk.ts';
import type { Sandbox } from '../sandbox.ts';

/** Who wrote a message. */
export type ChatSide = 'player' | 'support';

export interface ChatMessage {
  readonly id: number;
  readonly author: ChatSide;
  readonly text: string;
  /** ISO 8601. */
  readonly at: string;
  /** The name that who answered has for players; absent: none. */
  readonly name?: string;
  /** The name that the player's page gave it. */
  readonly key?: string;
}

/** The longest message, in characters. */
export const longestText = 1000;
const shown = 200;
const keyPattern = /^[\w-]{8,64}$/;

/** The conversation of a player, the same one every time; a guest begins a new one. */
export async function openConversation(
  { db, now }: Sandbox,
  { merchant, account }: { readonly merchant: string; readonly account: number | undefined },
): Promise<number> {
  const { id } = await db
    .insertInto('chat_conversation')
    .values({ merchant, account: account ?? null, created_at: now() })
    // Two launches at once lead to one conversation; the update changes nothing and gives its id.
    .onConflict((conflict) => conflict.column('account').doUpdateSet({ merchant }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface Said {
  readonly conversation: number;
  readonly text: unknown;
  /** What the player's page calls the message, 8 to 64 letters, digits, `-` or `_`; absent: nothing. */
  readonly key?: unknown;
}

/**
 * Adds what a player writes, once under each key: a page that has lost the answer says it again. The text must hold 1 to
 * 1,000 characters beside blanks; anything else, or a key that is none, gives false and adds nothing.
 */
export async function say(sandbox: Sandbox, { conversation, text, key }: Said): Promise<boolean> {
  const said = typeof text === 'string' ? text.trim() : '';
  if (said === '' || said.length > longestText) return false;
  if (key !== undefined && !(typeof key === 'string' && keyPattern.test(key))) return false;
  await addMessage(sandbox, { conversation, author: 'player', text: said, key });
  const { merchant } = await sandbox.db
    .selectFrom('chat_conversation')
    .select('merchant')
    .where('id', '=', conversation)
    .executeTakeFirstOrThrow();
  sandbox.news.touch(merchant);
  return true;
}

/** What the player wrote up to a message waits for no answer any more. */
export async function settleThrough(db: Sandbox['db'], conversation: number, message: number): Promise<void> {
  await db
    .updateTable('chat_conversation')
    .set((eb) => ({ seen_through: eb.fn<number>('greatest', ['seen_through', eb.val(message)]) }))
    .where('id', '=', conversation)
    .execute();
}

interface NewMessage {
  readonly conversation: number;
  readonly author: ChatSide;
  readonly text: string;
  readonly by?: DeskPerson;
  readonly shownAs?: string | undefined;
  readonly key?: string | undefined;
}

/** Adds a message as it is, unless its key stands in the conversation. */
export async function addMessage(
  { db, cipher, now }: Pick<Sandbox, 'db' | 'cipher' | 'now'>,
  { conversation, author, text, by, shownAs, key }: NewMessage,
): Promise<void> {
  await db
    .insertInto('chat_message')
    .values({
      ...{ conversation, author, text: cipher.encrypt('chat_message.text', text), created_at: now() },
      ...(by ? { staff_name: by.name } : {}),
      ...(shownAs === undefined ? {} : { shown_as: shownAs }),
      ...(key === undefined ? {} : { key }),
    })
    .onConflict((conflict) => conflict.columns(['conversation', 'key']).doNothing())
    .execute();
}

/** The messages after one of them as their player reads them, oldest first; answers count as read from now on. */
export async function readMessages(
  { db, cipher, now }: Sandbox,
  { conversation, after = 0 }: { readonly conversation: number; readonly after?: number },
): Promise<readonly ChatMessage[]> {
  await db
    .updateTable('chat_message')
    .set({ read_at: now() })
    .where('conversation', '=', conversation)
    .where('author', '=', 'support')
    .where('read_at', 'is', null)
    .execute();
  const rows = await db
    .selectFrom('chat_message')
    .selectAll()
    .where('conversation', '=', conversation)
    .where('id', '>', after)
    .orderBy('id', 'desc')
    .limit(shown)
    .execute();
  return rows.reverse().map(({ id, author, text, created_at, shown_as, key }) => ({
    ...{ id, author, text: cipher.decrypt('chat_message.text', text) },
    at: created_at.toISOString(),
    ...(shown_as === null ? {} : { name: shown_as }),
    ...(key === null ? {} : { key }),
  }));
}

/** How many messages of the support a player has not read (row A-336). */
export async function countUnread({ db }: Sandbox, account: number): Promise<number> {
  const { count } = await db
    .selectFrom('chat_message')
    .innerJoin('chat_conversation', 'chat_conversation.id', 'chat_message.conversation')
    .select((query) => query.fn.countAll<number>().as('count'))
    .where('chat_conversation.account', '=', account)
    .where('author', '=', 'support')
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
