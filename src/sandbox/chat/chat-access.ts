import { hashSecret, makeToken } from '../accounts/secrets.ts';
import type { Sandbox } from '../sandbox.ts';

/** An address is in histories and logs: what stands in one is good once, and no longer than it takes to open it. */
const ticketMs = 2 * 60 * 1000;
const cookieMs = 12 * 60 * 60 * 1000;

/** A secret that opens one conversation once and within two minutes; only its hash is kept. */
export async function issueTicket({ db, now }: Sandbox, conversation: number): Promise<string> {
  const ticket = makeToken();
  const expires_at = new Date(now().getTime() + ticketMs);
  await db
    .insertInto('chat_ticket')
    .values({ ticket_hash: hashSecret(ticket), conversation, expires_at })
    .execute();
  return ticket;
}

/** A conversation that is open in a browser: how its address names it, and the secret of its cookie. */
export interface OpenedConversation {
  readonly name: string;
  readonly secret: string;
}

/** Takes a ticket of a merchant's site and opens its conversation for twelve hours; nothing for an unknown, used or late one. */
export async function takeTicket(
  { db, now, cipher }: Sandbox,
  merchant: string,
  ticket: string,
): Promise<OpenedConversation | undefined> {
  // Of two who show it at once the one gets in whose statement removes the row.
  const taken = await db
    .deleteFrom('chat_ticket')
    .using('chat_conversation')
    .whereRef('chat_conversation.id', '=', 'chat_ticket.conversation')
    .where('ticket_hash', '=', hashSecret(ticket))
    .where('expires_at', '>', now())
    .where('merchant', '=', merchant)
    .returning('conversation')
    .executeTakeFirst();
  if (!taken) return undefined;
  const { conversation } = taken;
  const secret = makeToken();
  const expires_at = new Date(now().getTime() + cookieMs);
  await db
    .insertInto('chat_opening')
    .values({ secret_hash: hashSecret(secret), conversation, expires_at })
    .execute();
  return { name: cipher.fingerprint(namedText(conversation)).slice(0, nameLength), secret };
}

/** The conversation of that name which a cookie's secret opens on a merchant's site; nothing when it opens another or none. */
export async function openedConversation(
  { db, now, cipher }: Sandbox,
  { merchant, name, secret }: OpenedConversation & { readonly merchant: string },
): Promise<number | undefined> {
  const found = await db
    .selectFrom('chat_opening')
    .innerJoin('chat_conversation', 'chat_conversation.id', 'chat_opening.conversation')
    .select('chat_conversation.id')
    .where('secret_hash', '=', hashSecret(secret))
    .where('expires_at', '>', now())
    .where('merchant', '=', merchant)
    .executeTakeFirst();
  if (!found) return undefined;
  const names = cipher.fingerprints(namedText(found.id)).map((whole) => whole.slice(0, nameLength));
  return names.includes(name) ? found.id : undefined;
}

const nameLength = 22;

/** What names a conversation in an address is a digest of it: the same at each opening, and no count of all conversations. */
function namedText(conversation: number): string {
  return `chat_conversation ${conversation}`;
}
