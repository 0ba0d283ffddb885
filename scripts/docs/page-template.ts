import type { DocumentHeading } from './render-markdown.ts';
import { type DocumentPage, documentGroups, pathOf } from './read-documents.ts';
import type { FoundPlace } from './search-documents.ts';

/** Pages of the documentation as HTML documents. */
export interface PageTemplate {
  page(page: DocumentPage): string;
  found(query: string, places: readonly FoundPlace[]): string;
  missing(): string;
  gallery(html: string): string;
}

/** Makes the template around a navigation of these pages. */
export function createTemplate(pages: ReadonlyMap<string, DocumentPage>, startOrigin: string): PageTemplate {
  const document = ({ title, main, path, outline = '', query = '' }: Parts) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Livery</title>
<link rel="icon" href="/docs/mark.svg">
<link rel="stylesheet" href="/docs/docs.css">
<script src="/docs/docs.js" type="module"></script>
</head>
<body>
<a class="skip" href="#main">To the text</a>
<header>
<a class="name" href="/docs/">Livery <span>reference</span></a>
<form role="search" action="/docs/search">
<input type="search" name="q" value="${escapeHtml(query)}" aria-label="Search the reference" placeholder="Search: flag, key, code …" autocomplete="off" maxlength="100" data-search>
<kbd aria-hidden="true">/</kbd>
</form>
<nav aria-label="Elsewhere"><a href="/docs/gallery/">Gallery</a><a href="${escapeHtml(startOrigin)}/">Brands</a></nav>
</header>
<div class="columns">
<nav class="pages" aria-label="Pages"><details open data-fold><summary>All pages</summary>${navigation(pages, path)}</details></nav>
${outline}
<main id="main" tabindex="-1">${main}</main>
</div>
</body>
</html>
`;
  return {
    page: ({ title, html, path, sections }) => document({ title, main: html, path, outline: outlineOf(sections) }),
    found: (query, places) =>
      document({ title: `Search: ${query}`, main: foundList(query, places), path: undefined, query }),
    missing: () =>
      document({
        title: 'No such page',
        main: '<h1>No such page</h1><p>The search above knows every name. <a href="/docs/">All pages</a></p>',
        path: undefined,
      }),
    gallery: (html) => document({ title: 'Gallery', main: html, path: 'gallery/' }),
  };
}

interface Parts {
  readonly title: string;
  readonly main: string;
  /** Path of the page in the navigation. */
  readonly path: string | undefined;
  readonly outline?: string;
  readonly query?: string;
}

function navigation(pages: ReadonlyMap<string, DocumentPage>, current: string | undefined): string {
  return documentGroups
    .map(({ title, files }) => {
      const links = files.map((file) => {
        const path = pathOf(file);
        const mark = path === current ? ' aria-current="page"' : '';
        return `<li><a href="/docs/${path}"${mark}>${escapeHtml(pages.get(path)?.title ?? path)}</a></li>`;
      });
      return `<h2>${title}</h2><ul>${links.join('')}</ul>`;
    })
    .join('');
}

function outlineOf(headings: readonly DocumentHeading[]): string {
  const shown = headings.filter(({ level }) => level === 2 || level === 3);
  if (shown.length < 2) return '';
  const links = shown.map(
    ({ level, id, text }) => `<li data-level="${level}"><a href="#${escapeHtml(id)}">${escapeHtml(text)}</a></li>`,
  );
  return `<nav class="outline" aria-label="On this page"><details open data-fold><summary>On this page</summary><ul>${links.join('')}</ul></details></nav>`;
}

function foundList(query: string, places: readonly FoundPlace[]): string {
  const title = `<h1>${places.length === 0 ? 'Nothing found' : 'Found'}: ${escapeHtml(query)}</h1>`;
  if (places.length === 0) return `${title}<p>Try a part of the name, or one word less.</p>`;
  const entries = places.map(
    ({ href, title: name, page, words }) =>
      `<li><a href="${escapeHtml(href)}">${escapeHtml(name)}</a> <span>${escapeHtml(page)}</span><p>${escapeHtml(words)}</p></li>`,
  );
  return `${title}<ul class="found">${entries.join('')}</ul>`;
}

/** Text inside HTML and inside quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
