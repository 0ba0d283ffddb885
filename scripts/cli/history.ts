import type { HistoryLine } from '../../src/service/operations.ts';
import { withOperations } from './open-operations.ts';
import type { Verb } from './verb.ts';
import { exitCodes, optionOf, requireWords } from './verb.ts';

/** Lists what happened to a merchant. */
export const history: Verb = {
  name: 'history',
  usage: 'history <code> [--limit <number>]',
  summary: 'List the changes of a merchant, newest first: when, who, what and why.',
  examples: ['livery history karat', 'livery history karat --limit 5 --json'],
  options: { limit: { type: 'string' } },
  async run(call) {
    const { code } = requireWords(call, ['code']);
    const limit = Number(optionOf(call, 'limit') ?? 20);
    const answer = await withOperations((operations) => operations.history({ code, limit }));
    if (answer.kind === 'impossible') return { text: answer.message, value: answer, code: exitCodes.impossible };
    return { text: answer.value.map(showLine).join('\n'), value: answer.value, code: exitCodes.ok };
  },
};

function showLine({ seq, release, at, author, action, detail, reason }: HistoryLine): string {
  const what = Object.entries(detail).map(
    ([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  const words = [action, ...what].join(' ');
  return `${String(seq).padStart(5)}  ${at.slice(0, 19).replace('T', ' ')}  ${release.slice(0, 12)}  ${author.padEnd(10)}  ${words}: ${reason}`;
}
