import GithubSlugger from 'github-slugger';

/** One page of the reference. */
export interface ReferencePage {
  /** File below docs/reference/. */
  readonly file: string;
  readonly title: string;
  /** One or two sentences: what is here, and for whom. */
  readonly summary: string;
  /** Markdown below the title, beginning with headings of the second level. */
  readonly body: string;
  /** What the page is written from, below the project root. */
  readonly sources: readonly string[];
}

/** A heading with the anchor that GitHub gives it. */
export function heading(level: number, text: string): string {
  return `${'#'.repeat(level)} ${text}`;
}

/** The anchor that GitHub gives to a heading that stands once in its page. */
export function anchorOf(title: string): string {
  return new GithubSlugger().slug(title.replaceAll('`', ''));
}

/** A link to a heading of a page: `link('flags.md', 'CBS3')`. */
export function link(file: string, title: string, words = code(title)): string {
  return `[${words}](${file}#${anchorOf(title)})`;
}

/** Text as code; a value with backticks in it takes two around it. */
export function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

/** A block of code in a language. */
export function codeBlock(language: string, text: string): string {
  return `\`\`\`${language}\n${text}\n\`\`\``;
}

/** A table; what would break a cell is escaped. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), `| ${head.map(() => '---').join(' | ')} |`, ...rows.map(line)].join('\n');
}

/** Facts of one key in one line, those with a value alone: **Type** text · **Default** `off`. */
export function facts(entries: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(entries).flatMap(([name, value]) => (value === undefined ? [] : `**${name}** ${value}`));
  return given.join(' · ');
}

/** Paragraphs that are there, with an empty line between each. */
export function paragraphs(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join('\n\n');
}

/** Rows of requirements and records that a description follows: they help who changes the code, not who reads this. */
const citation = / \((?:rows?|decisions?) [^)]*\)/g;

/** Plain words as Markdown shows them: brackets, stars and underscores are letters, and `<name>` is no tag. */
export function plain(text: string): string {
  return text
    .replaceAll(citation, '')
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replaceAll(/[<>*_[\]\\]/g, String.raw`\$&`)))
    .join('');
}

function cell(text: string): string {
  return text.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ');
}
