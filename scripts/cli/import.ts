import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { type Compiler, openCompiler } from '../../src/release/compiler.ts';
import { formatText } from '../../src/release/format/format-text.ts';
import {
  type BaseBrand,
  type FlagKeyLender,
  type ImportedFolder,
  importStatus,
} from '../../src/release/import/import-status.ts';
import type { FolderFiles } from '../../src/release/load/read-folder.ts';
import { readFolder } from '../../src/release/load/read-folder.ts';
import { MANIFEST_FILE } from '../../src/release/manifest/check-manifest.ts';
import { writeManifest } from '../../src/release/manifest/write-manifest.ts';
import type { UnknownFlag } from '../../src/release/upstream/map-status.ts';
import { nearestName } from '../../src/release/nearest-name.ts';
import { merchantFolders, merchantsDir, root, themesDir } from './folders.ts';
import type { Verb, VerbCall } from './verb.ts';
import { exitCodes, optionOf, requireOption, requireWords, UsageError } from './verb.ts';

/** Makes a merchant folder of what an operator's platform says. */
export const importVerb: Verb = {
  name: 'import',
  usage:
    'import <status.json> --code <code> [--name "…"] [--rules <settings.json>] [--upstream <url>] ' +
    '[--flag-keys <brand>] [--to <folder>]',
  summary:
    'Make a merchant folder of the saved status answer of a platform, and say what could not be used: unknown flags, ' +
    'fields without a place, values that the compiler refuses. The closest existing brand by flags and fields lends ' +
    'theme, navigation, texts and pictures. --rules adds the saved register-settings answer; --upstream keeps the ' +
    'platform as master, so that the service asks it from then on. --flag-keys names the brand whose other names for ' +
    'flags the platform uses too; without it every flag has the name of the catalogue.',
  examples: [
    'livery import status.json --code amber --name "Amber"',
    'livery import status.json --code amber --flag-keys karat',
    'livery import status.json --rules settings.json --code amber --upstream https://platform.amber.example',
  ],
  options: {
    code: { type: 'string' },
    name: { type: 'string' },
    rules: { type: 'string' },
    upstream: { type: 'string' },
    'flag-keys': { type: 'string' },
    to: { type: 'string' },
  },
  async run(call) {
    const { 'status.json': file } = requireWords(call, ['status.json']);
    const code = requireOption(call, 'code');
    const name = optionOf(call, 'name') ?? `${code.charAt(0).toUpperCase()}${code.slice(1)}`;
    const dir = freeFolder(call, code);
    const rules = optionOf(call, 'rules');
    const upstreamUrl = optionOf(call, 'upstream');
    const compiler = await openCompiler({ rootDir: root, themesDir });
    const answers = {
      status: await readJson(file),
      ...(rules === undefined ? {} : { settings: await readJson(rules) }),
    };
    const brands = await readBrands(compiler);
    const request = { code, name, answers, brands, ...readLender(optionOf(call, 'flag-keys'), brands) };
    const result = await importStatus({ ...request, ...(upstreamUrl === undefined ? {} : { upstreamUrl }) }, compiler);
    if (!result.ok) {
      const text = [result.message, ...(result.problems.length > 0 ? [formatText(result.problems)] : [])].join('\n');
      return { text, value: result, code: exitCodes.refused };
    }
    await writeFolder(dir, result.files);
    await writeFile(join(dir, MANIFEST_FILE), writeManifest(result.compiled));
    const { mapped, base, dropped, flagKeys, lenders, compiled } = result;
    const { unknownFlags, unmapped, contradictions } = mapped;
    const found = { unknownFlags, lenders, flagKeys, unmapped, contradictions, dropped };
    const value = { folder: dir, base, ...found, warnings: compiled.warnings };
    return { text: show(dir, result), value, code: exitCodes.ok };
  },
};

function freeFolder(call: VerbCall, code: string): string {
  const dir = resolve(optionOf(call, 'to') ?? join(merchantsDir, code));
  if (existsSync(dir)) throw new UsageError(`${dir} exists already; an import never writes over a folder.`);
  return dir;
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(resolve(file), 'utf8'));
  } catch (error) {
    throw new UsageError(`${file} cannot be read as JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function readBrands(compiler: Compiler): Promise<readonly BaseBrand[]> {
  const brands: BaseBrand[] = [];
  for (const { dir, name } of merchantFolders()) {
    const { problems, ...files } = await readFolder(dir, name);
    const compiled = problems.length > 0 ? undefined : await compiler.compile(files, { overrides: [] });
    if (compiled?.ok) brands.push({ code: compiled.site.identity.code, files, site: compiled.site });
  }
  return brands;
}

function readLender(wanted: string | undefined, brands: readonly BaseBrand[]): { readonly flagKeysOf?: string } {
  if (wanted === undefined) return {};
  const codes = brands.map(({ code }) => code);
  if (codes.includes(wanted)) return { flagKeysOf: wanted };
  const nearest = nearestName(wanted, codes);
  throw new UsageError(`--flag-keys knows no brand "${wanted}".${nearest ? ` Did you mean ${nearest}?` : ''}`);
}

async function writeFolder(dir: string, { files }: FolderFiles): Promise<void> {
  for (const [path, bytes] of files) {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), bytes);
  }
}

function show(dir: string, { mapped, base, dropped, flagKeys, lenders, compiled }: ImportedFolder): string {
  const maybe = (nearest: string | undefined) => (nearest === undefined ? '' : ` Nearest known name: ${nearest}.`);
  const list = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];
  const isDropped = ({ name }: { readonly name: string }) =>
    dropped.some((one) => one.name === `flags.${name}` || one.name === `template.${name}`);
  const isUnknown = ({ name }: { readonly name: string }) =>
    mapped.unknownFlags.some((flag) => name === `flags.${flag.name}` || name === `template.${flag.name}`);
  const showFlag = ({ name, nearest }: UnknownFlag) => `${name}.${maybe(nearest)}${lenderWords(name, lenders)}`;
  const likeness = `${base.same} of ${base.of} flags and field rules are the same`;
  return [
    `${dir} compiles to ${compiled.release.slice(0, 12)}.`,
    `Closest brand: ${base.code}; ${likeness}. It lent theme, navigation, texts, pictures, promotions and settings.`,
    ...list(
      'Other names for flags:',
      Object.entries(flagKeys).map(([name, key]) => `${key} stands for ${name}.`),
    ),
    ...list(`Different from ${base.code}:`, base.differ),
    ...list(
      'Unknown flags, kept without effect:',
      mapped.unknownFlags.filter((flag) => !isDropped(flag)).map(showFlag),
    ),
    ...list('Unknown flags that may be misspelt, left out:', mapped.unknownFlags.filter(isDropped).map(showFlag)),
    ...list(
      'Fields without a place, left out:',
      mapped.unmapped.map(({ name, why, nearest }) => `${name}: ${why}${maybe(nearest)}`),
    ),
    ...list('The two answers contradict each other:', mapped.contradictions),
    ...list(
      'Refused by the compiler, left out:',
      dropped.filter((one) => !isUnknown(one)).map(({ name, why }) => `${name}: ${why}`),
    ),
  ].join('\n');
}

function lenderWords(flag: string, lenders: readonly FlagKeyLender[]): string {
  const own = lenders.filter(({ key }) => key === flag);
  return own.map(({ name, brand }) => ` ${brand} calls ${name} so: --flag-keys ${brand} takes its names.`).join('');
}
