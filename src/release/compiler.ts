import { join } from 'node:path';
import type { FeatureManifest } from '../contracts/feature.ts';
import type { Override } from '../contracts/origins.ts';
import type { Problem } from '../contracts/problems.ts';
import type { FormsPart } from '../contracts/release.ts';
import type { SitePart } from '../contracts/site.ts';
import { features as engineFeatures } from '../features/index.ts';
import { checkLinks } from './check/check-links.ts';
import { checkRoles } from './check/check-roles.ts';
import { checkLogin } from './check/check-login.ts';
import { checkRecovery } from './check/check-recovery.ts';
import { checkRules } from './check/check-rules.ts';
import { checkTexts } from './check/check-texts.ts';
import { findInNavigation } from './check/find-in-navigation.ts';
import type { EngineTools } from './engine-tools.ts';
import { openEngineTools } from './engine-tools.ts';
import { createCompileCache } from './emit/compile-cache.ts';
import type { EmittedRelease, StoredValidators } from './emit/emit-release.ts';
import { emitRelease } from './emit/emit-release.ts';
import { hashOf } from './emit/make-part.ts';
import { problemIn } from './load/json-document.ts';
import { parseMerchantFolder } from './load/merchant-source.ts';
import type { FolderFiles } from './load/read-folder.ts';
import { hashFolder, readFolder } from './load/read-folder.ts';
import { NO_THEME } from './load/stand-in.ts';
import type { Breach } from './prove/check-promises.ts';
import { checkPromises } from './prove/check-promises.ts';
import { makeSubject } from './prove/read-subject.ts';
import { checkPatterns } from './patterns/check-patterns.ts';
import { readSource } from './read-source.ts';
import { compileTheme, readThemeFolder, unknownTheme } from './read-theme.ts';
import type { ThemeSettings } from './resolve/resolve-site.ts';
import { resolveSite } from './resolve/resolve-site.ts';
import type { ValidSource } from './validate/valid-source.ts';
import { dropRepeatedProblems } from './drop-repeated-problems.ts';

/** Everything that is wrong at once. */
interface Refused {
  readonly ok: false;
  readonly problems: readonly Problem[];
}

/** A site that has no mistakes, of which no release is made. */
export interface CheckedSite {
  readonly ok: true;
  readonly site: SitePart;
  readonly warnings: readonly Problem[];
  /** The promises that the site breaks as it stands; whoever makes it live decides what that means. */
  readonly breaches: () => readonly Breach[];
}

/** A release with what the store keeps beside it, or everything that is wrong at once. */
export type CompileResult =
  | (EmittedRelease &
      CheckedSite & {
        /** Names engine and theme that made the release. */
        readonly engine: string;
        readonly hosts: readonly string[];
      })
  | Refused;

/** Another engine than the shipped one: tests take declarations away. */
export interface EngineVariant {
  readonly features?: readonly FeatureManifest[];
  /** Makes other forms of those that the rules give. */
  readonly changeForms?: (forms: FormsPart) => FormsPart;
}

/** What besides the folder decides about a release. */
export interface CompileOptions extends EngineVariant {
  readonly overrides: readonly Override[];
  /** Problems that refuse nothing, because what is live has them already; they stay as warnings. */
  readonly known?: readonly Problem[];
}

/** A stored release, with the name of the engine and theme that made it. */
export interface MadeRelease {
  readonly engine: string;
  readonly parts: StoredValidators;
}

interface EmitOptions extends CompileOptions {
  /** A stored release: validators that the same engine made of the same forms are left out of the parts. */
  readonly made?: MadeRelease | undefined;
}

/** Compiles merchant folders; keeps schemas, texts and costly results between calls. */
export interface Compiler {
  /** Names the engine alone, whatever the theme. */
  readonly engine: string;
  compile(files: FolderFiles, options: EmitOptions): Promise<CompileResult>;
  /** Finds what is wrong with a folder as `compile` does, and writes no release. */
  check(files: FolderFiles, options: CompileOptions): Promise<CheckedSite | Refused>;
  /** Reads a folder and compiles it, with the problems of reading and of compiling in one list. */
  compileFolder(dir: string, name: string, options: CompileOptions): Promise<CompileResult>;
  /** Names the engine and the theme that would compile a folder at this moment. */
  engineOf(files: FolderFiles): Promise<string>;
}

/** Where the compiler finds things. */
export interface CompilerOptions {
  readonly rootDir: string;
  readonly themesDir?: string;
  /** What the engine brings; absent: what the compilers of this process share. */
  readonly tools?: EngineTools;
}

/** Opens a compiler over a project folder. */
export async function openCompiler({
  rootDir,
  themesDir = join(rootDir, 'themes'),
  tools,
}: CompilerOptions): Promise<Compiler> {
  const { engine, validate, texts, cache, checkPattern, canMatch } = tools ?? (await openEngineTools(rootDir));
  const nameEngine = (theme: FolderFiles) => hashOf(`${engine} ${hashFolder(theme)}`);

  /** Checks of one folder follow each other, with other overrides each time. */
  const sources = createCompileCache(8);
  const openSource = (files: FolderFiles) =>
    sources.remember(`${files.folder} ${hashFolder(files)}`, () => readSource(files, { validate, texts }));

  const inspect = async (files: FolderFiles, options: CompileOptions) => {
    const opened = await openSource(files);
    if (!opened.source) return { problems: opened.problems };
    const { source, strings } = opened;
    const { themeFolder, themed, problems: ofTheme } = await openTheme(source);
    const active = options.features ?? engineFeatures;
    const resolved = resolveSite({
      source,
      theme: themed?.theme?.theme ?? plainTheme,
      features: active,
      overrides: options.overrides,
      hash: hashOf,
      ...(options.changeForms ? { changeForms: options.changeForms } : {}),
    });
    const { site, forms, origins } = resolved;
    const find = findInNavigation(source, origins);
    const found = dropRepeatedProblems(
      [
        ...opened.problems,
        ...ofTheme,
        ...opened.ofMerchant,
        ...(await checkPatterns(source, site, checkPattern)),
        ...resolved.problems,
        ...checkRoles(source, site, origins),
        ...checkRules({ source, site, forms, origins, strings }),
        ...checkRecovery({ source, site, forms, origins }),
        ...checkLogin({ source, site, forms, origins }),
        ...checkLinks(site, active, find),
        ...checkTexts({ source, engine: texts, site, strings, find }),
      ],
      source,
    );
    const problems = withKnown(found, options.known ?? []);
    const isRefused = problems.some(({ severity }) => severity === 'error');
    if (isRefused || !themed?.emitted) return { problems };
    const breaches = () => {
      const own = Object.fromEntries(Object.entries(source.strings).map(([language, { value }]) => [language, value]));
      const { patterns = {} } = source.merchant.value;
      const words = { site, origins, patterns, strings: own };
      return checkPromises(source, makeSubject(words, { texts, canMatch, features: active }));
    };
    const content = { ...resolved, ...opened.emitted(), theme: themed.emitted };
    return { content, engine: nameEngine(themeFolder), checked: { site, warnings: problems, breaches } };
  };

  const check = async (files: FolderFiles, options: CompileOptions) => {
    const { checked, problems } = await inspect(files, options);
    return checked ? { ok: true as const, ...checked } : { ok: false as const, problems };
  };

  const compile = async (files: FolderFiles, { made, ...options }: EmitOptions): Promise<CompileResult> => {
    const { content, engine, checked, problems } = await inspect(files, options);
    if (!content) return { ok: false, problems };
    const release = await emitRelease(content, cache, made?.engine === engine ? made.parts : undefined);
    return { ok: true, ...release, ...checked, engine, hosts: checked.site.identity.domains };
  };

  const openTheme = async (source: ValidSource) => {
    const { merchant } = source;
    const themeFolder = await readThemeFolder(themesDir, merchant.value.theme);
    if (themeFolder.files.size === 0) {
      const isStandIn = merchant.isDoubtful === true && merchant.value.theme === NO_THEME;
      return { themeFolder, problems: isStandIn ? [] : [await unknownTheme(source, themesDir)] };
    }
    const themed = await compileTheme(themeFolder, validate, cache);
    const found = themed.problems.map((problem) => demandedBy(merchant, problem));
    return { themeFolder, themed, problems: [...themeFolder.problems, ...found] };
  };

  const compileFolder = async (dir: string, name: string, options: CompileOptions): Promise<CompileResult> => {
    const { problems, ...files } = await readFolder(dir, name);
    if (files.files.size === 0 && problems.length > 0) return { ok: false, problems };
    const result = await compile(files, options);
    const unread = new Set(problems.map(({ file }) => file));
    const isCut = problems.some(({ code }) => code === 'FOLDER_TOO_LARGE');
    const others = (result.ok ? result.warnings : result.problems).filter(
      ({ code, file, pointer }) => code !== 'FILE_MISSING' || !(isCut || unread.has(`${file}${pointer}`)),
    );
    if (problems.length === 0) return result;
    return { ok: false, problems: [...problems, ...others] };
  };

  return {
    engine,
    compile,
    check,
    compileFolder,
    engineOf: async (files) => nameEngine(await readThemeFolder(themesDir, themeIdOf(files))),
  };
}

/** A theme's folder without its file is spoken of where the brand names the theme. */
function demandedBy(merchant: ValidSource['merchant'], problem: Problem): Problem {
  const { code, file, message } = problem;
  return code === 'FILE_MISSING' ? problemIn(merchant, '/theme', { code, message: `${file}: ${message}` }) : problem;
}

/** Takes the force of the errors that are known; a problem is the same one at the same place. */
function withKnown(problems: readonly Problem[], known: readonly Problem[]): readonly Problem[] {
  if (known.length === 0) return problems;
  const nameOf = ({ code, file, pointer }: Problem) => `${code} ${file}${pointer}`;
  const names = new Set(known.map(nameOf));
  return problems.map((problem) => (names.has(nameOf(problem)) ? { ...problem, severity: 'warning' } : problem));
}

/** Stands in for a theme that has errors, so that the merchant's own problems are found too. */
const plainTheme: ThemeSettings = { file: '', text: '', value: {} };

function themeIdOf(files: FolderFiles): string {
  const merchant = parseMerchantFolder(files).source.merchant.value;
  return typeof merchant === 'object' && merchant !== null && 'theme' in merchant ? String(merchant.theme) : '';
}
