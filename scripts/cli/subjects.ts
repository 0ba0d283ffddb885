import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Override } from '../../src/contracts/origins.ts';
import type { Problem } from '../../src/contracts/problems.ts';
import type { ProofSubject } from '../../src/engine/index.ts';
import { type Compiler, type CompileResult, openCompiler } from '../../src/release/compiler.ts';
import { type EngineTexts, loadEngineTexts } from '../../src/release/load/engine-texts.ts';
import { type FolderFiles, readFolder } from '../../src/release/load/read-folder.ts';
import { createMatchCheck } from '../../src/release/prove/can-match.ts';
import { readSubject } from '../../src/release/prove/read-subject.ts';
import { unpackSource } from '../../src/service/publishing/pack-source.ts';
import type { Operations, StoredSource } from '../../src/service/operations.ts';
import { folderOf, root, shippedFolders, themesDir } from './folders.ts';
import { withOperations } from './open-operations.ts';
import { UsageError } from './verb.ts';

/** A folder, a live merchant or a stored release, with the live changes that lie over it. */
export interface Sources {
  /** As the call named it. */
  readonly name: string;
  readonly files: FolderFiles;
  readonly overrides: readonly Override[];
  /** Who made it live, when and why; absent for a folder. */
  readonly published?: Pick<StoredSource, 'seq' | 'author' | 'at' | 'reason'>;
  /** Problems of reading the folder. */
  readonly problems: readonly Problem[];
}

/** Sources that compile, with what the compiler made of them. */
export interface Subject extends Sources {
  readonly compiled: Extract<CompileResult, { readonly ok: true }>;
  readonly proof: ProofSubject;
}

/** Compiles sources one after the other, with one compiler and one set of texts. */
export interface Workshop {
  readonly compiler: Compiler;
  readonly texts: EngineTexts;
  /** The subject, or what is wrong with its files. */
  open(sources: Sources): Promise<Subject | readonly Problem[]>;
}

/** Opens the workshop of the project. */
export async function openWorkshop(): Promise<Workshop> {
  const compiler = await openCompiler({ rootDir: root, themesDir });
  const texts = await loadEngineTexts(join(root, 'src'));
  const canMatch = createMatchCheck();
  return {
    compiler,
    texts,
    async open(sources) {
      if (sources.problems.some(({ severity }) => severity === 'error')) return sources.problems;
      const compiled = await compiler.compile(sources.files, { overrides: sources.overrides });
      if (!compiled.ok) return compiled.problems;
      return { ...sources, compiled, proof: readSubject(sources.files, compiled, { texts, canMatch }) };
    },
  };
}

/** What each word of a call names: a folder by its path, `<code>@<seq>` a stored release, `<code>` what is live. */
export async function sourcesOf(words: readonly string[]): Promise<readonly Sources[]> {
  const found: Sources[] = [];
  await eachSource(words, async (sources) => void found.push(sources));
  return found;
}

/**
 * Does something with each source that a call names, one at a time, so that a fleet of any size fits into memory. Without
 * words: every published merchant with its live changes, or the shipped folders where nothing was ever published.
 */
export async function eachSource(
  words: readonly string[],
  act: (sources: Sources, progress: { readonly done: number; readonly all: number }) => Promise<void>,
): Promise<void> {
  const visit = async (operations: Operations | undefined) => {
    const all = words.length > 0 ? words : await fleet(operations);
    for (const [done, word] of all.entries()) {
      const live = liveOf(word);
      const stored = live && operations ? await storedSources(operations, word, live) : undefined;
      await act(stored ?? (await folderSources(word)), { done, all: all.length });
    }
  };
  const isFoldersOnly = words.length > 0 && words.every((word) => liveOf(word) === undefined);
  await (isFoldersOnly ? visit(undefined) : withStore(visit));
}

async function fleet(operations: Operations | undefined): Promise<readonly string[]> {
  const live = (await operations?.merchants({})) ?? [];
  if (live.length > 0) return live;
  return shippedFolders().flatMap(({ name, dir }) => (name.startsWith('merchants/') ? [dir] : []));
}

interface Live {
  readonly code: string;
  readonly seq?: number;
}

function liveOf(word: string): Live | undefined {
  const [, code = '', seq] = /^([a-z][a-z0-9-]*)(?:@(\d+))?$/.exec(word) ?? [];
  if (code === '' || existsSync(resolve(word))) return undefined;
  return seq === undefined ? { code } : { code, seq: Number(seq) };
}

async function storedSources(operations: Operations, name: string, live: Live): Promise<Sources | undefined> {
  const answer = await operations.source(live);
  if (answer.kind === 'answer') {
    const { packed, overrides, ...published } = answer.value;
    const files = await unpackSource(Buffer.from(packed, 'base64'));
    return { name, files, overrides, published, problems: [] };
  }
  if (live.seq !== undefined) throw new UsageError(answer.message);
  return undefined;
}

async function folderSources(word: string): Promise<Sources> {
  const { dir, name } = folderOf(word);
  const { problems, ...files } = await readFolder(dir, name);
  return { name, files, overrides: [], problems };
}

/** A folder is enough where no service has ever run: its data are not made for a question. */
function withStore<T>(act: (operations: Operations | undefined) => Promise<T>): Promise<T> {
  const isThere = process.env['DATABASE_URL'] !== undefined || existsSync(join(dataDir(), 'service'));
  return isThere ? withOperations(act) : act(undefined);
}

function dataDir(): string {
  return resolve(root, process.env['LIVERY_DATA'] ?? '.data');
}
