import type { Problem } from '../../src/contracts/problems.ts';
import { formatText } from '../../src/release/format/format-text.ts';
import { rewriteFolder } from '../../src/release/upgrade/rewrite-folder.ts';
import type { NamedFolder } from './folders.ts';
import { foldersOf, merchantFolders, themeFolders } from './folders.ts';
import type { Verb } from './verb.ts';
import { exitCodes } from './verb.ts';

/** Rewrites folders of an older format. */
export const upgrade: Verb = {
  name: 'upgrade',
  usage: 'upgrade [folder …]',
  summary:
    'Rewrite folders of an older format in the present one, keeping order and layout; all merchants and themes by default.',
  examples: ['livery upgrade', 'livery upgrade merchants/karat', 'livery upgrade themes/soda'],
  async run(call) {
    const changed: Record<string, readonly string[]> = {};
    const problems: Problem[] = [];
    for (const { dir, name } of call.words.length > 0 ? foldersOf(call.words) : everyFolder()) {
      const result = await rewriteFolder(dir, name);
      if (result.ok) changed[name] = result.changed;
      else problems.push(...result.problems);
    }
    const lines = Object.entries(changed).map(([name, files]) =>
      files.length === 0 ? `${name} has the present format.` : `${name}: rewrote ${files.join(', ')}.`,
    );
    const text = problems.length > 0 ? [...lines, formatText(problems)] : lines;
    const code = problems.length > 0 ? exitCodes.refused : exitCodes.ok;
    return { text: text.join('\n'), value: { changed, problems }, code };
  },
};

function everyFolder(): readonly NamedFolder[] {
  return [...merchantFolders(), ...themeFolders()];
}
