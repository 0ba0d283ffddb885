import type { UpstreamLine } from '../../src/service/upstream/upstream-state.ts';
import { authorOf, authorOption } from './author.ts';
import { withOperations } from './open-operations.ts';
import type { Verb } from './verb.ts';
import { exitCodes, requireOption, UsageError } from './verb.ts';

/** Says how merchants get on with the platforms that they follow. */
export const upstream: Verb = {
  name: 'upstream',
  usage: 'upstream [ask] [code] [--force --reason "…" [--author "…"]]',
  summary:
    'Say how merchants with "source": "upstream" get on with their platform: when it last said something else, why it ' +
    'is not believed at the moment, and what of its answer has no place. Exit code 1 while one is not believed. ' +
    'ask asks the platform now instead of at its time. --force does so too and makes its answer live, even one that breaks a promise or takes many switches away.',
  examples: [
    'livery upstream',
    'livery upstream ask karat',
    'livery upstream karat --json',
    'livery upstream karat --force --reason "they did close everything"',
  ],
  options: { ...authorOption, force: { type: 'boolean' }, reason: { type: 'string' } },
  async run(call) {
    const isAsked = call.words.length > 1 && call.words[0] === 'ask';
    const [code, ...more] = isAsked ? call.words.slice(1) : call.words;
    if (more.length > 0) throw new UsageError('Name one merchant, or none for all.');
    if (isAsked && code !== undefined) {
      const answer = await withOperations((operations) => operations.askUpstream({ code }));
      if (answer.kind === 'impossible') return { text: answer.message, value: answer, code: exitCodes.impossible };
    }
    if (call.options['force'] === true) {
      if (code === undefined) throw new UsageError('Name the merchant whose platform is to be believed.');
      const request = { code, author: authorOf(call), reason: requireOption(call, 'reason') };
      const answer = await withOperations((operations) => operations.acceptUpstream(request));
      if (answer.kind === 'impossible') return { text: answer.message, value: answer, code: exitCodes.impossible };
    }
    const [lines, known] = await withOperations(async (operations) => [
      await operations.upstreams(code === undefined ? {} : { code }),
      code === undefined ? undefined : await operations.history({ code, limit: 1 }),
    ]);
    if (known?.kind === 'impossible') return { text: known.message, value: known, code: exitCodes.impossible };
    const none = code === undefined ? 'No merchant follows a platform.' : `${code} follows no platform.`;
    const isFailing = lines.some(({ failure }) => failure !== undefined);
    return {
      text: lines.length === 0 ? none : lines.map(showUpstream).join('\n\n'),
      value: lines,
      code: isFailing ? exitCodes.refused : exitCodes.ok,
    };
  },
};

/** Since when and why a platform is not believed, and what is live meanwhile; nothing while it is believed. */
export function showFailure({ merchant, failure, answeredAt }: UpstreamLine): string | undefined {
  if (!failure) return undefined;
  const { since, at, attempts, message } = failure;
  const times = attempts === 1 ? 'once' : `${attempts} times, last at ${moment(at)}`;
  const lastGood = answeredAt
    ? `What it said at ${moment(answeredAt)} stays live.`
    : 'It has said nothing yet that could go live: the folder’s own words are live.';
  return `The platform of ${merchant} is not believed since ${moment(since)} (asked ${times}): ${message} ${lastGood}`;
}

function showUpstream(line: UpstreamLine): string {
  const { merchant, url, answeredAt, notes } = line;
  const { unknownFlags = [], unmapped = [], contradictions = [], held } = notes;
  const asked = url ?? 'the platform that the service passes calls to';
  const failure = showFailure(line);
  const maybe = (nearest: string | undefined) => (nearest === undefined ? '' : ` (nearest: ${nearest})`);
  return [
    `${merchant} follows ${asked}; ${answeredAt ? `its last news are of ${moment(answeredAt)}` : 'it has said nothing yet'}.`,
    ...(failure ? [failure] : []),
    ...(held ? [held] : []),
    ...unknownFlags.map(({ name, nearest }) => `  unknown flag ${name}${maybe(nearest)}`),
    ...unmapped.map(({ name, why, nearest }) => `  no place for ${name}: ${why}${maybe(nearest)}`),
    ...contradictions.map((sentence) => `  ${sentence}`),
  ].join('\n');
}

function moment(at: string): string {
  return at.slice(0, 19).replace('T', ' ');
}
