import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requireFlag } from '../accounts/roles.ts';
import { failure, PlatformError } from '../errors.ts';
import { idIn } from '../http/read-value.ts';
import { merchantOf, queryOf } from '../http/settle-call.ts';
import { consumeTry } from '../limits/consume-try.ts';
import { ensureMerchant } from '../merchants/ensure-merchant.ts';
import type { Sandbox } from '../sandbox.ts';
import { backPath } from './back-path.ts';
import { openedConversation, takeTicket } from './chat-access.ts';
import { readChatCookie, writeChatCookie } from './chat-cookie.ts';
import { addChatFiles, sendChatPage } from './chat-files.ts';
import type { ChatFrame } from './chat-frame.ts';
import { type ChatPage, chatPage } from './chat-page.ts';
import { wordsOf } from './chat-words.ts';
import { readMessages, say } from './conversations.ts';
import { endedPage } from './ended-page.ts';
import { readLook } from './read-look.ts';

const path = '/wps/chat/window';

interface InConversation {
  readonly Params: { readonly name: string };
}

/**
 * The page that the chat launch leads to. Its ticket, not a session, opens the conversation, so it works in any browser; the
 * address that stays there opens nothing without the cookie that was given for the ticket.
 */
export function addChatWindow(server: FastifyInstance, sandbox: Sandbox): void {
  addChatFiles(server, '/wps/chat');
  server.get(path, async (request, reply) => {
    const { merchant, query } = await settle(sandbox, request);
    const opened = await takeTicket(sandbox, merchant, query['ticket'] ?? '');
    if (!opened) return sendChatPage(reply.code(401), endedPage(frameOf(query)));
    const own = `${path}/${opened.name}`;
    return reply
      .header('set-cookie', writeChatCookie(opened.secret, own))
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .redirect(addressOf(own, query), 303);
  });
  server.get<InConversation>(`${path}/:name`, async (request, reply) => {
    const { conversation, query } = await settleConversation(sandbox, request);
    if (conversation === undefined) return sendEnded(request, reply);
    const after = idIn(query['after']);
    const known = after > 0 ? { after } : {};
    const messages = await readMessages(sandbox, { conversation, ...known });
    if (wantsJson(request)) return reply.header('cache-control', 'no-store').send(messages);
    return sendChatPage(reply, chatPage(pageOf(request, { query, messages })));
  });
  server.post<InConversation>(`${path}/:name`, async (request, reply) => {
    const { conversation, merchant, query } = await settleConversation(sandbox, request);
    if (conversation === undefined) return sendEnded(request, reply);
    const { text, key } = Object(request.body);
    try {
      await consumeTry(sandbox, 'chatMessage', { merchant, address: request.ip, name: conversation });
    } catch (error) {
      if (wantsJson(request) || !(error instanceof PlatformError)) throw error;
      const messages = await readMessages(sandbox, { conversation });
      const refused = { reason: wordsOf(query['language']).tooMany, text: String(text ?? '') };
      return sendChatPage(reply.code(error.status), chatPage(pageOf(request, { query, messages, refused })));
    }
    if (!(await say(sandbox, { conversation, text, key }))) throw failure('body.invalid');
    if (wantsJson(request)) return { value: true };
    return reply.redirect(addressOf(`${path}/${request.params.name}`, query), 303);
  });
}

type Query = Readonly<Record<string, string>>;

async function settle(sandbox: Sandbox, request: FastifyRequest) {
  const merchant = merchantOf(request);
  await ensureMerchant(sandbox, merchant);
  await requireFlag(sandbox, merchant, 'CBS3');
  return { merchant, query: queryOf(request) };
}

async function settleConversation(sandbox: Sandbox, request: FastifyRequest<InConversation>) {
  const { merchant, query } = await settle(sandbox, request);
  const { name } = request.params;
  const secret = readChatCookie(request.headers.cookie);
  const conversation = secret === undefined ? undefined : await openedConversation(sandbox, { merchant, name, secret });
  return { merchant, query, conversation };
}

function sendEnded(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (wantsJson(request)) throw failure('session.ended');
  return sendChatPage(reply.code(401), endedPage(frameOf(queryOf(request))));
}

function wantsJson({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('json') ?? false;
}

/** An address of the chat with what the page looks like and leads back to, and nothing else of a query. */
function addressOf(own: string, query: Query): string {
  const { title = '', language = 'en', backUrl } = query;
  const kept = { language, title: title.slice(0, 60), ...readLook(query), backUrl: backPath(backUrl) };
  return `${own}?${new URLSearchParams(kept)}`;
}

function frameOf(query: Query): ChatFrame {
  return {
    words: wordsOf(query['language']),
    site: query['title']?.slice(0, 60),
    backPath: backPath(query['backUrl']),
    filesPath: '/wps/chat',
    look: readLook(query),
  };
}

function pageOf(
  { params }: FastifyRequest<InConversation>,
  { query, ...content }: Pick<ChatPage, 'messages' | 'refused'> & { readonly query: Query },
): ChatPage {
  return { ...frameOf(query), ...content, messagesPath: addressOf(`${path}/${params.name}`, query) };
}
