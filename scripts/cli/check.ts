import { readdirSync, statSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import type { Problem } from '../../src/contracts/problems.ts';
import { openCompiler } from '../../src/release/compiler.ts';
import { formatSarif } from '../../src/release/format/format-sarif.ts';
import { formatText } from '../../src/release/format/format-text.ts';
import { readFolder } from '../../src/release/load/read-folder.ts';
import type { Verb } from './verb.ts';
import { exitCodes, optionOf } from './verb.ts';

const root = resolve(import.meta.dirname, '../..');

/** Compiles folders without publishing anything. */
export const check: Verb = {
  name: 'check',
  usage: 'check [folder …] [--format text|json|sarif]',
  summary: 'Compile folders and report every problem with its line; all merchants when no folder is given.',
  examples: [
    'livery check',
    'livery check merchants/karat',
    'livery check merchants/karat --format sarif > problems.sarif',
  ],
  options: { format: { type: 'string' } },
  async run(call) {
    const folders = call.words.length > 0 ? call.words.map((word) => resolve(word)) : shippedFolders();
    const compiler = await openCompiler({ rootDir: root });
    const problems: Problem[] = [];
    const releases: Record<string, string> = {};
    for (const dir of folders) {
      const name = relative(root, dir).startsWith('..') ? basename(dir) : relative(root, dir);
      const { problems: found, ...files } = await readFolder(dir, name);
      problems.push(...found);
      if (files.files.size === 0) continue;
      const result = await compiler.compile(files, { overrides: [] });
      problems.push(...(result.ok ? result.warnings : result.problems));
      if (result.ok) releases[name] = result.release;
    }
    // A warning about a shared feature would come once for each folder.
    const unique = [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
    const failed = unique.some(({ severity }) => severity === 'error');
    const compiled = Object.entries(releases).map(([name, release]) => `${name} compiles to ${release.slice(0, 12)}`);
    const format = optionOf(call, 'format') ?? 'text';
    const text = format === 'sarif' ? formatSarif(unique) : [...compiled, formatText(unique)].join('\n');
    const value = { releases, problems: unique };
    return {
      text: format === 'json' ? JSON.stringify(value, null, 2) : text,
      value,
      code: failed ? exitCodes.refused : exitCodes.ok,
    };
  },
};

function shippedFolders(): string[] {
  return ['merchants', 'tests/brands'].flatMap((parent) =>
    readdirSync(join(root, parent))
      .map((name) => join(root, parent, name))
      .filter((path) => statSync(path).isDirectory() && basename(path) !== 'broken'),
  );
}
