import type { BrandLine } from '../../src/service/store/read-brand-lines.ts';
import { moment } from './moment.ts';
import { withOperations } from './open-operations.ts';
import type { Verb } from './verb.ts';
import { exitCodes, UsageError } from './verb.ts';

/** Lists the published brands. */
export const brands: Verb = {
  name: 'brands',
  usage: 'brands [--alarms]',
  summary:
    'List the published brands: domains, live release and its seq, since when, who decides the site configuration ' +
    '(livery or a platform), live changes, and what somebody has to look at. --alarms lists only brands with something ' +
    'to look at. Exit code 1 while there is one.',
  examples: ['livery brands', 'livery brands --alarms', 'livery brands --json'],
  options: { alarms: { type: 'boolean' } },
  async run(call) {
    if (call.words.length > 0) throw new UsageError('brands takes no names: it lists all of them.');
    const all = await withOperations((operations) => operations.brands({}));
    const lines = call.options['alarms'] === true ? all.filter(({ alarms }) => alarms.length > 0) : all;
    const isAlarmed = all.some(({ alarms }) => alarms.length > 0);
    const none = all.length === 0 ? 'No brand is published.' : 'No brand has anything to look at.';
    return {
      text: lines.length === 0 ? none : tableOf(lines),
      value: lines,
      code: isAlarmed ? exitCodes.refused : exitCodes.ok,
    };
  },
};

const heads = ['brand', 'seq', 'release', 'since', 'source', 'changes', 'domains'] as const;

function tableOf(lines: readonly BrandLine[]): string {
  const rows = lines.map(({ code, seq, release, since, source, overrides, domains }) => [
    code,
    String(seq),
    release.slice(0, 12),
    moment(since),
    source,
    String(overrides),
    domains.join(', ') || '-',
  ]);
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const show = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  const sentences = lines.flatMap(({ code, alarms }) => alarms.map((sentence) => `${code}: ${sentence}`));
  return [show(heads), ...rows.map(show), ...(sentences.length > 0 ? ['', ...sentences] : [])].join('\n');
}
