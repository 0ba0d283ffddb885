import type { ServedBrand } from '../brands.ts';

/** The start page as HTML; the lists below the brands are filled by `start-page.js`. */
export function renderStartPage(brands: readonly ServedBrand[]): string {
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
<link rel="stylesheet" href="/livery/start.css">
<script src="/livery/start.js" type="module"></script>
</head>
<body>
<header><h1>Livery</h1><p>One engine, ${brands.length} ${brands.length === 1 ? 'brand' : 'brands'}. Toggle a flag and watch every open page follow.</p>
<pre><code>npx livery flag ${escapeHtml(brands[0]?.code ?? 'karat')} CBS3 on --reason "chat is staffed"</code></pre></header>
<main>
${body}
<section aria-labelledby="accounts"><h2 id="accounts">Demo accounts</h2><table data-list="demo-accounts"><thead><tr><th>Brand</th><th>User name</th><th>Password</th><th>Who</th></tr></thead><tbody></tbody></table></section>
<section aria-labelledby="outbox"><h2 id="outbox">SMS and mail outbox</h2><ol data-list="outbox" class="outbox"></ol></section>
</main>
</body>
</html>
`;
}

function renderBrand({ code, name, url, fallbackUrl }: ServedBrand): string {
  const title = escapeHtml(name);
  const other = fallbackUrl
    ? ` <a class="other" href="${escapeHtml(fallbackUrl)}">${escapeHtml(new URL(fallbackUrl).host)}</a>`
    : '';
  const links = ['home', 'login', 'register', 'help']
    .map((page) => `<a href="${escapeHtml(url)}m/${page}">${page}</a>`)
    .join('');
  return `<li data-brand="${escapeHtml(code)}">
<a class="phone" href="${escapeHtml(url)}m/home" aria-label="Open ${title}"><iframe src="${escapeHtml(url)}m/home" title="${title}, live" loading="lazy" tabindex="-1"></iframe></a>
<h2><a href="${escapeHtml(url)}">${title}</a></h2><p class="links">${links}</p><p class="address">${escapeHtml(new URL(url).host)}${other}</p>
</li>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
