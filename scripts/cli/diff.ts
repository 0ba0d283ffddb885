import { type Difference, differenceBetween, differenceLines } from '../../src/release/compare/difference.ts';
import { formatText } from '../../src/release/format/format-text.ts';
import { type ChangeWeight, weighChange } from '../../src/service/live/weigh-change.ts';
import { stateOf } from './state-of.ts';
import { openWorkshop } from './subjects.ts';
import type { Verb } from './verb.ts';
import { exitCodes, requireWords } from './verb.ts';

interface WeighedDifference extends Difference {
  readonly weight: ChangeWeight;
}

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
    const weight = weighChange(before.compiled, after.compiled);
    const value = { ...differenceBetween(before, after), weight };
    return { text: show(a, b, value), value, code: exitCodes.ok };
  },
};

function show(a: string, b: string, { weight, ...difference }: WeighedDifference): string {
  const { noticed, values, words } = differenceLines(difference);
  const parts = Object.entries(weight.parts).map(([part, bytes]) => `${part} ${bytes}`);
  if (noticed.length + values.length + words.length + parts.length === 0) {
    return `${a} and ${b} are the same to every player.`;
  }
  return [
    section(`From ${a} to ${b}, players notice`, noticed),
    section('Values', values),
    section('Words', words),
    section(`Open browsers load ${weight.bytes} bytes`, parts),
  ]
    .filter((text) => text !== '')
    .join('\n\n');
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : [`${title}:`, ...lines.map((line) => `  ${line}`)].join('\n');
}
