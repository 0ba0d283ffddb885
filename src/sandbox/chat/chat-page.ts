import type { ChatMessage, ChatSide } from './conversations.ts';
import { longestText } from './conversations.ts';
import type { ChatLook } from './read-look.ts';

/** Words of a chat page. */
export interface ChatWords {
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly title: string;
  readonly back: string;
  readonly empty: string;
  readonly message: string;
  readonly send: string;
  readonly messages: string;
  readonly authors: Readonly<Record<ChatSide, string>>;
}

export interface ChatPage {
  readonly words: ChatWords;
  readonly messages: readonly ChatMessage[];
  /** Where the back link leads, where files of the page are, and where messages are asked for and sent. */
  readonly backPath: string;
  readonly filesPath: string;
  readonly messagesPath: string;
  /** The site's own look. */
  readonly look: ChatLook;
}

/** A conversation as its player reads it, as a whole page. It works without a script; with one, new messages come by themselves. */
export function chatPage(page: ChatPage): string {
  const { words, messages, messagesPath } = page;
  const list = messages.map((message) => messageItem(message, words)).join('');
  const log = `<ol class="log" data-from="${escapeHtml(messagesPath)}" data-last="${messages.at(-1)?.id ?? 0}" data-player="${escapeHtml(words.authors.player)}" data-support="${escapeHtml(words.authors.support)}" role="log" aria-label="${escapeHtml(words.messages)}">${list}</ol>`;
  return frame(
    page,
    `<main>${log}<p class="empty"${messages.length > 0 ? ' hidden' : ''}>${escapeHtml(words.empty)}</p></main>
<form method="post" action="${escapeHtml(messagesPath)}">
<textarea name="text" rows="1" maxlength="${longestText}" required aria-label="${escapeHtml(words.message)}" placeholder="${escapeHtml(words.message)}" dir="auto"></textarea>
<button>${escapeHtml(words.send)}</button>
</form>`,
  );
}

/** The frame of the page: header with a way back, styles and script. */
function frame({ words, backPath, filesPath, look }: ChatPage, body: string): string {
  const { headerColor, stylesheet, scheme } = look;
  return `<!doctype html>
<html lang="${words.language}" dir="${words.direction}"${scheme ? ` data-scheme="${scheme}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="${headerColor ?? '#16302b'}">
<title>${escapeHtml(words.title)}</title>
<link rel="icon" href="data:,">
${stylesheet ? `<link rel="stylesheet" href="${stylesheet}">` : ''}
<link rel="stylesheet" href="${filesPath}/chat.css">
<script type="module" src="${filesPath}/chat.js"></script>
</head>
<body>
<header${headerColor ? ` data-color="${headerColor}"` : ''}><a href="${escapeHtml(backPath)}"><span>${escapeHtml(words.back)}</span></a><h1>${escapeHtml(words.title)}</h1></header>
${body}
</body>
</html>`;
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

/** Text as HTML. */
function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
