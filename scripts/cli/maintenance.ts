import { authorOf, authorOption } from './author.ts';
import { withOperations } from './open-operations.ts';
import { readSwitch } from './read-switch.ts';
import { readUntil } from './read-until.ts';
import { showResult } from './show-result.ts';
import type { Verb } from './verb.ts';
import { optionOf, requireOption, requireWords } from './verb.ts';

/** Shows or takes away the maintenance page of a merchant. */
export const maintenance: Verb = {
  name: 'maintenance',
  usage: 'maintenance <code> on|off|clear --reason "…" [--until <time>] [--author "…"]',
  summary: 'Show every visitor of a merchant the maintenance page, or the site again.',
  examples: ['livery maintenance soda on --reason "wallet upgrade" --until 18:00'],
  options: { ...authorOption, reason: { type: 'string' }, until: { type: 'string' } },
  async run(call) {
    const { code, state } = requireWords(call, ['code', 'state']);
    const request = {
      code,
      author: authorOf(call),
      reason: requireOption(call, 'reason'),
      name: 'maintenance',
      ...readSwitch(state),
    };
    const until = optionOf(call, 'until');
    const result = await withOperations((operations) =>
      operations.override({ ...request, ...(until === undefined ? {} : { until: readUntil(until) }) }),
    );
    const same =
      state === 'clear'
        ? `No override of maintenance lies over ${code}.`
        : `Maintenance of ${code} is ${state} already.`;
    return showResult(result, { done: `Maintenance of ${code}: ${state}.`, same, name: request.name });
  },
};
