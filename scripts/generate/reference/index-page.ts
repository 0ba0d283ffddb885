import { heading, paragraphs, type ReferencePage, table } from './markdown.ts';
import { tasks } from './tasks.ts';

const layers = [
  ['engine', 'the default of the engine', 'these pages say it'],
  ['theme', 'what a look gives', '[theme.json](theme.md)'],
  [
    'merchant folder',
    'what a brand chooses',
    '[merchant.json](merchant.md), [navigation.json](navigation.md), [registration.json](registration.md), [lobby.json](lobby.md), [texts](texts.md)',
  ],
  ['site configuration', 'what the server says, money rules among it', '[site.json](site.md)'],
  ['override', 'one live change, until it ends', 'the console, [`livery flag`](commands.md#livery-flag)'],
  ['policy pack', 'what a jurisdiction fixes; nothing goes beyond it', '[policy packs](policies.md)'],
];

/** The first page: how to do things, all pages, and which layer wins. */
export function indexPage(pages: readonly ReferencePage[]): ReferencePage {
  const body = paragraphs(
    heading(2, 'How do I …'),
    ...Object.entries(tasks).flatMap(([area, entries]) => [
      heading(3, area),
      entries.map(([task, where]) => `- [${task}](${where})`).join('\n'),
    ]),
    heading(2, 'All pages'),
    table(
      ['Page', 'What is there'],
      pages.map(({ file, title, summary }) => [`[${title}](${file})`, summary]),
    ),
    heading(2, 'Which value wins'),
    'A value may be given in several places. The lower row of this table wins; `livery explain` says for every value which one did.',
    table(['Layer', 'What it is', 'Where it is written'], layers),
  );
  return {
    file: 'README.md',
    title: 'Livery reference',
    summary:
      'Every file that a merchant writes, key by key, and everything that it can name. With `npm start` running, the same pages have a search at <http://localhost:4000/docs/>.',
    body,
    sources: ['schemas/', 'src/features/'],
  };
}
