import type { Override } from '../../src/contracts/origins.ts';
import type { Problem } from '../../src/contracts/problems.ts';
import { type Impact, impactBetween, impactLines, isNoticed, type SiteChange } from '../../src/engine/index.ts';
import { features } from '../../src/features/index.ts';
import { formatText } from '../../src/release/format/format-text.ts';
import { type ChangeWeight, weighChange } from '../../src/service/live/weigh-change.ts';
import { showProgress } from './progress.ts';
import { readChange } from './read-change.ts';
import { eachSource, openWorkshop, type Sources, type Subject } from './subjects.ts';
import type { Verb } from './verb.ts';
import { exitCodes, optionOf, requireWords } from './verb.ts';

interface MerchantImpact {
  readonly merchant: string;
  /** Absent when nobody would notice. */
  readonly impact?: Impact;
  readonly weight?: ChangeWeight;
  /** Why the change would be refused, or why the merchant does not compile. */
  readonly problems?: readonly Problem[];
}

/** Says what a change would touch, before it is made. */
export const affects: Verb = {
  name: 'affects',
  usage: 'affects <flag|setting|rule|theme|policy> <value> [--merchants <code,…>]',
  summary:
    'Say what a change would do before it is made: merchants, screens, items and who meets them, fields, words, and bytes that open browsers load. Over all live merchants, or the named codes and folders.',
  examples: [
    'livery affects CBS3 on',
    'livery affects register.email.required on --merchants karat,soda',
    'livery affects theme soda --merchants karat',
    'livery affects policy uk --merchants soda',
    'livery affects roles.deposit [0,1] --json',
  ],
  options: { merchants: { type: 'string' } },
  async run(call) {
    const { name, value } = requireWords(call, ['name', 'value']);
    const change = readChange(name, value);
    const chosen = (optionOf(call, 'merchants') ?? '').split(',').filter((code) => code !== '');
    const workshop = await openWorkshop();
    const found: MerchantImpact[] = [];
    await eachSource(chosen, async (sources, { done, all }) => {
      showProgress(done, all, sources.name);
      const before = await workshop.open(sources);
      const after = 'proof' in before ? await workshop.open(withChange(sources, change)) : before;
      found.push(compare(sources.name, before, after));
    });
    showProgress(found.length, found.length, '');
    const refused = found.some(({ problems }) => problems !== undefined);
    return { text: show(change, found), value: found, code: refused ? exitCodes.refused : exitCodes.ok };
  },
};

function withChange(sources: Sources, { name, value }: SiteChange): Sources {
  if (name === 'theme' || name === 'policy') {
    const merchant = JSON.parse(Buffer.from(sources.files.files.get('merchant.json') ?? []).toString());
    const bytes = Buffer.from(JSON.stringify({ ...merchant, [name]: value }));
    const files = new Map([...sources.files.files, ['merchant.json', bytes] as const]);
    return { ...sources, files: { ...sources.files, files } };
  }
  const live: Override = { name, value, author: 'nobody', reason: 'asked', at: new Date().toISOString() };
  return { ...sources, overrides: [...sources.overrides.filter((other) => other.name !== name), live] };
}

function compare(
  merchant: string,
  before: Subject | readonly Problem[],
  after: Subject | readonly Problem[],
): MerchantImpact {
  if (!('proof' in before)) return { merchant, problems: before };
  if (!('proof' in after)) return { merchant, problems: after };
  const impact = impactBetween(before.proof, after.proof, features);
  if (!isNoticed(impact)) return { merchant };
  return { merchant, impact, weight: weighChange(before.compiled, after.compiled) };
}

function show({ name, value }: SiteChange, found: readonly MerchantImpact[]): string {
  const noticed = found.filter(({ impact }) => impact !== undefined);
  const said = typeof value === 'boolean' ? (value ? 'on' : 'off') : JSON.stringify(value);
  const head = `${name} ${said} would be noticed at ${noticed.length} of ${found.length} merchants.`;
  const untouched = found.filter(({ impact, problems }) => !impact && !problems).map(({ merchant }) => merchant);
  return [
    head,
    ...found.flatMap(({ merchant, problems }) =>
      problems ? [`\n${merchant} would not take it:\n${formatText(problems)}`] : [],
    ),
    ...foldedImpacts(noticed),
    ...(untouched.length > 0 ? [`\nNobody would notice at ${untouched.join(', ')}.`] : []),
  ].join('\n');
}

/** Merchants at which the same happens are named together. */
function foldedImpacts(noticed: readonly MerchantImpact[]): readonly string[] {
  const linesOf = ({ impact }: MerchantImpact) => (impact ? impactLines(impact) : []).map((line) => `  ${line}`);
  const groups = Map.groupBy(noticed, (one) => linesOf(one).join('\n'));
  return [...groups.values()].flatMap((group) => {
    const names = group.map(({ merchant }) => merchant).join(', ');
    const [first] = group;
    if (!first) return [];
    return [`\n${names}${group.length > 1 ? ` (${group.length} merchants)` : ''}`, ...linesOf(first), loadLine(group)];
  });
}

function loadLine(group: readonly MerchantImpact[]): string {
  const range = (bytes: readonly number[]) => {
    const [least, most] = [Math.min(...bytes), Math.max(...bytes)];
    return least === most ? `${least}` : `${least} to ${most}`;
  };
  const weights = group.map(({ weight }): ChangeWeight => weight ?? { bytes: 0, parts: {} });
  const names = [...new Set(weights.flatMap(({ parts }) => Object.keys(parts)))];
  const parts = names.map((name) => `${name} ${range(weights.map(({ parts }) => parts[name] ?? 0))}`);
  const each = group.length > 1 ? ' each' : '';
  const all = range(weights.map(({ bytes }) => bytes));
  return `  Open browsers load ${all} bytes${each}${parts.length > 0 ? `: ${parts.join(', ')}` : ''}.`;
}
