import type { EvidencePage } from './evidence-page.ts';
import { headWords, keptWords, stateWords } from './evidence-page.ts';

/** The evidence as Markdown, uncovered clauses first. */
export function writeMarkdown(page: EvidencePage): string {
  const { title, notice, source, sum } = headWords(page);
  const rows = page.lines.map((line) => {
    const { clause, asks, kept, screens, tests } = line;
    const { state, why } = stateWords(line);
    return [
      `**${clause}**<br>${asks}`,
      why === '' ? state : `**${state}**: ${why}`,
      kept.map(keptWords).join('<br>') || (line.state === 'covered' ? 'always so' : '–'),
      screens.map(({ id, path }) => `${id} \`${path}\``).join('<br>') || '–',
      tests.map((test) => `\`${test}\``).join('<br>') || '–',
    ].map((cell) => cell.replaceAll('|', '\\|'));
  });
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
