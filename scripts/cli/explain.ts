import type { AppMode, VisitorContext } from '../../src/contracts/conditions.ts';
import type { Explanation } from '../../src/engine/index.ts';
import { withOperations } from './open-operations.ts';
import type { Verb, VerbCall } from './verb.ts';
import { exitCodes, optionOf, requireWords, UsageError } from './verb.ts';

const memberTypes: Readonly<Record<string, number | undefined>> = { guest: undefined, member: 0, trial: 4, agent: 1 };
const appModes: readonly AppMode[] = ['browser', 'installed', 'wrapper'];

/** Says why something is or is not on a screen. */
export const explain: Verb = {
  name: 'explain',
  usage:
    'explain <code> <id> [--role guest|member|trial|agent|<type>] [--app browser|installed|wrapper] [--lang <tag>]',
  summary: 'Say why an item, route or field is shown or absent: which condition, which value, from where, by whom.',
  examples: [
    'livery explain karat liveChat.row',
    'livery explain karat liveChat.row --role trial --app browser --lang ur',
  ],
  options: { role: { type: 'string' }, app: { type: 'string' }, lang: { type: 'string' } },
  async run(call) {
    const { code, id } = requireWords(call, ['code', 'id']);
    const context = readContext(call);
    const answer = await withOperations((operations) => operations.explain({ code, id, context }));
    if (answer.kind === 'impossible') return { text: answer.message, value: answer, code: exitCodes.impossible };
    const known = answer.value.some(({ kind }) => kind !== 'unknown');
    return {
      text: answer.value.map(show).join('\n\n'),
      value: answer.value,
      code: known ? exitCodes.ok : exitCodes.impossible,
    };
  },
};

function readContext(call: VerbCall): VisitorContext {
  const role = optionOf(call, 'role') ?? 'guest';
  const memberType = role in memberTypes ? memberTypes[role] : Number(role);
  if (Number.isNaN(memberType)) throw new UsageError(`"${role}" is neither a role nor a customer type.`);
  const wanted = optionOf(call, 'app') ?? 'browser';
  const app = appModes.find((mode) => mode === wanted);
  if (!app) throw new UsageError(`"${wanted}" is none of ${appModes.join(', ')}.`);
  return { app, language: optionOf(call, 'lang') ?? 'en', ...(memberType === undefined ? {} : { memberType }) };
}

function show({ id, place, text, reasons }: Explanation): string {
  const lines = reasons.map(({ condition, holds, decides, value, origin }) => {
    const from = origin
      ? ` (${origin.layer}${origin.file ? `, ${origin.file}#${origin.pointer ?? ''}` : ''}${origin.by ? `, by ${origin.by} at ${origin.at}: ${origin.reason}` : ''})`
      : '';
    return `  ${holds ? '✓' : '✗'} ${condition}: ${value}${from}${decides ? '  ← decides' : ''}`;
  });
  return [`${id} in ${place}`, text, ...lines].join('\n');
}
