import { join } from 'node:path';
import type { Compiler } from '../../src/release/compiler.ts';
import type { FolderFiles } from '../../src/release/load/read-folder.ts';
import { hashFolder, readFolder } from '../../src/release/load/read-folder.ts';
import { withoutUpstreamFile } from '../../src/release/upstream/upstream-file.ts';
import type { Operations } from '../../src/service/operations.ts';
import { unpackSource } from '../../src/service/publishing/pack-source.ts';
import { readUpstreamSettings } from '../../src/service/upstream/upstream-settings.ts';
import type { NamedFolder } from '../cli/folders.ts';
import { showBroken } from '../cli/history.ts';
import { expiryFailureWords } from '../cli/override-words.ts';
import { showFailure } from '../cli/upstream.ts';
import type { Finding } from './finding.ts';
import { fine, found } from './finding.ts';

/** Which merchants do not compile, and with what mistake first. */
export async function examineFolders(folders: readonly NamedFolder[], compiler: Compiler): Promise<readonly Finding[]> {
  const broken: Finding[] = [];
  for (const { dir, name } of folders) {
    const result = await compiler.compileFolder(dir, name, { overrides: [] });
    const errors = result.ok ? [] : result.problems.filter(({ severity }) => severity === 'error');
    const [first] = errors;
    if (!first) continue;
    const says = `${name} has ${errors.length} ${errors.length === 1 ? 'mistake' : 'mistakes'}: ${first.file}:${first.line} ${first.message}`;
    broken.push(found('Merchants', 'wrong', { says, todo: `livery check ${name} lists them all.` }));
  }
  return broken.length > 0 ? broken : [fine('Merchants', `${folders.length} folders compile.`)];
}

/** Where what players get is not what the folder says. */
export async function examineReleases(
  folders: readonly NamedFolder[],
  { source, merchants }: Pick<Operations, 'source' | 'merchants'>,
): Promise<readonly Finding[]> {
  const about = 'Live releases';
  const live = await merchants({});
  const different: Finding[] = [];
  for (const { dir, name } of folders) {
    const code = name.split('/').at(-1) ?? name;
    const todo = `livery publish ${code} makes the folder live.`;
    const answer = live.includes(code) ? await source({ code }) : undefined;
    if (answer?.kind !== 'answer') {
      different.push(found(about, 'doubtful', { says: `${code} is not live.`, todo }));
      continue;
    }
    const stored = await unpackSource(Buffer.from(answer.value.packed, 'base64'));
    const folder = await readFolder(join(dir), name);
    // What a platform said is live beside the files of the folder that follows it, and no change of theirs.
    const own = readUpstreamSettings(stored) ? withoutUpstreamFile : (files: FolderFiles) => files;
    if (hashFolder(own(stored)) === hashFolder(own(folder))) continue;
    const says = `${code} is live as seq ${answer.value.seq} of ${answer.value.at}; its folder has changed since.`;
    different.push(found(about, 'doubtful', { says, todo: `livery diff ${code} ${name} shows how. ${todo}` }));
  }
  return different.length > 0 ? different : [fine(about, `${folders.length} are what their folders say.`)];
}

/** Live sites that break a promise, or will; nothing while all keep every one. */
export async function examinePromises({ broken }: Pick<Operations, 'broken'>): Promise<readonly Finding[]> {
  return (await broken({})).flatMap((line) => {
    const todo = `livery prove ${line.merchant} shows the counter-example; livery history ${line.merchant}, what led to it.`;
    const state = line.broken.length > 0 ? 'wrong' : 'doubtful';
    return showBroken(line).map((says) => found('Promises', state, { says, todo }));
  });
}

/** How merchants get on with the platforms that they follow; nothing when none follows one. */
export async function examineUpstreams({ upstreams }: Pick<Operations, 'upstreams'>): Promise<readonly Finding[]> {
  const about = 'Followed platforms';
  const lines = await upstreams({});
  const failing = lines.flatMap((line): Finding[] => {
    const says = showFailure(line);
    const todo = `Tell who runs it; livery upstream ${line.merchant} says whether it is believed again.`;
    return says === undefined ? [] : [found(about, 'wrong', { says, todo })];
  });
  if (failing.length > 0) return failing;
  const names = lines.map(({ merchant }) => merchant).join(', ');
  return lines.length > 0 ? [fine(about, `the platforms of ${names} are believed.`)] : [];
}

/** Merchants whose overrides still count though their end has come; nothing while all end at their time. */
export async function examineExpiries({
  expiryFailures,
}: Pick<Operations, 'expiryFailures'>): Promise<readonly Finding[]> {
  const failures = await expiryFailures({});
  return failures.map((line) => {
    const todo = `livery publish ${line.merchant} once its folder compiles; it is tried again at once then.`;
    return found('Ends of overrides', 'wrong', { says: expiryFailureWords(line), todo });
  });
}
