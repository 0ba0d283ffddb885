import { resolve } from 'node:path';
import { authorOf, authorOption } from './author.ts';
import { withOperations } from './open-operations.ts';
import type { Verb } from './verb.ts';
import { exitCodes, requireWords } from './verb.ts';

/** Writes everything that was published into a file. */
export const backup: Verb = {
  name: 'backup',
  usage: 'backup <file> [--replace] [--author "…"]',
  summary:
    'Write the whole store as it is at this moment into a file: releases, pointers, live changes, history. It works beside ' +
    'a running service and of either database. Keys of the environment are not in it: keep them apart. A ' +
    'file that is there already stays, unless --replace says that it may go.',
  examples: ['livery backup /var/backups/livery/2026-11-25.gz'],
  options: { replace: { type: 'boolean' }, ...authorOption },
  async run(call) {
    const { file } = requireWords(call, ['file']);
    const answer = await withOperations((operations) =>
      operations.backup({ file: resolve(file), author: authorOf(call), replace: call.options['replace'] === true }),
    );
    if (answer.kind === 'impossible') return { text: answer.message, value: answer, code: exitCodes.impossible };
    const { merchants, releases, rows } = answer.value;
    const text = `${answer.value.file} holds ${merchants} brands and ${releases} releases (${rows} rows).`;
    return { text, value: answer.value, code: exitCodes.ok };
  },
};
