import { randomUUID } from 'node:crypto';
import { type ChatFrame, chatFrame } from './chat-frame.ts';
import type { ChatWords } from './chat-words.ts';
import type { ChatMessage } from './conversations.ts';
import { longestText } from './conversations.ts';
import { escapeHtml } from './escape-html.ts';

export interface ChatPage extends ChatFrame {
  readonly messages: readonly ChatMessage[];
  /** Where messages are asked for and sent. */
  readonly messagesPath: string;
  /** Why the last message was not taken, and its text. */
  readonly refused?: { readonly reason: string; readonly text: string };
}

/** A conversation as its player reads it, as a whole page. It works without a script; with one, new messages come by themselves. */
export function chatPage(page: ChatPage): string {
  const { words, messages, messagesPath, refused } = page;
  const action = escapeHtml(messagesPath);
  const key = keyField();
  return chatFrame(
    page,
    `<main>${logOf(page)}${emptyOf(words, { action, key, isOver: messages.length > 0 })}</main>
<form class="write" method="post" action="${action}" aria-label="${escapeHtml(words.message)}">
${key}<p class="state" role="status"${refused ? '' : ' hidden'}>${escapeHtml(refused?.reason ?? '')}</p>
<div><textarea name="text" rows="1" maxlength="${longestText}" required aria-label="${escapeHtml(words.message)}" placeholder="${escapeHtml(words.message)}" dir="auto">${escapeHtml(refused?.text ?? '')}</textarea>
<button>${escapeHtml(words.send)}</button></div>
</form>`,
  );
}

/** The messages under their days. The script marks days and hours anew, by the player's clock. */
function logOf({ words, messages, messagesPath }: ChatPage): string {
  const data = {
    from: messagesPath,
    last: messages.at(-1)?.id ?? 0,
    ...words.authors,
    ...{ sending: words.sending, sent: words.sent, failed: words.failed, again: words.again },
    ...{ offline: words.offline, ended: words.ended, many: words.tooMany },
  };
  const attributes = Object.entries(data).map(([name, value]) => `data-${name}="${escapeHtml(String(value))}"`);
  const items = messages.map((message, index) => {
    const day = message.at.slice(0, 10);
    const isFirst = messages[index - 1]?.at.slice(0, 10) !== day;
    return `${isFirst ? dayItem(day, words) : ''}${messageItem(message, words)}`;
  });
  return `<div role="log" aria-label="${escapeHtml(words.messages)}"><ol class="log" ${attributes.join(' ')}>${items.join('')}</ol></div>`;
}

/** Without a script a form that is sent again, because its answer was lost, says again what it said. The script makes keys itself. */
function keyField(): string {
  return `<input type="hidden" name="key" value="${randomUUID()}">`;
}

interface Greeting {
  readonly action: string;
  readonly key: string;
  readonly isOver: boolean;
}

/** What somebody sees who has written nothing yet: a greeting, and questions that a tap sends. */
function emptyOf(words: ChatWords, { action, key, isOver }: Greeting): string {
  const questions = words.questions.map(
    (question) => `<li><button name="text" value="${escapeHtml(question)}">${escapeHtml(question)}</button></li>`,
  );
  return `<div class="empty"${isOver ? ' hidden' : ''}><i aria-hidden="true"></i><h2>${escapeHtml(words.greeting)}</h2><p>${escapeHtml(words.empty)}</p>
<form method="post" action="${action}">${key}<ul aria-label="${escapeHtml(words.questionsTitle)}">${questions.join('')}</ul></form></div>`;
}

function dayItem(day: string, { language }: ChatWords): string {
  const shown = new Date(day).toLocaleDateString(dateLocale(language), {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return `<li class="day"><time datetime="${day}">${shown}</time></li>`;
}

/** Figures are 0–9 in every language (src/urdu.md). */
function dateLocale(language: string): string {
  return language === 'ur' ? 'ur-PK-u-nu-latn' : 'en-GB';
}

/** Who wrote a message: the name that they have for the reader, apart from the words around it in whatever script, and the side. */
function nameOf({ author, name }: ChatMessage, { authors }: ChatWords): string {
  return name === undefined ? authors[author] : `\u2068${name}\u2069 · ${authors[author]}`;
}

function messageItem(message: ChatMessage, words: ChatWords): string {
  const { author, text, at } = message;
  const time = `<time datetime="${at}">${at.slice(11, 16)}</time>`;
  return `<li class="${author === 'player' ? 'own' : 'other'}"><span class="who">${escapeHtml(nameOf(message, words))}</span><p dir="auto">${escapeHtml(text)}</p>${time}</li>`;
}
