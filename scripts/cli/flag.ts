import { authorOf, authorOption } from './author.ts';
import { withOperations } from './open-operations.ts';
import { readSwitch } from './read-switch.ts';
import { readUntil } from './read-until.ts';
import { showResult } from './show-result.ts';
import type { Verb } from './verb.ts';
import { optionOf, requireOption, requireWords } from './verb.ts';

/** Switches one flag of a live merchant. */
export const flag: Verb = {
  name: 'flag',
  usage: 'flag <code> <FLAG> on|off|clear --reason "…" [--until <time>] [--author "…"] [--force]',
  summary:
    'Switch a flag of a live merchant. --until ends it by itself, and what lay below counts again; clear takes away what ' +
    'lies on top. Without --until it takes the place of every override of the flag. What breaks a promise is refused, ' +
    'unless it stops something that touches money; --force makes it live all the same, and the history says so.',
  examples: [
    'livery flag karat CBS3 on --reason "chat is staffed"',
    'livery flag karat FREEPLAY3 off --reason "abuse" --until "tomorrow 9:00"',
    'livery flag karat CBS3 off --reason "no staff" --until +30m --author "Mira Khan"',
    'livery flag karat CBS3 clear --reason "back to the folder\'s value"',
  ],
  options: { ...authorOption, reason: { type: 'string' }, until: { type: 'string' }, force: { type: 'boolean' } },
  async run(call) {
    const { code, FLAG, state } = requireWords(call, ['code', 'FLAG', 'state']);
    const request = {
      code,
      author: authorOf(call),
      reason: requireOption(call, 'reason'),
      name: `flags.${FLAG}`,
      ...readSwitch(state),
      force: call.options['force'] === true,
    };
    const until = optionOf(call, 'until');
    const result = await withOperations((operations) =>
      operations.override({ ...request, ...(until === undefined ? {} : { until: readUntil(until) }) }),
    );
    const same =
      state === 'clear' ? `No override of ${FLAG} lies over ${code}.` : `${FLAG} of ${code} is ${state} already.`;
    return showResult(result, { done: `${FLAG} of ${code}: ${state}.`, same, name: request.name });
  },
};
