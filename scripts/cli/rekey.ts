import type { RekeySummary } from '../../src/service/keys/rekey-secrets.ts';
import { authorOf, authorOption } from './author.ts';
import { moment } from './moment.ts';
import { withOperations } from './open-operations.ts';
import type { Verb } from './verb.ts';
import { exitCodes } from './verb.ts';

/** Brings what is encrypted under the current storage key. */
export const rekey: Verb = {
  name: 'rekey',
  usage: 'rekey [--author "…"]',
  summary:
    'Encrypt under the first key of LIVERY_STORAGE_KEY what the database holds under the older ones behind it, and say ' +
    'when those may go. Every node must have been started with the same keys in the same order. The service must run.',
  examples: ['livery rekey --author "Ines Okafor"'],
  options: authorOption,
  async run(call) {
    const answer = await withOperations((operations) => operations.rekey({ author: authorOf(call) }));
    if (answer.kind === 'impossible') return { text: answer.message, value: answer, code: exitCodes.impossible };
    const code = answer.value.lost.length > 0 ? exitCodes.impossible : exitCodes.ok;
    return { text: describeRekey(answer.value), value: answer.value, code };
  },
};

/** What was moved, and what may be done with the older keys. */
export function describeRekey({ current, older, moved, lost, linksUntil }: RekeySummary): string {
  const done = `${moved} secrets were moved to the key ${current}.`;
  if (lost.length > 0) {
    const lines = lost.map(
      ({ place, keyId, count }) => `${count} of ${place} cannot be read: they lie under ${keyId}.`,
    );
    return [
      done,
      ...lines,
      'Put their key behind the current one and call again, or these people need a new second factor.',
    ].join('\n');
  }
  if (older.length === 0) return `${done} LIVERY_STORAGE_KEY has no older key.`;
  const names = older.join(', ');
  return (
    `${done} The database needs ${names} no more. Links to answers and testers' links that were made before open with it ` +
    `until ${moment(linksUntil)}: take it out then, or now if they may end. Backups that were made before need it always.`
  );
}
