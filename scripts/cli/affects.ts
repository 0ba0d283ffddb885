import type { Override } from '../../src/contracts/origins.ts';
import type { Problem } from '../../src/contracts/problems.ts';
import { type Impact, impactBetween, impactLines, isNoticed, type SiteChange } from '../../src/engine/index.ts';
import { features } from '../../src/features/index.ts';
import { formatText } from '../../src/release/format/format-text.ts';
import { type ChangeWeight, weighChange } from '../../src/service/live/weigh-change.ts';
import { contentKey } from '../../src/service/publishing/content-key.ts';
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
    // Brands that differ in their names alone are asked about once.
    const known = new Map<string, MerchantImpact & { readonly folder: string }>();
    await eachSource(chosen, async (sources, { done, all }) => {
      showProgress(done, all, sources.name);
      const key = contentKey(sources);
      const same = known.get(key);
      if (same) return void found.push(renamed(same, sources));
      const before = await workshop.open(sources);
      const after = 'proof' in before ? await workshop.open(withChange(sources, change)) : before;
      const impact = compare(sources.name, before, after);
      known.set(key, { ...impact, folder: sources.files.folder });
      return void found.push(impact);
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

/** What was found about a brand, for another with the same content. */
function renamed(
  { folder, problems, ...same }: MerchantImpact & { readonly folder: string },
  { name, files }: Sources,
): MerchantImpact {
  const placed = problems?.map((problem) => ({ ...problem, file: problem.file.replace(folder, files.folder) }));
  return { ...same, merchant: name, ...(placed ? { problems: placed } : {}) };
}

function show({ name, value }: SiteChange, found: readonly MerchantImpact[]): string {
  const noticed = found.filter(({ impact }) => impact !== undefined);
  const said = typeof value === 'boolean' ? (value ? 'on' : 'off') : JSON.stringify(value);
  const head = `${name} ${said} would be noticed at ${noticed.length} of ${found.length} merchants.`;
  const untouched = found.filter(({ impact, problems }) => !impact && !problems).map(({ merchant }) => merchant);
  return [head, ...foldedProblems(found), ...foldedImpacts(noticed), ...untouchedLine(untouched)].join('\n');
}

function untouchedLine(merchants: readonly string[]): readonly string[] {
  return merchants.length > 0 ? [`\nNobody would notice at ${namesOf(merchants)}.`] : [];
}

/** Merchants that would be named in a sentence; the others are counted, and `--json` has all of them. */
const MOST_NAMES = 12;
/** Groups of merchants that are shown with what happens at them. */
const MOST_GROUPS = 12;

function namesOf(merchants: readonly string[]): string {
  const rest = merchants.length - MOST_NAMES;
  return `${merchants.slice(0, MOST_NAMES).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

/** What the first groups say; the others are counted. */
function paged<T>(groups: readonly T[], lines: (group: T) => readonly string[]): readonly string[] {
  const rest = groups.length - MOST_GROUPS;
  const more = rest > 0 ? [`\n${rest} more groups of merchants: --json has all of them.`] : [];
  return [...groups.slice(0, MOST_GROUPS).flatMap(lines), ...more];
}

/** Merchants that refuse for the same reasons are named together. */
function foldedProblems(found: readonly MerchantImpact[]): readonly string[] {
  const refusing = found.filter(({ problems }) => problems !== undefined);
  const reasonsOf = ({ problems = [] }: MerchantImpact) =>
    problems.map(({ code, pointer, message }) => [code, pointer, message]);
  const groups = Map.groupBy(refusing, (one) => JSON.stringify(reasonsOf(one)));
  return paged([...groups.values()], (group) => {
    const names = namesOf(group.map(({ merchant }) => merchant));
    return [`\n${names} would not take it:\n${formatText(group[0]?.problems ?? [])}`];
  });
}

/** Merchants at which the same happens are named together. */
function foldedImpacts(noticed: readonly MerchantImpact[]): readonly string[] {
  const linesOf = ({ impact }: MerchantImpact) => (impact ? impactLines(impact) : []).map((line) => `  ${line}`);
  const groups = Map.groupBy(noticed, (one) => linesOf(one).join('\n'));
  return paged([...groups.values()], (group) => {
    const names = namesOf(group.map(({ merchant }) => merchant));
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
