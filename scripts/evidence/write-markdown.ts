import type { EvidencePage } from './evidence-page.ts';
import { headWords, keptWords } from './evidence-page.ts';

/** The evidence as Markdown, uncovered clauses first. */
export function writeMarkdown(page: EvidencePage): string {
  const { title, notice, source, sum } = headWords(page);
  const rows = page.lines.map(({ clause, asks, state, gaps, kept, screens, tests }) =>
    [
      `**${clause}**<br>${asks}`,
      state === 'covered' ? 'covered' : `**not covered**: ${gaps.join(' ')}`,
      kept.map(keptWords).join('<br>') || 'always so',
      screens.map(({ id, path }) => `${id} \`${path}\``).join('<br>') || '–',
      tests.map((test) => `\`${test}\``).join('<br>') || '–',
    ].map((cell) => cell.replaceAll('|', '\\|')),
  );
  return [
    `# ${title}`,
    '',
    notice,
    '',
    source,
    '',
    sum,
    '',
    '| clause | state | setting and where it is given | screens | tests |',
    '| - | - | - | - | - |',
    ...rows.map((cells) => `| ${cells.join(' | ')} |`),
    '',
  ].join('\n');
}
