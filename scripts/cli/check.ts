import type { Problem } from '../../src/contracts/problems.ts';
import { checkFleet } from '../../src/release/check/check-fleet.ts';
import type { Break } from '../../src/release/compare/find-breaks.ts';
import { findBreaks } from '../../src/release/compare/find-breaks.ts';
import type { Compiler, CompileResult } from '../../src/release/compiler.ts';
import { openCompiler } from '../../src/release/compiler.ts';
import { formatSarif } from '../../src/release/format/format-sarif.ts';
import { formatText } from '../../src/release/format/format-text.ts';
import { readFolder } from '../../src/release/load/read-folder.ts';
import { checkManifest } from '../../src/release/manifest/check-manifest.ts';
import { foldersOf, root, themesDir } from './folders.ts';
import { stateOf } from './state-of.ts';
import type { Outcome, Verb } from './verb.ts';
import { exitCodes, optionOf, UsageError } from './verb.ts';

const formats = ['text', 'json', 'sarif'] as const;

/** Compiles folders without publishing anything. */
export const check: Verb = {
  name: 'check',
  usage: 'check [folder|code …] [--format text|json|sarif] [--against <state>] [--reviewed]',
  summary:
    'Compile folders and report every problem of every file with its line, broken promises among them; all merchants when no folder is given. ' +
    '--against also says what players would lose beside another state: a folder, <code> for what is live, <code>@<seq>, or <commit>:<folder>. ' +
    '--reviewed makes an error of a manifest.txt, the site in words that people have reviewed, that the site has left behind. ' +
    'Exit codes: 0 fine (warnings may be there), 1 problems, 4 breaking changes, 5 destructive ones; ' +
    'problems come before changes, destructive before breaking.',
  examples: [
    'livery check',
    'livery check karat',
    'livery check merchants/karat --format sarif > problems.sarif',
    'livery check merchants/karat --against karat',
    'livery check merchants/karat --against HEAD~1:merchants/karat',
  ],
  options: { format: { type: 'string' }, against: { type: 'string' }, reviewed: { type: 'boolean' } },
  async run(call) {
    const wanted = optionOf(call, 'format') ?? 'text';
    const format = formats.find((one) => one === wanted);
    if (!format) throw new UsageError(`"${wanted}" is none of ${formats.join(', ')}.`);
    const compiler = await openCompiler({ rootDir: root, themesDir });
    const folders = foldersOf(call.words);
    const results: (readonly [string, CompileResult])[] = [];
    const besides: Problem[] = [];
    for (const { dir, name } of folders) {
      const result = await compiler.compileFolder(dir, name, { overrides: [] });
      results.push([name, result]);
      besides.push(
        ...checkManifest(await readFolder(dir, name), result, { isDemanded: call.options['reviewed'] === true }),
      );
    }
    besides.push(...checkFleet(await Promise.all(folders.map(({ dir, name }) => readFolder(dir, name)))));
    const all = results.flatMap(([, result]) => problemsOf(result));
    // A warning about a shared feature would come once for each folder.
    const problems = [...new Map([...all, ...besides].map((one) => [JSON.stringify(one), one])).values()];
    const against = optionOf(call, 'against');
    const breaks = against === undefined ? [] : await compareWith(against, results, compiler);
    return outcomeOf({ results, problems, breaks }, format);
  },
};

/** What is wrong with a folder; a promise that it breaks as it stands counts as an error. */
function problemsOf(result: CompileResult): readonly Problem[] {
  return result.ok ? [...result.breaches().map(({ problem }) => problem), ...result.warnings] : result.problems;
}

interface Findings {
  readonly results: readonly (readonly [string, CompileResult])[];
  readonly problems: readonly Problem[];
  readonly breaks: readonly Break[];
}

async function compareWith(word: string, results: Findings['results'], compiler: Compiler): Promise<readonly Break[]> {
  const [first] = results;
  if (!first || results.length > 1) throw new UsageError('--against compares one folder.');
  const [name, after] = first;
  const { files, overrides } = await stateOf(word, name);
  const before = await compiler.compile(files, { overrides });
  if (!before.ok) throw new UsageError(`${word} does not compile, so there is nothing to compare with.`);
  return after.ok ? findBreaks(before.site, after.site) : [];
}

function outcomeOf({ results, problems, breaks }: Findings, format: (typeof formats)[number]): Outcome {
  const releases = Object.fromEntries(results.flatMap(([name, result]) => (result.ok ? [[name, result.release]] : [])));
  const compiled = Object.entries(releases).map(([name, release]) => `${name} compiles to ${release.slice(0, 12)}`);
  const changes = breaks.map(({ kind, text }) => `${kind}: ${text}`);
  const value = { releases, problems, changes: breaks };
  const text = {
    text: () => [...compiled, ...changes, formatText(problems)].join('\n'),
    json: () => JSON.stringify(value, null, 2),
    sarif: () => formatSarif(problems),
  }[format]();
  return { text, value, code: codeOf(problems, breaks) };
}

function codeOf(problems: readonly Problem[], breaks: readonly Break[]): number {
  if (problems.some(({ severity }) => severity === 'error')) return exitCodes.refused;
  if (breaks.some(({ kind }) => kind === 'destructive')) return exitCodes.destructive;
  return breaks.length > 0 ? exitCodes.breaking : exitCodes.ok;
}
