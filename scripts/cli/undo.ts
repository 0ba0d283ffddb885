import { authorOf, authorOption } from './author.ts';
import { withOperations } from './open-operations.ts';
import { countsOf, showChangeSet } from './switch-many.ts';
import type { Verb } from './verb.ts';
import { requireOption, requireWords } from './verb.ts';

/** Takes a change of many brands back. */
export const undo: Verb = {
  name: 'undo',
  usage: 'undo <change set> --reason "…" [--author "…"]',
  summary:
    'Take a change set back at all of its brands at once, one of the command line or of the console. A value that ' +
    'somebody has changed since stays as they left it.',
  examples: ['livery undo 5f0c1c52-7a43-4f0e-9d6e-0a5b3f1f2c11 --reason "the provider is back"'],
  options: { ...authorOption, reason: { type: 'string' } },
  async run(call) {
    const { id } = requireWords(call, ['id']);
    const request = { id, author: authorOf(call), reason: requireOption(call, 'reason') };
    const answer = await withOperations((operations) => operations.undoChanges(request));
    return showChangeSet(answer, ({ undone }) => `It is taken back: ${countsOf(undone?.results ?? [])}.`);
  },
};
