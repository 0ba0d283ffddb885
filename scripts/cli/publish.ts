import { author, withOperations } from './open-operations.ts';
import { showResult } from './show-result.ts';
import type { Verb } from './verb.ts';
import { optionOf, requireWords } from './verb.ts';

/** Compiles a merchant folder and makes it live. */
export const publish: Verb = {
  name: 'publish',
  usage: 'publish <code> [--reason "…"]',
  summary: 'Compile merchants/<code> and make it live; open browsers follow without a reload.',
  examples: ['livery publish karat --reason "autumn banners"'],
  options: { reason: { type: 'string' } },
  async run(call) {
    const { code } = requireWords(call, ['code']);
    const reason = optionOf(call, 'reason') ?? 'The folder has changed.';
    const result = await withOperations((operations) => operations.publish({ code, author: author(), reason }));
    return showResult(result, `${code} is published.`);
  },
};
