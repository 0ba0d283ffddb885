import { laterWords, sinceWords } from '../../src/service/publishing/break-words.ts';
import type { BrokenLine } from '../../src/service/store/read-broken.ts';
import { brokenLine } from '../../src/service/store/read-broken.ts';
import { historyLine } from './history-words.ts';
import { moment } from './moment.ts';
import { withOperations } from './open-operations.ts';
import { expiryFailureWords } from './override-words.ts';
import { showFailure } from './upstream.ts';
import type { Verb } from './verb.ts';
import { exitCodes, optionOf, requireWords } from './verb.ts';

/** Lists what happened to a merchant. */
export const history: Verb = {
  name: 'history',
  usage: 'history <code> [--limit <number>]',
  summary:
    'List the changes of a merchant, newest first: when, who, what and why; above them, the promises that what is live ' +
    'breaks or will, whether its platform is in trouble, and whether an override could not end at its time.',
  examples: ['livery history karat', 'livery history karat --limit 5 --json'],
  options: { limit: { type: 'string' } },
  async run(call) {
    const { code } = requireWords(call, ['code']);
    const limit = Number(optionOf(call, 'limit') ?? 20);
    const [answer, [follower], [expiry]] = await withOperations(async (operations) => [
      await operations.history({ code, limit }),
      await operations.upstreams({ code }),
      await operations.expiryFailures({ code }),
    ]);
    if (answer.kind === 'impossible') return { text: answer.message, value: answer, code: exitCodes.impossible };
    const failure = follower && showFailure(follower);
    const broken = answer.value.slice(0, 1).flatMap((line) => showBroken(brokenLine(code, line)));
    const troubles = [...broken, ...(failure ? [failure] : []), ...(expiry ? [expiryFailureWords(expiry)] : [])];
    const lines = [...troubles, ...answer.value.map(historyLine)];
    return { text: lines.join('\n'), value: answer.value, code: exitCodes.ok };
  },
};

/** What a live site breaks, since whose change each, and what it will break; nothing when it keeps every promise. */
export function showBroken({ merchant, broken, later }: BrokenLine): readonly string[] {
  return [
    ...broken.map((one) => `What is live of ${merchant} breaks a promise: ${one.name}${sinceWords(one, moment)}.`),
    ...later.map((one) => `${merchant} will break a promise: ${one.name}, ${laterWords(one, moment)}.`),
  ];
}
