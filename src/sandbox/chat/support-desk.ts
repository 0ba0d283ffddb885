import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isPassword } from '../../storage/passwords.ts';
import { failure } from '../errors.ts';
import { consumeTry, forgetTries } from '../limits/consume-try.ts';
import { idIn } from '../http/read-value.ts';
import type { Sandbox } from '../sandbox.ts';
import { addChatFiles, sendChatPage } from './chat-files.ts';
import { idOf } from './desk-id.ts';
import { deskTabs } from './desk-tabs.ts';
import { addFeedbackDesk } from './feedback-desk.ts';
import { type ChatWords, chatPage, deskFrame, escapeHtml } from './chat-page.ts';
import { type ChatSummary, listConversations, readMessages, say } from './conversations.ts';

const words: ChatWords = {
  language: 'en',
  direction: 'ltr',
  title: 'Support desk',
  back: 'All conversations',
  empty: 'Nobody has written yet. Open the live chat on a brand that has CBS3 on.',
  message: 'Your answer',
  send: 'Send',
  messages: 'Messages',
  authors: { player: 'Player', support: 'You' },
};

/**
 * The page on which support staff answer players: on the sandbox's own address only, never on a player site, and only
 * with the password of a member of staff (HTTP Basic, RFC 7617).
 */
export function addSupportDesk(server: FastifyInstance, sandbox: Sandbox): void {
  addChatFiles(server, '/support');
  void server.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      const isLetIn = await isStaff(sandbox, request);
      noteDesk(sandbox, request, isLetIn);
      if (isLetIn) return undefined;
      return reply
        .code(401)
        .header('www-authenticate', 'Basic realm="Support desk", charset="UTF-8"')
        .type('text/plain; charset=utf-8')
        .send('The support desk asks for the name and password of a member of staff.\n');
    });
    scope.get('/support', async (_request, reply) => {
      const page = { words, backPath: '/support', filesPath: '/support' };
      return sendChatPage(
        reply,
        deskFrame(page, `<main>${deskTabs('chat')}${listOf(await listConversations(sandbox))}</main>`),
      );
    });
    addFeedbackDesk(scope, sandbox, words);
    scope.get('/support/:id', async (request, reply) => {
      const conversation = idOf(request);
      const known = (await listConversations(sandbox)).find(({ id }) => id === conversation);
      if (!known) throw failure('not.found');
      const after = idIn(Object(request.query).after);
      const from = after > 0 ? { after } : {};
      const messages = await readMessages(sandbox, { conversation, reader: 'support', ...from });
      if (request.headers.accept?.includes('json')) return messages;
      const player = nameOf(known);
      const page = chatPage({
        words: { ...words, title: player, authors: { ...words.authors, player } },
        reader: 'support',
        messages,
        backPath: '/support',
        filesPath: '/support',
        messagesPath: `/support/${conversation}`,
      });
      return sendChatPage(reply, page);
    });
    scope.post('/support/:id', async (request, reply) => {
      if (request.headers['sec-fetch-site'] === 'cross-site') throw failure('body.invalid');
      const conversation = idOf(request);
      const { text } = Object(request.body);
      if (!(await say(sandbox, { conversation, author: 'support', text }))) throw failure('body.invalid');
      if (request.headers.accept?.includes('json')) return { value: true };
      return reply.redirect(`/support/${conversation}`, 303);
    });
  });
}

function listOf(conversations: readonly ChatSummary[]): string {
  if (conversations.length === 0) return `<p class="empty">${words.empty}</p>`;
  const items = conversations.map((entry) => {
    const badge = entry.unread > 0 ? `<span class="unread">${entry.unread}</span>` : '';
    return `<li><a href="/support/${entry.id}"><strong>${escapeHtml(nameOf(entry))}</strong><time datetime="${entry.at}">${entry.at.slice(0, 16).replace('T', ' ')}</time><span class="last" dir="auto">${escapeHtml(entry.lastText)}</span>${badge}</a></li>`;
  });
  return `<ul class="desk">${items.join('')}</ul>`;
}

function nameOf({ player, merchant, id }: ChatSummary): string {
  return `${player ?? `Guest ${id}`} · ${merchant}`;
}

/** Notes who was not let in, who opened the desk, and what was done there; the desk's own polls are no news. */
function noteDesk({ security }: Sandbox, { ip, method, url }: FastifyRequest, isLetIn: boolean): void {
  const path = url.split('?', 1)[0] ?? '';
  const outcome = isLetIn ? 'done' : 'refused';
  if (!isLetIn || (method === 'GET' && path === '/support'))
    security.note({ event: 'staff.login', outcome, address: ip, reference: 'support desk' });
  else if (method !== 'GET')
    security.note({ event: 'staff.act', outcome, address: ip, reference: `${method} ${path}` });
}

async function isStaff(sandbox: Sandbox, { headers, ip }: FastifyRequest): Promise<boolean> {
  const given = /^Basic ([\w+/=]+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
  const [name, ...password] = Buffer.from(given, 'base64').toString('utf8').split(':');
  if (!name) return false;
  const tried = { merchant: '', address: ip, name: ip };
  await consumeTry(sandbox, 'staff', tried);
  const known = await sandbox.db
    .selectFrom('staff')
    .select('password_hash')
    .where('name', '=', name)
    .executeTakeFirst();
  if (!(await isPassword(password.join(':'), known?.password_hash))) return false;
  await forgetTries(sandbox, 'staff', tried);
  return true;
}
