import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireFlag } from '../accounts/roles.ts';
import { failure } from '../errors.ts';
import { idIn } from '../http/read-value.ts';
import { merchantOf, queryOf } from '../http/settle-call.ts';
import { consumeTry } from '../limits/consume-try.ts';
import { ensureMerchant } from '../merchants/ensure-merchant.ts';
import type { Sandbox } from '../sandbox.ts';
import { backPath } from './back-path.ts';
import { addChatFiles, sendChatPage } from './chat-files.ts';
import { type ChatWords, chatPage } from './chat-page.ts';
import { conversationOf, readMessages, say } from './conversations.ts';
import { readLook } from './read-look.ts';

const words: Readonly<Record<'en' | 'ur', ChatWords>> = {
  en: {
    language: 'en',
    direction: 'ltr',
    title: 'Live chat',
    back: 'Back to the site',
    empty: 'Write to us. We answer here, usually within minutes.',
    message: 'Your message',
    send: 'Send',
    messages: 'Messages',
    authors: { player: 'You', support: 'Support' },
  },
  ur: {
    language: 'ur',
    direction: 'rtl',
    title: 'لائیو چیٹ',
    back: 'سائٹ پر واپس جائیں',
    empty: 'ہمیں لکھیں۔ ہم یہیں جواب دیتے ہیں، عموماً چند منٹ میں۔',
    message: 'آپ کا پیغام',
    send: 'بھیجیں',
    messages: 'پیغامات',
    authors: { player: 'آپ', support: 'کسٹمر سروس' },
  },
};

const path = '/wps/chat/window';

/** The page that the chat launch leads to. Its ticket, not a session, opens the conversation, so it works in any browser. */
export function addChatWindow(server: FastifyInstance, sandbox: Sandbox): void {
  addChatFiles(server, '/wps/chat');
  server.get(path, async (request, reply) => {
    const { conversation, query } = await settle(sandbox, request);
    const after = idIn(query['after']);
    const known = after > 0 ? { after } : {};
    const messages = await readMessages(sandbox, { conversation, ...known });
    if (request.headers.accept?.includes('json')) return messages;
    const own = words[(query['language'] ?? 'en').toLowerCase().startsWith('ur') ? 'ur' : 'en'];
    const page = chatPage({
      words: query['title'] ? { ...own, title: `${own.title} · ${query['title'].slice(0, 60)}` } : own,
      messages,
      backPath: backPath(query['backUrl']),
      filesPath: '/wps/chat',
      messagesPath: `${path}?${new URLSearchParams(query)}`,
      look: readLook(query),
    });
    return sendChatPage(reply, page);
  });
  server.post(path, async (request, reply) => {
    const { conversation, merchant, query } = await settle(sandbox, request);
    await consumeTry(sandbox, 'chatMessage', { merchant, address: request.ip, name: conversation });
    const { text } = Object(request.body);
    if (!(await say(sandbox, { conversation, text }))) throw failure('body.invalid');
    if (request.headers.accept?.includes('json')) return { value: true };
    return reply.redirect(`${path}?${new URLSearchParams(query)}`, 303);
  });
}

async function settle(sandbox: Sandbox, request: FastifyRequest) {
  const merchant = merchantOf(request);
  await ensureMerchant(sandbox, merchant);
  await requireFlag(sandbox, merchant, 'CBS3');
  const query = queryOf(request);
  const conversation = await conversationOf(sandbox, merchant, query['ticket'] ?? '');
  if (conversation === undefined) throw failure('session.ended');
  return { merchant, query, conversation };
}
