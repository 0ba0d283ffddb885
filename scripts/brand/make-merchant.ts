import type { NavigationDocument } from '../../src/contracts/generated/navigation.ts';
import { isOn } from '../../src/engine/index.ts';
import { CURRENT_FORMAT } from '../../src/release/format-number.ts';
import type { ValidSource } from '../../src/release/validate/valid-source.ts';
import { describeCurrency } from './describe-currency.ts';
import { writeJson } from './write-json.ts';

/** A brand to be made. */
export interface NewMerchant {
  readonly code: string;
  readonly name: string;
  readonly theme: string;
  /** The first one is the default. */
  readonly languages: readonly string[];
  readonly currency: string;
  readonly dialingCode?: string | undefined;
  readonly logo: { readonly file: string; readonly bytes: Uint8Array };
  /** SVG for the icon of a browser tab. */
  readonly mark: string;
  /** Year of the copyright line. */
  readonly year: number;
}

/** Settings of a brand that belong to it alone. */
const own = new Set(['app.userAgentPattern', 'footer.copyright']);

/**
 * The files of a brand that begins as another one: its switches, menus, registration fields and words, without the
 * addresses, applications and codes that are the other's own.
 */
export function makeMerchant(request: NewMerchant, like: ValidSource): ReadonlyMap<string, Uint8Array> {
  const { code, name, theme, languages, logo } = request;
  const { merchant, site, navigation, registration, strings } = like;
  const settings = Object.entries(merchant.value.settings ?? {}).filter(([key]) => !own.has(key));
  const documents: Record<string, object> = {
    'merchant.json': {
      $schema: '../../schemas/merchant.schema.json',
      format: CURRENT_FORMAT,
      code,
      name,
      domains: [],
      theme,
      languages: { default: languages[0], offered: languages },
      currency: describeCurrency(request.currency, languages[0] ?? 'en'),
      logo: logo.file,
      dialingCode: request.dialingCode ?? merchant.value.dialingCode,
      patterns: merchant.value.patterns,
      errorTexts: merchant.value.errorTexts,
      settings: { ...Object.fromEntries(settings), 'footer.copyright': `© ${request.year} ${name}` },
    },
    'site.json': {
      ...site.value,
      $schema: '../../schemas/site-configuration.schema.json',
      resources: [],
      customerService: (site.value.customerService ?? []).filter(({ url }) => url === undefined),
      domainRoute: [],
      imageCDNs: [],
    },
    'navigation.json': {
      ...navigation.value,
      $schema: '../../schemas/navigation.schema.json',
      slots: { ...openingLogin(site.value.flags ?? {}), ...navigation.value.slots },
    },
    'registration.json': { ...registration.value, $schema: '../../schemas/registration-rules.schema.json' },
  };
  const words = usedWords(navigation.value, merchant.value.errorTexts ?? {});
  for (const language of languages) {
    const said = Object.entries(strings[language]?.value['merchant'] ?? {}).filter(([key]) => words.has(key));
    documents[`strings/${language}.json`] = {
      $schema: '../../../schemas/strings.schema.json',
      ...(said.length > 0 ? { merchant: Object.fromEntries(said) } : {}),
    };
  }
  return new Map([
    ...Object.entries(documents).map(([file, value]) => [file, Buffer.from(writeJson(value))] as const),
    [`assets/${logo.file}`, logo.bytes] as const,
    ['assets/mark.svg', Buffer.from(request.mark)] as const,
  ]);
}

/**
 * The ways to log in, the one first that players of the brand can use: registration by SMS code alone gives nobody a
 * password, so that the form for one would be a door that opens for nobody. Nothing where the engine's order serves.
 */
function openingLogin(flags: Readonly<Record<string, unknown>>): NavigationDocument['slots'] {
  const has = (name: string) => isOn(flags[name]);
  const givesPassword = has('USERNAMEREG3') || has('MOBILENUMPASSREG3');
  const isByCode = has('MOBILENUMREG3') && has('MOBILEVERCODELOGIN3') && !givesPassword;
  return isByCode ? { 'login.method': ['login.mobile', 'login.username'] } : {};
}

/** The brand's own words that its menus and error texts call for; its slogan stays behind. */
function usedWords(navigation: NavigationDocument, errorTexts: Readonly<Record<string, string>>): ReadonlySet<string> {
  const called = JSON.stringify([navigation, errorTexts]).matchAll(/"merchant:([\w.-]+)"/g);
  return new Set([...called].map(([, key = '']) => key));
}
