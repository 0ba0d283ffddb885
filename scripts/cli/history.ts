import type { HistoryLine } from '../../src/service/operations.ts';
import type { BrokenLine } from '../../src/service/store/read-broken.ts';
import { breaksOf } from '../../src/service/store/read-broken.ts';
import { historyLine } from './history-words.ts';
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
    'List the changes of a merchant, newest first: when, who, what and why; above them, whether what is live breaks a ' +
    'promise, whether its platform is in trouble, and whether an override could not end at its time.',
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
    const broken = answer.value.slice(0, 1).flatMap((line) => showBreaks(code, line));
    const troubles = [...broken, ...(failure ? [failure] : []), ...(expiry ? [expiryFailureWords(expiry)] : [])];
    const lines = [...troubles, ...answer.value.map(historyLine)];
    return { text: lines.join('\n'), value: answer.value, code: exitCodes.ok };
  },
};

/** What a live site breaks, and since whose change. */
export function showBroken({ merchant, seq, breaks, author, at }: BrokenLine): string {
  return `What is live of ${merchant} (seq ${seq} by ${author}, ${at.slice(0, 19).replace('T', ' ')}) breaks a promise: ${breaks.join(', ')}.`;
}

function showBreaks(merchant: string, line: HistoryLine): readonly string[] {
  const breaks = breaksOf(line.detail);
  return breaks.length > 0 ? [showBroken({ merchant, ...line, breaks })] : [];
}
