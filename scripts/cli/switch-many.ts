import type { ChangeSet } from '../../src/contracts/console/change-sets.ts';
import type { Answer } from '../../src/service/operations.ts';
import { authorOf } from './author.ts';
import { withOperations } from './open-operations.ts';
import { readSwitch } from './read-switch.ts';
import { readUntil } from './read-until.ts';
import type { Outcome, VerbCall } from './verb.ts';
import { exitCodes, optionOf, requireOption, UsageError } from './verb.ts';

/** Switches one value of many live merchants as one change set: at all of them or at none. */
export async function switchMany(
  call: VerbCall,
  { codes, name, state }: { readonly codes: readonly string[]; readonly name: string; readonly state: string },
): Promise<Outcome> {
  const wanted = readSwitch(state);
  const until = optionOf(call, 'until');
  if (until !== undefined && wanted.value === undefined)
    throw new UsageError('--until goes with on or off; clear is at once.');
  const request = {
    codes: [...codes],
    name,
    author: authorOf(call),
    reason: requireOption(call, 'reason'),
    force: call.options['force'] === true,
    ...wanted,
    ...(until === undefined ? {} : { until: readUntil(until) }),
  };
  const answer = await withOperations((operations) => operations.overrideMany(request));
  return showChangeSet(
    answer,
    (set) =>
      `${name.replace('flags.', '')} ${state}: ${countsOf(set.results)}.\nlivery undo ${set.id} takes all of it back.`,
  );
}

/** Says how a change set ended. */
export function showChangeSet(answer: Answer<ChangeSet>, words: (set: ChangeSet) => string): Outcome {
  if (answer.kind === 'impossible') return { text: answer.message, value: answer, code: exitCodes.impossible };
  return { text: words(answer.value), value: answer.value, code: exitCodes.ok };
}

/** Where something changed and where it was so already. */
export function countsOf(results: ChangeSet['results']): string {
  const count = (state: string) => results.filter((result) => result.state === state).length;
  return `${count('published')} brands changed, ${count('unchanged')} had it already`;
}
