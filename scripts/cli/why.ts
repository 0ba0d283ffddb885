import type { CardExplanation } from '../../src/service/operations.ts';
import { moment } from './moment.ts';
import { withOperations } from './open-operations.ts';
import type { Verb } from './verb.ts';
import { exitCodes, requireWords } from './verb.ts';

/** Explains an error card that a player saw. */
export const why: Verb = {
  name: 'why',
  usage: 'why <reference>',
  summary:
    'Say what was behind an error card that a player saw, by the reference on it: brand, page, words, the call that ' +
    'failed, what was live and who made it so. Kept for 30 days.',
  examples: ['livery why K7Q2MD', 'livery why k7q2md --json'],
  async run(call) {
    const { reference } = requireWords(call, ['reference']);
    const answer = await withOperations((operations) => operations.why({ reference }));
    if (answer.kind === 'impossible') return { text: answer.message, value: answer, code: exitCodes.impossible };
    return { text: showCard(answer.value), value: answer.value, code: exitCodes.ok };
  },
};

/** An error card in sentences. */
export function showCard({ at, card, change }: CardExplanation): string {
  const { reference, merchant, page, reason, call, seq, release } = card;
  const live = change ? `: ${change.action} by ${change.author} at ${moment(change.at)}, “${change.reason}”` : '';
  return [
    `${reference}: a player of ${merchant} saw an error card on ${page} at ${moment(at)}.`,
    `It said: ${reason}`,
    call === undefined
      ? 'No call of the platform had failed on the page before it.'
      : `The call of the platform that failed last before it (name, status, code): ${call}.`,
    `Live was seq ${seq}, release ${release.slice(0, 12)}${live}.`,
  ].join('\n');
}
