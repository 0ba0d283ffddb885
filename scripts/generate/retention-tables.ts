import { retention as ofSandbox } from '../../src/sandbox/database/retention.ts';
import { retention as ofService } from '../../src/service/store/retention.ts';
import type { Retention } from '../../src/storage/pruning/retention.ts';

const begin = '<!-- The tables are written by npm run generate from the two retention.ts. -->';
const end = '<!-- End of the tables. -->';

/** Puts what is kept of every table, and why, between the two marks of a document. Throws when one is missing. */
export function withRetentionTables(document: string): string {
  const [before, rest] = document.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error('docs/retention.md has lost the marks of its tables.');
  const tables = ['### The service', tableOf(ofService), '### The sandbox', tableOf(ofSandbox)].join('\n\n');
  return `${before}${begin}\n\n${tables}\n\n${end}${after}`;
}

function tableOf(rules: Readonly<Record<string, Retention>>): string {
  const rows = Object.entries(rules).map(([table, rule]) => `| \`${table}\` | ${termOf(rule)} | ${rule.because} |`);
  return ['| table | is kept | why |', '| --- | --- | --- |', ...rows].join('\n');
}

function termOf(rule: Retention): string {
  switch (rule.keep) {
    case 'always':
      return 'always';
    case 'needed':
      return 'while something needs it';
    case 'with':
      return `with its row of \`${rule.table}\``;
    case 'until': {
      const named = rule.unlessIn ? `, unless \`${rule.unlessIn.table}\` names it` : '';
      return `${rule.afterMs === 0 ? 'until' : `${inWords(rule.afterMs)} after`} \`${rule.column}\`${named}`;
    }
  }
}

const units = [
  { unit: 'year', ms: 365 * 24 * 3_600_000 },
  { unit: 'day', ms: 24 * 3_600_000 },
  { unit: 'hour', ms: 3_600_000 },
] as const;

function inWords(ms: number): string {
  const { unit, ms: length } = units.find((entry) => ms % entry.ms === 0) ?? units[2];
  return new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' }).format(ms / length);
}
