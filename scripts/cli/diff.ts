import { flagsCatalogue, settingsCatalogue } from '../../src/contracts/generated/catalogues.ts';
import type { StringsPart } from '../../src/contracts/release.ts';
import { type Impact, impactBetween, impactLines, type TextChange, textChanges } from '../../src/engine/index.ts';
import { features } from '../../src/features/index.ts';
import { formatText } from '../../src/release/format/format-text.ts';
import { readPart } from '../../src/release/prove/read-subject.ts';
import { type ChangeWeight, weighChange } from '../../src/service/live/weigh-change.ts';
import { stateOf } from './state-of.ts';
import { openWorkshop, type Subject } from './subjects.ts';
import type { Verb } from './verb.ts';
import { exitCodes, requireWords } from './verb.ts';

interface Difference {
  readonly impact: Impact;
  readonly texts: readonly TextChange[];
  readonly weight: ChangeWeight;
}

/** Text changes beyond that are counted, not shown. */
const MOST_TEXTS = 20;

/** Says what differs between two states of a site, what players notice first. */
export const diff: Verb = {
  name: 'diff',
  usage: 'diff <a> <b>',
  summary:
    'Say what differs between two states, what players notice first, then the values and words behind it. A state is a folder, <code> for what is live, <code>@<seq> for a release, or <commit>:<folder>.',
  examples: [
    'livery diff karat merchants/karat',
    'livery diff karat@3 karat',
    'livery diff HEAD~1:merchants/soda merchants/soda --json',
  ],
  async run(call) {
    const { a, b } = requireWords(call, ['a', 'b']);
    const workshop = await openWorkshop();
    const [before, after] = [await workshop.open(await stateOf(a)), await workshop.open(await stateOf(b))];
    if (!('proof' in before)) return { text: formatText(before), value: before, code: exitCodes.refused };
    if (!('proof' in after)) return { text: formatText(after), value: after, code: exitCodes.refused };
    const value: Difference = {
      impact: impactBetween(before.proof, after.proof, features),
      texts: textChanges(wordsOf(before), wordsOf(after)),
      weight: weighChange(before.compiled, after.compiled),
    };
    return { text: show(a, b, value), value, code: exitCodes.ok };
  },
};

function wordsOf({ compiled }: Subject): Readonly<Record<string, StringsPart>> {
  const hashes = Object.entries(compiled.manifest.parts.strings);
  return Object.fromEntries(hashes.map(([language, hash]) => [language, readPart<StringsPart>(compiled.parts, hash)]));
}

function show(a: string, b: string, { impact, texts, weight }: Difference): string {
  const noticed = impactLines(impact);
  const parts = Object.entries(weight.parts).map(([part, bytes]) => `${part} ${bytes}`);
  if (noticed.length + impact.values.length + texts.length + parts.length === 0) {
    return `${a} and ${b} are the same to every player.`;
  }
  const more = texts.length > MOST_TEXTS ? [`and ${texts.length - MOST_TEXTS} more words.`] : [];
  return [
    section(`From ${a} to ${b}, players notice`, noticed),
    section('Values', impact.values.map(valueLine)),
    section('Words', [...texts.slice(0, MOST_TEXTS).map(textLine), ...more]),
    section(`Open browsers load ${weight.bytes} bytes`, parts),
  ]
    .filter((text) => text !== '')
    .join('\n\n');
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : [`${title}:`, ...lines.map((line) => `  ${line}`)].join('\n');
}

function valueLine({ name, from, to }: Impact['values'][number]): string {
  const [group = '', ...rest] = name.split('.');
  const own = rest.join('.');
  const isSwitch = group === 'flags' || group === 'promotions' || group === 'template';
  const effect = isSwitch ? flagsCatalogue[group][own]?.effect : settingsCatalogue.settings[own]?.description;
  const said = (value: unknown) =>
    isSwitch || name.startsWith('identity.features.')
      ? value === true
        ? 'on'
        : 'off'
      : value === undefined
        ? 'nothing'
        : JSON.stringify(value);
  return `${name}: ${said(from)} → ${said(to)}${effect === undefined ? '' : ` (${effect.replace(/\.$/, '')})`}`;
}

function textLine({ language, key, from, to }: TextChange): string {
  const said = (text: string | undefined) => (text === undefined ? 'nothing' : `“${text}”`);
  return `${key} in ${language}: ${said(from)} → ${said(to)}`;
}
