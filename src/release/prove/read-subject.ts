import type { FeatureManifest } from '../../contracts/feature.ts';
import { policyPacks } from '../../contracts/generated/catalogues.ts';
import type { MerchantDocument } from '../../contracts/generated/merchant.ts';
import type { OriginsPart } from '../../contracts/origins.ts';
import type { StringsPart } from '../../contracts/release.ts';
import type { ProofSubject } from '../../engine/index.ts';
import { features as engineFeatures } from '../../features/index.ts';
import type { CompileResult } from '../compiler.ts';
import type { EmittedPart } from '../emit/make-part.ts';
import type { EngineTexts } from '../load/engine-texts.ts';
import { parseMerchantFolder } from '../load/merchant-source.ts';
import type { FolderFiles } from '../load/read-folder.ts';

/** What besides a merchant decides about a proof. */
export interface SubjectSurroundings {
  readonly texts: EngineTexts;
  readonly canMatch: ProofSubject['canMatch'];
  readonly features?: readonly FeatureManifest[];
}

/** What a proof looks at, from a folder that compiles and its release. */
export function readSubject(
  files: FolderFiles,
  compiled: Extract<CompileResult, { readonly ok: true }>,
  { texts, canMatch, features = engineFeatures }: SubjectSurroundings,
): ProofSubject {
  const { site, manifest, parts } = compiled;
  const origins = readPart<OriginsPart>(parts, manifest.parts.origins);
  return makeSubject({ site, origins, ...ownWords(files) }, { texts, canMatch, features });
}

/** A compiled site with what its folder says in its own words. */
export interface SiteWithWords extends Pick<ProofSubject, 'site' | 'origins' | 'patterns' | 'switchedOff'> {
  /** Language → the merchant's own texts. */
  readonly strings: Readonly<Record<string, StringsPart>>;
}

/** What a proof looks at, from a site that was just resolved. */
export function makeSubject(
  { site, origins, patterns, strings, switchedOff = [] }: SiteWithWords,
  { texts, canMatch, features = engineFeatures }: SubjectSurroundings,
): ProofSubject {
  const { offered } = site.identity.languages;
  return {
    site,
    origins,
    features,
    texts: Object.fromEntries(offered.map((language) => [language, over(texts[language], strings[language])])),
    patterns,
    switchedOff,
    policies: policyPacks,
    canMatch,
  };
}

/** The value of a JSON part. Throws when the release does not have it. */
export function readPart<T>(parts: readonly EmittedPart[], hash: string): T {
  const part = parts.find((candidate) => candidate.hash === hash);
  if (part === undefined) throw new Error(`The release has no part ${hash}.`);
  // A part is what its kind says: emit wrote it.
  return JSON.parse(Buffer.from(part.bytes).toString()) as T;
}

/** The words and patterns that the files of a folder give that compiles. */
export function ownWords(files: FolderFiles): Pick<SiteWithWords, 'strings' | 'patterns' | 'switchedOff'> {
  const { source } = parseMerchantFolder(files);
  const strings = Object.entries(source?.strings ?? {}).map(([language, { value }]) => [language, value]);
  // The folder has compiled, so all of it is true to the schemas.
  const { patterns = {}, features = {} } = (source?.merchant.value ?? {}) as Pick<
    MerchantDocument,
    'patterns' | 'features'
  >;
  const switchedOff = Object.keys(features).filter((id) => features[id] === false);
  return { strings: Object.fromEntries(strings) as SiteWithWords['strings'], patterns, switchedOff };
}

function over(engine: StringsPart = {}, own: StringsPart = {}): StringsPart {
  const groups = new Set([...Object.keys(engine), ...Object.keys(own)]);
  return Object.fromEntries([...groups].map((group) => [group, { ...engine[group], ...own[group] }]));
}
