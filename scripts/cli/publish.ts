import { authorOf, authorOption } from './author.ts';
import { withOperations } from './open-operations.ts';
import { showResult } from './show-result.ts';
import type { Verb } from './verb.ts';
import { optionOf, requireOption, requireWords } from './verb.ts';

/** Compiles a merchant folder and makes it live. */
export const publish: Verb = {
  name: 'publish',
  usage: 'publish <code> [--reason "…"] [--force] [--author "…"]',
  summary:
    'Compile merchants/<code> and make it live; open browsers follow without a reload. What breaks a promise is refused; ' +
    '--force with --reason makes it live all the same, and the history says so.',
  examples: [
    'livery publish karat --reason "autumn banners"',
    'livery publish karat --force --reason "the login comes back at noon"',
  ],
  options: { ...authorOption, reason: { type: 'string' }, force: { type: 'boolean' } },
  async run(call) {
    const { code } = requireWords(call, ['code']);
    const force = call.options['force'] === true;
    const reason = force ? requireOption(call, 'reason') : (optionOf(call, 'reason') ?? 'The folder has changed.');
    const request = { code, author: authorOf(call), reason, force };
    const result = await withOperations((operations) => operations.publish(request));
    return showResult(result, { done: `${code} is published.` });
  },
};
