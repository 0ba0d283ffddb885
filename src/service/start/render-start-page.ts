import type { ServedBrand } from '../brands.ts';
import { previewFrame } from '../../contracts/browser-names.ts';
import { escapeHtml } from './escape-html.ts';

/** Where else the start page leads to; absent where there is none. */
interface Elsewhere {
  readonly consoleOrigin?: string | undefined;
  readonly docsUrl?: string | undefined;
}

/** The start page as HTML; demo accounts and outbox are filled in by `start-page.js`. */
export function renderStartPage(brands: readonly ServedBrand[], { consoleOrigin, docsUrl }: Elsewhere): string {
  const example = brands.find(({ code }) => code === 'karat') ?? brands[0];
  const count = `${brands.length} ${brands.length === 1 ? 'brand' : 'brands'}`;
  const command = `npx livery flag ${example?.code ?? '<code>'} CBS3 on --reason "chat is staffed"`;
  const body =
    brands.length > 0
      ? `<ul class="brands">${brands.map(renderBrand).join('')}</ul>`
      : '<p class="empty">No merchant is published yet. Add a folder to <code>merchants/</code> and start again.</p>';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Livery</title>
<link rel="stylesheet" href="/start.css">
<script src="/start.js" type="module"></script>
</head>
<body>
<header><h1>Livery</h1><p>One engine, ${count}. The phones below are live: play in them, switch a flag, and watch them follow.</p>
<p><a href="/states">Every screen</a> of all brands, live side by side: any visitor, language, scheme and state.</p>
<pre><code>${escapeHtml(command)}</code></pre>${consoleOrigin === undefined ? '' : renderConsoleLink(consoleOrigin)}${docsUrl === undefined ? '' : renderDocsLink(docsUrl)}</header>
<main>
${body}
<section aria-labelledby="outbox"><h2 id="outbox">SMS and mail outbox</h2>
<table><thead><tr><th>Time</th><th>Brand</th><th>To</th><th>Message</th></tr></thead><tbody data-list="outbox"></tbody></table>
<p data-empty="outbox">Nothing sent yet. Ask for an SMS code on any brand and it appears here.</p></section>${consoleOrigin === undefined ? '' : renderDesk(consoleOrigin)}
</main>
</body>
</html>
`;
}

function renderConsoleLink(origin: string): string {
  return `
<p class="console"><a href="${escapeHtml(origin)}/">The console</a>: flags of all brands, what a change would do before it is made, and one click back. The start printed the link by which its first administrator joins.</p>`;
}

function renderDesk(consoleOrigin: string): string {
  const link = (path: string, words: string) => `<a href="${escapeHtml(consoleOrigin)}/${path}">${words}</a>`;
  return `
<section aria-labelledby="desk"><h2 id="desk">Support desk</h2>
<p>Staff answer players under their own names in the console: ${link('support', 'live chat')} of a brand that has CBS3 on, ${link('questions', 'questions')} of the feedback form, and ${link('applications', 'applications')} for promotions.</p></section>`;
}

function renderDocsLink(url: string): string {
  return `
<p class="console"><a href="${escapeHtml(url)}">The reference</a>: every file of a brand, key by key, with flags, settings, problem codes, commands and a search; and <a href="${escapeHtml(url)}gallery/">the gallery</a> of every component in every theme.</p>`;
}

function renderBrand({ code, name, url, fallbackUrl, platformUrl }: ServedBrand): string {
  const title = escapeHtml(name);
  const home = escapeHtml(`${url}m/home`);
  const addresses = [url, ...(fallbackUrl ? [fallbackUrl] : [])].map(
    (address) => `<a href="${escapeHtml(address)}">${escapeHtml(new URL(address).host)}</a>`,
  );
  const pages = ['login', 'register', 'help'].map((page) => `<a href="${escapeHtml(`${url}m/${page}`)}">${page}</a>`);
  const accounts =
    platformUrl === undefined
      ? '<table hidden><caption>Demo accounts, password <code data-password></code></caption><tbody data-list="accounts"></tbody></table>'
      : `<p>Players and accounts are those of ${escapeHtml(new URL(platformUrl).host)}.</p>`;
  return `<li data-brand="${escapeHtml(code)}">
<div class="phone"><iframe name="${previewFrame}" src="${home}" title="${title}, live" loading="lazy"></iframe></div>
<h2><a href="${home}">${title}</a></h2>
<p class="links">${pages.join('')}</p>
<p class="address">${addresses.join('')}</p>
${accounts}
</li>`;
}
