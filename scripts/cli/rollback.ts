import { author, withOperations } from './open-operations.ts';
import { showResult } from './show-result.ts';
import type { Verb } from './verb.ts';
import { optionOf, requireOption, requireWords, UsageError } from './verb.ts';

/** Makes an earlier release live again. */
export const rollback: Verb = {
  name: 'rollback',
  usage: 'rollback <code> [--to <seq>] --reason "…"',
  summary: 'Make an earlier release live again, with the overrides of that time; the one before when no seq is given.',
  examples: [
    'livery rollback karat --reason "wrong banners"',
    'livery rollback karat --to 12 --reason "back to Friday"',
  ],
  options: { reason: { type: 'string' }, to: { type: 'string' } },
  async run(call) {
    const { code } = requireWords(call, ['code']);
    const to = optionOf(call, 'to');
    if (to !== undefined && !/^\d+$/.test(to)) throw new UsageError(`--to takes a seq, not "${to}".`);
    const request = {
      code,
      author: author(),
      reason: requireOption(call, 'reason'),
      ...(to ? { to: Number(to) } : {}),
    };
    const result = await withOperations((operations) => operations.rollback(request));
    return showResult(result, `${code} is rolled back.`);
  },
};
