import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { renderMarkdown, type RenderedDocument } from './render-markdown.ts';

/** A page of the documentation. */
export interface DocumentPage extends RenderedDocument {
  /** Path below /docs/: `flags`; empty for the first page. */
  readonly path: string;
}

/** Pages in the order of the navigation; the path of a page is its file's name in small letters. */
export const documentGroups: readonly { readonly title: string; readonly files: readonly string[] }[] = [
  { title: 'Start', files: ['reference/README.md'] },
  {
    title: 'Files of a brand',
    files: ['merchant', 'site', 'navigation', 'registration', 'lobby', 'texts', 'platform-mapping', 'theme'].map(
      referenceFile,
    ),
  },
  {
    title: 'What they can name',
    files: ['flags', 'settings', 'slots', 'fields', 'conditions', 'theme-tokens', 'theme-forms', 'policies'].map(
      referenceFile,
    ),
  },
  { title: 'Tools', files: ['problems', 'commands', 'platform-api', 'site-api'].map(referenceFile) },
  {
    title: 'Guides',
    files: ['platform.md', 'platform-calls.md', 'production.md', 'pictures.md', 'CONTRIBUTING.md', 'CHANGELOG.md'],
  },
];

/** Reads and renders every page below `docs/`; path → page. */
export async function readDocuments(root: string): Promise<ReadonlyMap<string, DocumentPage>> {
  const files = documentGroups.flatMap((group) => group.files);
  const paths = new Map(files.map((file) => [file, pathOf(file)]));
  const pages = await Promise.all(
    files.map(async (file): Promise<DocumentPage> => {
      const text = await readFile(join(root, 'docs', file), 'utf8');
      // The navigation stands beside every page.
      const body = text.replace('[All pages](README.md)\n', '');
      return { path: pathOf(file), ...renderMarkdown(body, (target) => addressOf(target, file, paths)) };
    }),
  );
  return new Map(pages.map((page) => [page.path, page]));
}

/** A name of the present state of all pages: another once a file was written. */
export async function nameDocuments(root: string): Promise<string> {
  const files = documentGroups.flatMap((group) => group.files);
  const times = await Promise.all(files.map(async (file) => (await stat(join(root, 'docs', file))).mtimeMs));
  return times.join(' ');
}

function referenceFile(name: string): string {
  return `reference/${name}.md`;
}

/** Path below /docs/ of a file below `docs/`. */
export function pathOf(file: string): string {
  return file === 'reference/README.md' ? '' : file.replace('reference/', '').replace('.md', '').toLowerCase();
}

/** Where a link of a file leads on the site; nothing when no page stands for it. */
function addressOf(target: string, from: string, paths: ReadonlyMap<string, string>): string | undefined {
  if (target.startsWith('#') || /^https?:/.test(target)) return target;
  const [file = '', anchor] = target.split('#');
  const path = paths.get(join(from, '..', file));
  return path === undefined ? undefined : `/docs/${path}${anchor === undefined ? '' : `#${anchor}`}`;
}
