import type { ChatWords } from './chat-words.ts';
import { escapeHtml } from './escape-html.ts';
import { type ChatLook, formsOf } from './read-look.ts';

/** What all pages of the chat have around their content. */
export interface ChatFrame {
  readonly words: ChatWords;
  /** Name of the site; absent: it says none. */
  readonly site?: string | undefined;
  /** Where the back link leads, and where files of the page are. */
  readonly backPath: string;
  readonly filesPath: string;
  /** The site's own look. */
  readonly look: ChatLook;
}

/** A whole page of the chat: header with a way back, styles and script around a body. */
export function chatFrame({ words, site, backPath, filesPath, look }: ChatFrame, body: string): string {
  const { headerColor, stylesheet, scheme } = look;
  const attributes = [
    `lang="${words.language}" dir="${words.direction}"`,
    ...(scheme ? [`data-scheme="${scheme}"`] : []),
    ...formsOf(look).map(([axis, form]) => `data-${axis}="${form}"`),
  ];
  const title = site ? `${words.title} · ${site}` : words.title;
  const heading = site
    ? `${escapeHtml(words.title)} <span><span>· </span><bdi>${escapeHtml(site)}</bdi></span>`
    : escapeHtml(title);
  return `<!doctype html>
<html ${attributes.join(' ')}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
<meta name="theme-color" content="${headerColor ?? '#16302b'}">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
${stylesheet ? `<link rel="stylesheet" href="${stylesheet}">` : ''}
<link rel="stylesheet" href="${filesPath}/chat.css">
<script type="module" src="${filesPath}/chat.js"></script>
</head>
<body>
<header${headerColor ? ` data-color="${headerColor}"` : ''}><a href="${escapeHtml(backPath)}"><span>${escapeHtml(words.back)}</span></a><div><h1>${heading}</h1><p>${escapeHtml(words.about)}</p></div></header>
${body}
</body>
</html>`;
}
