import type { LobbyDocument } from '../../contracts/generated/lobby.ts';
import type { MerchantDocument } from '../../contracts/generated/merchant.ts';
import type { NavigationDocument } from '../../contracts/generated/navigation.ts';
import type { PlatformMapping } from '../../contracts/generated/platform-mapping.ts';
import type { RegistrationRules } from '../../contracts/generated/registration-rules.ts';
import type { SiteConfiguration } from '../../contracts/generated/site-configuration.ts';
import type { ThemeDocument } from '../../contracts/generated/theme.ts';
import type { Problem } from '../../contracts/problems.ts';
import type { StringsPart } from '../../contracts/release.ts';
import type { JsonDocument } from '../load/json-document.ts';
import { problemIn } from '../load/json-document.ts';
import { MAPPING_FILE, type MerchantSource } from '../load/merchant-source.ts';
import { standInFor } from '../load/stand-in.ts';
import type { ThemeSource } from '../load/theme-source.ts';
import { repairDocument } from './repair-document.ts';
import type { SchemaValidator } from './schema-validator.ts';

/** A document that is true to its schema, still with its place in the file. */
export interface Valid<T> extends JsonDocument {
  readonly value: T;
}

/** A merchant folder true to the schemas. Nothing after this stage checks shape. */
export interface ValidSource {
  readonly code: string;
  readonly folder: string;
  readonly merchant: Valid<MerchantDocument>;
  readonly site: Valid<SiteConfiguration>;
  readonly navigation: Valid<NavigationDocument>;
  readonly registration: Valid<RegistrationRules>;
  readonly lobby: Valid<LobbyDocument>;
  readonly mapping?: Valid<PlatformMapping>;
  /** What the platform said, where it was written: `site` has it already. */
  readonly upstream?: JsonDocument;
  readonly strings: Readonly<Record<string, Valid<StringsPart>>>;
  readonly assets: ReadonlyMap<string, Uint8Array>;
}

/** A theme folder true to its schema. */
export interface ValidTheme {
  readonly id: string;
  readonly folder: string;
  readonly theme: Valid<ThemeDocument>;
  readonly fonts: ReadonlyMap<string, Uint8Array>;
}

/**
 * Checks every document of a merchant; all problems at once. What comes out is true to the schemas even when there are
 * problems: what was refused has been taken out, and the document is marked as doubtful.
 */
export function validateMerchant(
  source: MerchantSource,
  validate: SchemaValidator,
): { readonly source: ValidSource; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  // The one place where checked JSON becomes typed: the schema and the generated type come from the same file.
  const check = <T>(document: JsonDocument, schema: string, path = ''): Valid<T> => {
    const found = validate(document, schema);
    problems.push(...found);
    if (found.length === 0) return document as Valid<T>;
    const standIn = standInFor(path, source.code);
    return repairDocument(document, found, standIn, (repaired) => validate(repaired, schema)) as Valid<T>;
  };
  const merchant = check<MerchantDocument>(source.merchant, 'merchant.schema.json', 'merchant.json');
  const { mapping, ...others } = source;
  const valid: ValidSource = {
    ...others,
    merchant,
    ...(mapping ? { mapping: check<PlatformMapping>(mapping, 'platform-mapping.schema.json', MAPPING_FILE) } : {}),
    site: check<SiteConfiguration>(source.site, 'site-configuration.schema.json', 'site.json'),
    navigation: check<NavigationDocument>(source.navigation, 'navigation.schema.json', 'navigation.json'),
    registration: check<RegistrationRules>(source.registration, 'registration-rules.schema.json', 'registration.json'),
    lobby: check<LobbyDocument>(source.lobby, 'lobby.schema.json', 'lobby.json'),
    strings: Object.fromEntries(
      Object.entries(source.strings).map(([language, document]) => [language, checkStrings(document, check)]),
    ),
  };
  if (merchant.value.code !== source.code) {
    const message = `The code is "${merchant.value.code}", the folder "${source.code}".`;
    problems.push(problemIn(merchant, '/code', { code: 'CODE_MISMATCH', message }));
  }
  return { source: valid, problems };
}

/** Checks the document of a theme. */
export function validateTheme(
  source: ThemeSource,
  validate: SchemaValidator,
): { readonly theme?: ValidTheme; readonly problems: readonly Problem[] } {
  const problems = validate(source.theme, 'theme.schema.json');
  if (problems.length > 0) return { problems };
  return { theme: { ...source, theme: source.theme as Valid<ThemeDocument> }, problems };
}

function checkStrings(
  document: JsonDocument,
  check: <T>(document: JsonDocument, schema: string) => Valid<T>,
): Valid<StringsPart> {
  const checked = check<Record<string, Record<string, string>> & { $schema: string }>(document, 'strings.schema.json');
  const { $schema: _, ...value } = checked.value;
  return { ...checked, value };
}
