import type { EvidenceLine } from '../../src/contracts/evidence.ts';
import { type EvidencePage, headWords, keptWords, stateWords } from './evidence-page.ts';

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1.5rem; }
article { border-top: 1px solid #8888; padding: 1rem 0; display: grid; gap: .75rem; grid-template-columns: minmax(0, 1fr) auto; }
h2, p, ul { margin: 0 0 .4rem; } h2 { font-size: 1.1rem; } ul { padding-left: 1.2rem; } code { overflow-wrap: anywhere; font-size: .85em; }
figure { margin: 0 0 .5rem; font-size: .8rem; } img { width: 150px; height: auto; border: 1px solid #8888; }
.state { font-weight: 700; } .state::first-letter { text-transform: uppercase; } .uncovered { border-inline-start: 4px solid #c4302b; padding-inline-start: 1rem; }
@media (max-width: 40rem) { article { grid-template-columns: minmax(0, 1fr); } }`;

/** The evidence as one page that needs nothing beside it: pictures are inside. Uncovered clauses come first. */
export function writeHtml(page: EvidencePage): string {
  const { title, notice, source, sum } = headWords(page);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
<h1>${escaped(title)}</h1>
<p><strong>${escaped(notice)}</strong></p>
<p>${escaped(source)}</p>
<p>${escaped(sum)}</p>
${page.lines.map((line) => articleOf(line, page)).join('\n')}
</body>
</html>
`;
}

function articleOf(line: EvidenceLine, { pictures }: EvidencePage): string {
  const { clause, asks, state, kept, screens, tests } = line;
  const said = stateWords(line);
  const figures = screens.map(({ id, path }) => {
    const picture = pictures.get(id);
    const shown = Buffer.isBuffer(picture)
      ? `<img alt="${escaped(`The screen ${id}`)}" src="data:image/png;base64,${picture.toString('base64')}">`
      : `<p>${escaped(picture ?? 'No picture was taken.')}</p>`;
    return `<figure>${shown}<figcaption>${escaped(id)} <code>${escaped(path)}</code></figcaption></figure>`;
  });
  return `<article class="${state}">
<div>
<h2>${escaped(clause)}</h2>
<p>${escaped(asks)}</p>
<p class="state">${escaped([said.state, said.why].filter((part) => part !== '').join(': '))}</p>
${listOf('Kept by', kept.length > 0 ? kept.map(keptWords) : state === 'covered' ? ['the product itself, whatever a brand sets'] : [])}
${listOf('Shown by', tests)}
</div>
<div>${figures.join('')}</div>
</article>`;
}

function listOf(title: string, items: readonly string[]): string {
  if (items.length === 0) return '';
  return `<p>${title}</p><ul>${items.map((item) => `<li><code>${escaped(item)}</code></li>`).join('')}</ul>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
