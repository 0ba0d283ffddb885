import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Compiler } from '../../src/release/compiler.ts';
import { openCompiler } from '../../src/release/compiler.ts';
import { formatText } from '../../src/release/format/format-text.ts';
import { readFolder } from '../../src/release/load/read-folder.ts';
import { MANIFEST_FILE } from '../../src/release/manifest/check-manifest.ts';
import { diffManifests } from '../../src/release/manifest/diff-manifests.ts';
import { writeManifest } from '../../src/release/manifest/write-manifest.ts';
import type { NamedFolder } from './folders.ts';
import { folderOf, merchantFolders, root, themesDir } from './folders.ts';
import { stateOf } from './state-of.ts';
import type { Sources } from './subjects.ts';
import type { Outcome, Verb, VerbCall } from './verb.ts';
import { exitCodes, optionOf, UsageError } from './verb.ts';

/** Describes sites in words that people review. */
export const manifest: Verb = {
  name: 'manifest',
  usage: 'manifest <state> [--against <state>|manifest] | manifest [folder …] --write',
  summary:
    'Print what a site is, per visitor and language: menus, tabs, methods, fields with rules, routes, titles, weights. ' +
    'A state is a folder, <code> for what is live, <code>@<seq> for a release, or <commit>:<folder>. ' +
    '--against shows only the lines that differ from another state, or from the reviewed manifest.txt. ' +
    '--write keeps the text as manifest.txt, which `livery check` then compares; every merchant of the project when none is given.',
  examples: [
    'livery manifest karat',
    'livery manifest merchants/karat --against karat',
    'livery manifest merchants/karat --against HEAD~1:',
    'livery manifest merchants/karat --against manifest',
    'livery manifest --write',
  ],
  options: { against: { type: 'string' }, write: { type: 'boolean' } },
  async run(call) {
    const compiler = await openCompiler({ rootDir: root, themesDir });
    if (call.options['write'] === true) return writeAll(call, compiler);
    const [word, ...more] = call.words;
    if (word === undefined || more.length > 0) throw new UsageError('Name one merchant or folder.');
    const state = await stateOf(word);
    const text = await manifestOf(state, compiler);
    if (typeof text !== 'string') return text;
    const against = optionOf(call, 'against');
    if (against === undefined) return { text: text.trimEnd(), value: { manifest: text }, code: exitCodes.ok };
    const other = await otherManifest(against, state, compiler);
    if (typeof other !== 'string') return other;
    const lines = diffManifests(other, text);
    return { text: lines.join('\n') || 'Nothing differs.', value: { lines }, code: exitCodes.ok };
  },
};

async function otherManifest(word: string, { files }: Sources, compiler: Compiler): Promise<string | Outcome> {
  if (word !== 'manifest') return manifestOf(await stateOf(word, files.folder), compiler);
  const reviewed = files.files.get(MANIFEST_FILE);
  if (!reviewed) throw new UsageError(`${files.folder} keeps no ${MANIFEST_FILE}.`);
  return Buffer.from(reviewed).toString('utf8');
}

async function writeAll({ words }: VerbCall, compiler: Compiler): Promise<Outcome> {
  const folders: readonly NamedFolder[] = words.length > 0 ? words.map(folderOf) : merchantFolders();
  const written: string[] = [];
  for (const { dir, name } of folders) {
    const text = await manifestOf({ files: await readFolder(dir, name), overrides: [] }, compiler);
    if (typeof text !== 'string') return text;
    await writeFile(join(dir, MANIFEST_FILE), text);
    written.push(`${name}/${MANIFEST_FILE}`);
  }
  return { text: `Wrote ${written.join(', ')}.`, value: { written }, code: exitCodes.ok };
}

async function manifestOf(
  { files, overrides }: Pick<Sources, 'files' | 'overrides'>,
  compiler: Compiler,
): Promise<string | Outcome> {
  const result = await compiler.compile(files, { overrides });
  if (result.ok) return writeManifest(result);
  return { text: formatText(result.problems), value: result, code: exitCodes.refused };
}
