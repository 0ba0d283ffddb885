import type { MerchantDocument } from '../../contracts/generated/merchant.ts';
import type { NavigationDocument } from '../../contracts/generated/navigation.ts';
import type { RegistrationRules } from '../../contracts/generated/registration-rules.ts';
import type { SiteConfiguration } from '../../contracts/generated/site-configuration.ts';
import type { ThemeDocument } from '../../contracts/generated/theme.ts';
import type { Problem } from '../../contracts/problems.ts';
import type { StringsPart } from '../../contracts/release.ts';
import type { JsonDocument } from '../load/json-document.ts';
import { problemIn } from '../load/json-document.ts';
import type { MerchantSource } from '../load/merchant-source.ts';
import type { ThemeSource } from '../load/theme-source.ts';
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

/** Checks every document of a merchant; all problems at once. */
export function validateMerchant(
  source: MerchantSource,
  validate: SchemaValidator,
): { readonly source?: ValidSource; readonly problems: Problem[] } {
  const problems: Problem[] = [];
  // The one place where checked JSON becomes typed: the schema and the generated type come from the same file.
  const check = <T>(document: JsonDocument, schema: string): Valid<T> => {
    problems.push(...validate(document, schema));
    return document as Valid<T>;
  };
  const valid: ValidSource = {
    ...source,
    merchant: check<MerchantDocument>(source.merchant, 'merchant.schema.json'),
    site: check<SiteConfiguration>(source.site, 'site-configuration.schema.json'),
    navigation: check<NavigationDocument>(source.navigation, 'navigation.schema.json'),
    registration: check<RegistrationRules>(source.registration, 'registration-rules.schema.json'),
    strings: Object.fromEntries(
      Object.entries(source.strings).map(([language, document]) => [language, checkStrings(document, check)]),
    ),
  };
  if (problems.length > 0) return { problems };
  const { code } = valid.merchant.value;
  if (code === source.code) return { source: valid, problems };
  const message = `The code is "${code}", the folder "${source.code}".`;
  return { problems: [problemIn(source.merchant, '/code', { code: 'CODE_MISMATCH', message })] };
}

/** Checks the document of a theme. */
export function validateTheme(
  source: ThemeSource,
  validate: SchemaValidator,
): { readonly theme?: ValidTheme; readonly problems: Problem[] } {
  const problems = validate(source.theme, 'theme.schema.json');
  if (problems.length > 0) return { problems };
  return { theme: { ...source, theme: source.theme as Valid<ThemeDocument> }, problems };
}

function checkStrings(
  document: JsonDocument,
  check: <T>(document: JsonDocument, schema: string) => Valid<T>,
): Valid<StringsPart> {
  const { $schema: _, ...value } = check<Record<string, Record<string, string>> & { $schema: string }>(
    document,
    'strings.schema.json',
  ).value;
  return { ...document, value };
}
