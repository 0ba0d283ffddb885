import MiniSearch from 'minisearch';
import type { DocumentPage } from './read-documents.ts';

/** One place that a search found. */
export interface FoundPlace {
  readonly href: string;
  readonly title: string;
  /** Title of the page. */
  readonly page: string;
  /** The words that follow, cut short. */
  readonly words: string;
}

const MOST = 20;
const EXCERPT = 160;
/** Calls and objects of the APIs are many, and few look for them. */
const LEAST_SOUGHT = /^\/docs\/(platform|site)-api/;

/** Makes a search over every heading of every page: names first, then words; parts of words and slips count too. */
export function openSearch(pages: Iterable<DocumentPage>): (query: string) => readonly FoundPlace[] {
  const index = new MiniSearch<FoundPlace & { readonly text: string }>({
    idField: 'href',
    fields: ['title', 'page', 'text'],
    storeFields: ['href', 'title', 'page', 'words'],
    // `login.remember` is found by its parts and as a whole, `REGMOBVERF3` in small letters.
    tokenize: (text) =>
      text
        .split(/[^\p{L}\p{N}_.-]+/u)
        .flatMap((word) => [word, ...(/[._-]/.test(word) ? word.split(/[._-]/) : [])])
        .filter((word) => word !== ''),
    searchOptions: {
      boost: { title: 6, page: 2 },
      prefix: true,
      combineWith: 'AND',
      boostDocument: (href) => (LEAST_SOUGHT.test(String(href)) ? 0.1 : 1),
    },
  });
  for (const { path, title: page, sections } of pages) {
    index.addAll(
      sections
        .filter(({ words }) => words !== '')
        .map(({ id, level, text: title, lead, words }) => ({
          href: level === 1 ? `/docs/${path}` : `/docs/${path}#${id}`,
          title,
          page,
          words: lead.length > EXCERPT ? `${lead.slice(0, EXCERPT).trim()} …` : lead,
          text: words,
        })),
    );
  }
  return (query) => {
    const exact = index.search(query);
    // Slips count where nothing is written as it was typed.
    const found = exact.length > 0 ? exact : index.search(query, { fuzzy: 0.25 });
    return found.slice(0, MOST).map(({ href, title, page, words }) => ({ href, title, page, words }));
  };
}
