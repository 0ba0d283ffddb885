import { join } from 'node:path';
import type { FeatureManifest } from '../contracts/feature.ts';
import type { Override } from '../contracts/origins.ts';
import type { Problem } from '../contracts/problems.ts';
import type { FormsPart } from '../contracts/release.ts';
import type { SitePart } from '../contracts/site.ts';
import { features as engineFeatures } from '../features/index.ts';
import { checkLinks } from './check/check-links.ts';
import { checkMerchant } from './check/check-merchant.ts';
import { createPatternCheck } from './check/check-pattern.ts';
import { checkTexts } from './check/check-texts.ts';
import { findInNavigation } from './check/find-in-navigation.ts';
import { createCompileCache } from './emit/compile-cache.ts';
import type { EmittedRelease } from './emit/emit-release.ts';
import { emitRelease } from './emit/emit-release.ts';
import { mergeStrings } from './emit/emit-strings.ts';
import { hashOf } from './emit/make-part.ts';
import type { EngineTexts } from './load/engine-texts.ts';
import { loadEngineTexts } from './load/engine-texts.ts';
import { hashEngine } from './load/hash-engine.ts';
import { parseMerchantFolder } from './load/merchant-source.ts';
import type { FolderFiles } from './load/read-folder.ts';
import { hashFolder } from './load/read-folder.ts';
import { compileTheme, readThemeFolder, unknownTheme } from './read-theme.ts';
import { resolveSite } from './resolve/resolve-site.ts';
import { upgradeDocument } from './upgrade/upgrade-document.ts';
import { createSchemaValidator } from './validate/schema-validator.ts';
import { validateMerchant } from './validate/valid-source.ts';

/** A release with what the store keeps beside it, or everything that is wrong at once. */
export type CompileResult =
  | (EmittedRelease & {
      readonly ok: true;
      readonly site: SitePart;
      readonly warnings: readonly Problem[];
      /** Names engine and theme that made the release. */
      readonly engine: string;
      readonly hosts: readonly string[];
    })
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Another engine than the shipped one: tests take declarations away. */
export interface EngineVariant {
  readonly features?: readonly FeatureManifest[];
  /** Makes other forms of those that the rules give. */
  readonly changeForms?: (forms: FormsPart) => FormsPart;
}

/** What besides the folder decides about a release. */
export interface CompileOptions extends EngineVariant {
  readonly overrides: readonly Override[];
}

/** Compiles merchant folders; keeps schemas, texts and costly results between calls. */
export interface Compiler {
  compile(files: FolderFiles, options: CompileOptions): Promise<CompileResult>;
  /** Names the engine and the theme that would compile a folder at this moment. */
  engineOf(files: FolderFiles): Promise<string>;
}

/** Where the compiler finds things. */
export interface CompilerOptions {
  readonly rootDir: string;
  readonly themesDir?: string;
}

/** Opens a compiler over a project folder. */
export async function openCompiler({
  rootDir,
  themesDir = join(rootDir, 'themes'),
}: CompilerOptions): Promise<Compiler> {
  const validate = createSchemaValidator(join(rootDir, 'schemas'));
  const texts = await loadEngineTexts(join(rootDir, 'src'));
  const engine = await hashEngine(rootDir);
  const cache = createCompileCache();
  const checkPattern = createPatternCheck();
  const nameEngine = (theme: FolderFiles) => hashOf(`${engine} ${hashFolder(theme)}`);

  const compile = async (files: FolderFiles, options: CompileOptions): Promise<CompileResult> => {
    const loaded = parseMerchantFolder(files);
    if (!loaded.source) return { ok: false, problems: loaded.problems };
    const upgraded = upgradeDocument(loaded.source.merchant);
    if (upgraded.problems.length > 0) return { ok: false, problems: [...loaded.problems, ...upgraded.problems] };
    const valid = validateMerchant({ ...loaded.source, merchant: upgraded.document }, validate);
    if (!valid.source) return { ok: false, problems: [...loaded.problems, ...valid.problems] };
    const themeFolder = await readThemeFolder(themesDir, valid.source.merchant.value.theme);
    if (themeFolder.files.size === 0)
      return { ok: false, problems: [...loaded.problems, await unknownTheme(valid.source, themesDir)] };
    const themed = await compileTheme(themeFolder, validate, cache);
    const early = [
      ...loaded.problems,
      ...checkMerchant(valid.source, texts, checkPattern),
      ...themeFolder.problems,
      ...themed.problems,
    ];
    if (!themed.theme || !themed.emitted) return { ok: false, problems: early };

    const { source } = valid;
    const { theme, emitted } = themed;
    const active = options.features ?? engineFeatures;
    const { overrides, changeForms } = options;
    const resolved = resolveSite({
      source,
      theme,
      features: active,
      overrides,
      hash: hashOf,
      ...(changeForms ? { changeForms } : {}),
    });
    const strings = stringsOf(texts, source);
    const find = findInNavigation(source, resolved.origins);
    const problems = [
      ...early,
      ...resolved.problems,
      ...checkLinks(resolved.site, active, find),
      ...checkTexts({ source, engine: texts, site: resolved.site, strings, find }),
    ];
    if (problems.some(({ severity }) => severity === 'error')) return { ok: false, problems };
    const release = await emitRelease({ ...resolved, strings, theme: emitted, assets: source.assets }, cache);
    const { site } = resolved;
    return {
      ok: true,
      ...release,
      site,
      warnings: problems,
      engine: nameEngine(themeFolder),
      hosts: site.identity.domains,
    };
  };

  return {
    compile,
    engineOf: async (files) => nameEngine(await readThemeFolder(themesDir, themeIdOf(files))),
  };
}

function stringsOf(engine: EngineTexts, { merchant, strings }: Parameters<typeof checkMerchant>[0]) {
  const { offered, default: defaultLanguage } = merchant.value.languages;
  return Object.fromEntries(
    offered.map((language) => [language, mergeStrings(language, { engine, merchant: strings, defaultLanguage })]),
  );
}

function themeIdOf(files: FolderFiles): string {
  const merchant = parseMerchantFolder(files).source?.merchant.value;
  return typeof merchant === 'object' && merchant !== null && 'theme' in merchant ? String(merchant.theme) : '';
}
