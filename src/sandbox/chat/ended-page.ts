import { type ChatFrame, chatFrame } from './chat-frame.ts';
import { escapeHtml } from './escape-html.ts';

/** What stands where a ticket or a cookie opens no conversation: why, and the way back. */
export function endedPage(frame: ChatFrame): string {
  const { words, backPath } = frame;
  return chatFrame(
    frame,
    `<main><div class="empty"><i aria-hidden="true"></i><h2>${escapeHtml(words.ended)}</h2><p>${escapeHtml(words.endedNote)}</p><a class="way" href="${escapeHtml(backPath)}">${escapeHtml(words.back)}</a></div></main>`,
  );
}
