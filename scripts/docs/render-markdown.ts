import GithubSlugger from 'github-slugger';
import MarkdownIt, { type Token } from 'markdown-it';

/** A heading of a document. */
export interface DocumentHeading {
  readonly level: number;
  /** Anchor, as GitHub makes it. */
  readonly id: string;
  readonly text: string;
}

/** What stands below one heading, in words alone: the first paragraph, and everything. */
export interface DocumentSection extends DocumentHeading {
  readonly lead: string;
  readonly words: string;
}

/** A document as HTML, with what outline and search need. */
export interface RenderedDocument {
  readonly title: string;
  readonly html: string;
  readonly sections: readonly DocumentSection[];
}

/** Markup of a document is never passed on: what looks like a tag is text. */
const markdown = new MarkdownIt({ html: false, linkify: false });
markdown.renderer.rules['table_open'] = () =>
  '<div class="scroll" tabindex="0" role="group" aria-label="Table"><table>';
markdown.renderer.rules['table_close'] = () => '</table></div>';
const renderFence = markdown.renderer.rules['fence'];
markdown.renderer.rules['fence'] = (tokens, index, options, env, self) =>
  (renderFence?.(tokens, index, options, env, self) ?? '').replace('<pre>', '<pre tabindex="0">');

/**
 * Turns Markdown into HTML. `addressOf` says where a link leads on the site; a link that leads nowhere there becomes its
 * words. Addresses that run code are dropped by the parser.
 */
export function renderMarkdown(text: string, addressOf: (target: string) => string | undefined): RenderedDocument {
  const tokens = markdown.parse(text, {});
  const slugger = new GithubSlugger();
  const sections: { level: number; id: string; text: string; lead: string; words: string }[] = [];
  for (const [index, token] of tokens.entries()) {
    const inline = tokens[index + 1];
    if (token.type === 'heading_open' && inline) {
      const title = wordsOf(inline);
      const id = slugger.slug(title);
      token.attrSet('id', id);
      if (token.tag !== 'h1') inline.children?.push(...anchorTokens(id, title));
      sections.push({ level: Number(token.tag.slice(1)), id, text: title, lead: '', words: '' });
    } else if (token.type === 'paragraph_open' && inline && /^\*\*[A-Z][\w ]*\*\* [^*]/.test(inline.content)) {
      token.attrSet('class', 'facts');
    } else if (token.type === 'inline' && tokens[index - 1]?.type !== 'heading_open') {
      const section = sections.at(-1);
      if (!section) continue;
      if (tokens[index - 1]?.type === 'paragraph_open') section.lead ||= wordsOf(token);
      section.words += ` ${wordsOf(token)}`;
    }
  }
  for (const token of tokens) if (token.type === 'inline') leadLinks(token, addressOf);
  return { title: sections[0]?.text ?? '', html: markdown.renderer.render(tokens, markdown.options, {}), sections };
}

function wordsOf({ children }: Token): string {
  return (children ?? [])
    .map(({ type, content }) => (type === 'text' || type === 'code_inline' ? content : ' '))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function leadLinks({ children }: Token, addressOf: (target: string) => string | undefined): void {
  const open: boolean[] = [];
  for (const token of children ?? []) {
    if (token.type === 'link_open') {
      const address = addressOf(String(token.attrGet('href') ?? ''));
      open.push(address !== undefined);
      if (address === undefined) rename(token, 'span');
      else token.attrSet('href', address);
    } else if (token.type === 'link_close' && open.pop() === false) rename(token, 'span');
  }
}

function rename(token: Token, tag: string): void {
  token.tag = tag;
  token.attrs = null;
}

/** A link to the heading itself, behind its words. */
function anchorTokens(id: string, title: string): readonly Token[] {
  const [inline] = markdown.parseInline(`[#](#${id})`, {});
  const tokens = inline?.children ?? [];
  tokens[0]?.attrSet('class', 'anchor');
  tokens[0]?.attrSet('aria-label', `Link to ${title}`);
  return tokens;
}
