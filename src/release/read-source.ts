import type { Problem } from '../contracts/problems.ts';
import type { StringsPart } from '../contracts/release.ts';
import { checkMerchant } from './check/check-merchant.ts';
import { emitAssets } from './emit/emit-assets.ts';
import { mergeStrings } from './emit/emit-strings.ts';
import { type EmittedPart, makeJsonPart } from './emit/make-part.ts';
import type { EngineTexts } from './load/engine-texts.ts';
import { parseMerchantFolder } from './load/merchant-source.ts';
import type { FolderFiles } from './load/read-folder.ts';
import { upgradeFolder } from './upgrade/upgrade-folder.ts';
import { applyUpstream } from './upstream/apply-upstream.ts';
import type { SchemaValidator } from './validate/schema-validator.ts';
import { type ValidSource, validateMerchant } from './validate/valid-source.ts';

/** Parts of a release that no override changes. */
export interface SourceParts {
  readonly strings: ReadonlyMap<string, EmittedPart>;
  readonly assets: ReadonlyMap<string, EmittedPart>;
}

/** What is known of a folder before anything is laid over it; nothing but problems when it cannot be upgraded. */
export type OpenedSource =
  | {
      readonly source: ValidSource;
      /** Language → its texts, complete. */
      readonly strings: Readonly<Record<string, StringsPart>>;
      /** Of loading, upgrading and validating. */
      readonly problems: readonly Problem[];
      /** What the checks of the folder alone find. */
      readonly ofMerchant: readonly Problem[];
      /** Written at the first question for them. */
      readonly emitted: () => SourceParts;
    }
  | { readonly source?: undefined; readonly problems: readonly Problem[] };

interface SourceTools {
  readonly validate: SchemaValidator;
  readonly texts: EngineTexts;
}

/** Parses, upgrades, validates and checks a merchant folder, whatever will be laid over it. */
export function readSource(files: FolderFiles, { validate, texts }: SourceTools): OpenedSource {
  const loaded = parseMerchantFolder(files);
  const upgraded = upgradeFolder(loaded.source);
  const before = [...loaded.problems, ...upgraded.problems];
  if (!upgraded.source) return { problems: before };
  const { source, problems } = validateMerchant(applyUpstream(upgraded.source), validate);
  const strings = stringsOf(texts, source);
  let parts: SourceParts | undefined;
  return {
    source,
    strings,
    problems: [...before, ...problems],
    ofMerchant: checkMerchant(source, texts),
    emitted: () => (parts ??= { strings: stringParts(strings), assets: emitAssets(source.assets) }),
  };
}

function stringsOf(engine: EngineTexts, { merchant, strings }: ValidSource) {
  const { offered, default: defaultLanguage } = merchant.value.languages;
  return Object.fromEntries(
    offered.map((language) => [language, mergeStrings(language, { engine, merchant: strings, defaultLanguage })]),
  );
}

function stringParts(strings: Readonly<Record<string, StringsPart>>): ReadonlyMap<string, EmittedPart> {
  return new Map(Object.entries(strings).map(([language, texts]) => [language, makeJsonPart(texts)]));
}
