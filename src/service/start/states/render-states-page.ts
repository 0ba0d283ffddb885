import { demoTypes } from '../../../contracts/demo-types.ts';
import { escapeHtml } from '../escape-html.ts';
import { addressOf, type Choice, type ChoiceName, type Choices } from './choice.ts';
import type { BrandFrame } from './frames.ts';

/** What the page of states is drawn of. */
export interface StatesPage {
  readonly choices: Choices;
  readonly choice: Choice;
  readonly unknown: readonly string[];
  readonly frames: readonly BrandFrame[];
  /** Value → words, where they are others than the value. */
  readonly words: Readonly<Partial<Record<ChoiceName, ReadonlyMap<string, string>>>>;
}

const states: Readonly<Record<string, string>> = {
  usual: 'as usual',
  empty: 'empty lists',
  many: 'long lists',
  full: 'large numbers',
  long: 'long words',
  error: 'failing calls',
  loading: 'no answers',
  menu: 'menu open',
  refused: 'form refused',
};

const labels: Readonly<Record<string, string>> = { ...demoTypes, ...states, all: 'all brands' };

const groups: readonly (readonly [name: ChoiceName, title: string])[] = [
  ['visitor', 'Visitor'],
  ['language', 'Language'],
  ['scheme', 'Scheme'],
  ['state', 'State'],
  ['width', 'Width'],
  ['brand', 'Brand'],
];

/** The page of states as HTML: each choice is a link, so that it needs no script and its address says all. */
export function renderStatesPage(page: StatesPage): string {
  const { choice, unknown, frames, words } = page;
  const title = words.screen?.get(choice.screen) ?? choice.screen;
  const said = unknown.map((sentence) => `<p role="alert">${escapeHtml(sentence)}</p>`).join('');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Livery states</title>
<link rel="stylesheet" href="/start.css">
<link rel="stylesheet" href="/states.css">
</head>
<body>
<header><p><a href="/">Start page</a></p><h1>${escapeHtml(title)}</h1>
<p>Live, in every brand. The address of this page says all that is chosen: whoever opens it here sees the same frames.</p>${said}</header>
<nav aria-label="What is shown">
<details id="screen"><summary>Screen: ${escapeHtml(title)}</summary>${renderChoices(page, 'screen', 'Screen')}</details>
${groups.map(([name, heading]) => `<section id="${name}"><h2 id="${name}-title">${heading}</h2>${renderChoices(page, name, heading)}</section>`).join('\n')}
</nav>
<main>
<ul class="frames width-${choice.width}">${frames.map((frame) => renderFrame(frame, title)).join('')}</ul>
</main>
</body>
</html>
`;
}

function renderChoices({ choices, choice, words }: StatesPage, name: ChoiceName, heading: string): string {
  const links = choices[name].map((value) => {
    const href = escapeHtml(`${addressOf({ ...choice, [name]: value })}#${name}`);
    const label = escapeHtml(words[name]?.get(value) ?? labels[value] ?? value);
    return `<li><a href="${href}"${value === choice[name] ? ' aria-current="true"' : ''}>${label}</a></li>`;
  });
  return `<ul class="choices" aria-label="${heading}">${links.join('')}</ul>`;
}

function renderFrame({ code, name, address, note }: BrandFrame, title: string): string {
  const heading = `<h2>${escapeHtml(name)}</h2>`;
  const said = note === undefined ? '' : `<p>${escapeHtml(note)}</p>`;
  if (address === undefined) return `<li data-brand="${escapeHtml(code)}">${heading}${said}</li>`;
  const href = escapeHtml(address);
  const label = escapeHtml(`${name}, ${title}`);
  return `<li data-brand="${escapeHtml(code)}">${heading}<p><a href="${href}">${escapeHtml(name)} alone</a></p>${said}
<div class="frame"><iframe src="${href}" title="${label}" loading="lazy"></iframe></div></li>`;
}
