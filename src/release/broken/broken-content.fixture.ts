import type { contentProblems } from '../../contracts/problems/content-problems.ts';
import type { BrokenFolders } from './broken-folder.fixture.ts';
import type { RegistrationCode } from './broken-registration.fixture.ts';

const bilingual = { languages: { default: 'en', offered: ['en', 'ur'] } };

/** A brand that follows a platform which speaks as a mapping says. */
const followed = (mapping: unknown) => ({
  site: { source: 'upstream', upstream: { url: 'https://platform.example' } },
  raw: { 'platform.json': `${JSON.stringify(mapping, null, 2)}\n` },
  file: 'platform.json',
});

/** Folders whose words or addresses cannot work. */
export const brokenContent: BrokenFolders<
  Exclude<keyof typeof contentProblems, RegistrationCode | `PATTERN_${string}`>
> = {
  TEXT_UNKNOWN: [
    {
      mistake: 'a label that nobody wrote',
      mended: {
        navigation: { slots: { 'footer.tab': ['home.tab', { id: 'promotions.tab', label: 'merchant:offers' }] } },
      },
      navigation: { slots: { 'footer.tab': ['home.tab', { id: 'promotions.tab', label: 'merchant:ofers' }] } },
      strings: { en: { merchant: { offers: 'Offers' } } },
      file: 'navigation.json',
      line: '{',
      pointer: '/slots/footer.tab/1',
      nearest: 'merchant:offers',
      says: /names the text merchant:ofers/,
    },
    {
      mistake: 'another word for a text that no feature has',
      strings: { en: { home: { tabb: 'Start' } } },
      file: 'strings/en.json',
      line: '"tabb"',
      pointer: '/home/tabb',
      nearest: 'tab',
      says: /no text home:tabb to replace/,
    },
  ],
  TEXT_UNSAFE: [
    {
      mistake: 'HTML with script in a text',
      mended: { strings: { en: { merchant: { offers: 'Offers' } } } },
      strings: { en: { merchant: { offers: 'Offers<script src=//evil.example></script>' } } },
      file: 'strings/en.json',
      line: '<script',
      pointer: '/merchant/offers',
      says: /contains "<script"/,
    },
    {
      mistake: 'a frameset, which takes the place of a page, in a text',
      strings: { en: { merchant: { offers: '<frameset rows=1>Offers' } } },
      file: 'strings/en.json',
      line: '<frameset',
      pointer: '/merchant/offers',
      says: /contains "<frameset"/,
    },
    {
      mistake: 'an event handler in the brand name',
      merchant: { name: '<b onclick=steal()>Brand</b>' },
      file: 'merchant.json',
      line: 'onclick',
      pointer: '/name',
      says: /onclick/,
    },
  ],
  TEXT_PLACEHOLDER: [
    {
      mistake: 'a misspelt placeholder',
      mended: { strings: { en: { forms: { 'error.tooShort': 'At least {{limit}} characters' } } } },
      strings: { en: { forms: { 'error.tooShort': 'At least {{limt}} characters' } } },
      file: 'strings/en.json',
      line: '{{limt}}',
      pointer: '/forms/error.tooShort',
      nearest: 'limit',
      says: /Nobody fills in \{\{limt\}\}/,
    },
  ],
  TRANSLATION_MISSING: [
    {
      mistake: 'a text without Urdu words',
      mended: { strings: { en: { merchant: { offers: 'Offers' } }, ur: { merchant: { offers: 'آفرز' } } } },
      merchant: bilingual,
      strings: { en: { merchant: { offers: 'Offers' } }, ur: { merchant: {} } },
      file: 'strings/ur.json',
      line: '"merchant"',
      pointer: '/merchant/offers',
      says: /merchant:offers has no text in "ur"/,
    },
  ],
  LANGUAGE_UNKNOWN: [
    {
      mistake: 'a default that is not offered',
      mended: { merchant: { languages: { default: 'ur', offered: ['en', 'ur'] } } },
      merchant: { languages: { default: 'ur', offered: ['en'] } },
      file: 'merchant.json',
      line: '"default"',
      pointer: '/languages/default',
      nearest: 'en',
      says: /not among the offered/,
    },
    {
      mistake: 'a language without texts',
      merchant: { languages: { default: 'en', offered: ['en', 'uz'] } },
      file: 'merchant.json',
      line: '"uz"',
      pointer: '/languages/offered/1',
      nearest: 'ur',
      says: /folder has texts in "uz"/,
      also: Array.from({ length: 40 }, () => 'TRANSLATION_MISSING' as const),
    },
    {
      mistake: 'texts for a language that is not offered',
      strings: { ur: {} },
      file: 'strings/ur.json',
      nearest: 'en',
      says: /"ur" is not offered/,
    },
  ],
  TIMEZONE_UNKNOWN: [
    {
      mistake: 'a misspelt time zone',
      mended: { merchant: { settings: { 'dates.timeZone': 'Asia/Karachi' } } },
      merchant: { settings: { 'dates.timeZone': 'Asia/Karatchi' } },
      file: 'merchant.json',
      line: '"dates.timeZone"',
      pointer: '/settings/dates.timeZone',
      nearest: 'Asia/Karachi',
      says: /no time zone "Asia\/Karatchi"/,
    },
    {
      mistake: 'a misspelt time zone of the settlement',
      merchant: { settings: { 'settlement.timeZone': 'Asia/Karatchi' } },
      file: 'merchant.json',
      line: '"settlement.timeZone"',
      pointer: '/settings/settlement.timeZone',
      nearest: 'Asia/Karachi',
      says: /no time zone "Asia\/Karatchi"/,
    },
  ],
  MAPPING_UNFIT: [
    {
      mistake: 'a secret of another brand',
      mended: followed({ headers: { 'x-key': { env: 'PLATFORM_BRAND__KEY' } } }),
      ...followed({ headers: { 'x-key': { env: 'PLATFORM_OTHER__KEY' } } }),
      line: '"env"',
      pointer: '/headers/x-key/env',
      says: /PLATFORM_OTHER__KEY is no secret of this brand; its names begin with PLATFORM_BRAND__/,
    },
    {
      mistake: 'a header that says whose request it is',
      ...followed({ headers: { 'x-forwarded-for': '127.0.0.1' } }),
      line: '"x-forwarded-for"',
      pointer: '/headers/x-forwarded-for',
      says: /x-forwarded-for is written by the service alone/,
    },
    {
      mistake: 'a step that loses the entries of a list',
      ...followed({ calls: { betRecords: { answer: [{ from: '/rows/*/ref', to: '/list/id' }] } } }),
      line: '{',
      pointer: '/calls/betRecords/answer/0',
      says: /"from" has 1 stars, "to" has 0/,
    },
    {
      mistake: 'a step into what every object has',
      ...followed({ calls: { wallet: { answer: [{ to: '/__proto__/admin', value: true }] } } }),
      line: '{',
      pointer: '/calls/wallet/answer/0',
      says: /"__proto__" cannot be a key/,
    },
  ],
  MAPPING_UNUSED: [
    {
      mistake: 'a mapping of a brand without a platform of its own',
      mended: followed({}),
      raw: { 'platform.json': '{}\n' },
      file: 'platform.json',
      says: /site.json does not say "source": "upstream"/,
    },
  ],
  URL_UNSAFE: [
    {
      mistake: 'a platform without TLS that nobody named as internal',
      mended: { site: { source: 'upstream', upstream: { url: 'https://platform.example' } } },
      site: { source: 'upstream', upstream: { url: 'http://platform.example:8080' } },
      file: 'site.json',
      line: '"url"',
      pointer: '/upstream/url',
      says: /has no TLS, and platform.json does not name platform.example/,
    },
    {
      mistake: 'a link that is not https',
      site: { resources: [{ resourceType: 'IOS', url: 'http://apps.example' }] },
      file: 'site.json',
      line: '"url"',
      pointer: '/resources/0/url',
      says: /"http:\/\/apps\.example" is not a safe address/,
    },
    {
      mistake: 'an emulator on another machine',
      site: { settings: { 'sms.firebaseEmulator': 'https://codes.example' } },
      file: 'site.json',
      line: '"sms.firebaseEmulator"',
      pointer: '/settings/sms.firebaseEmulator',
      says: /"https:\/\/codes\.example" is not a safe address/,
    },
    {
      mistake: 'a script address',
      site: { customerService: [{ type: 'MAIL', title: 'Write', url: 'javascript:alert(1)' }] },
      file: 'site.json',
      line: '"url"',
      pointer: '/customerService/0/url',
      says: /javascript/,
    },
    {
      mistake: 'a picture host that would loosen the security policy',
      site: { imageCDNs: ["https://img.example; script-src 'unsafe-inline'"] },
      file: 'site.json',
      line: 'unsafe-inline',
      pointer: '/imageCDNs/0',
      says: /not a safe address/,
    },
    {
      mistake: 'a path that browsers read as another host',
      site: { resources: [{ resourceType: 'TELEGRAM', url: '/%09/evil.example' }] },
      file: 'site.json',
      line: 'evil.example',
      pointer: '/resources/0/url',
      says: /not a safe address/,
    },
  ],
  ADDRESS_MISSING: [
    {
      mistake: 'customer service without address',
      mended: {
        site: { customerService: [{ type: 'EMAIL', title: 'Write to us', url: 'mailto:help@brand.example' }] },
      },
      site: { customerService: [{ type: 'EMAIL', title: 'Write to us' }] },
      file: 'site.json',
      line: '{',
      pointer: '/customerService/0',
      says: /"Write to us" is of type EMAIL and has no url/,
    },
  ],
  RESOURCE_REPEATED: [
    {
      mistake: 'the same app twice',
      mended: { site: { resources: [{ resourceType: 'IOS', url: 'https://one.example' }] } },
      site: {
        resources: [
          { resourceType: 'IOS', url: 'https://one.example' },
          { resourceType: 'ios', url: 'https://two.example' },
        ],
      },
      file: 'site.json',
      line: '"ios"',
      pointer: '/resources/1/resourceType',
      says: /ios has an address above already/,
    },
  ],
  CALL_UNKNOWN: [
    {
      mistake: 'a misspelt call',
      mended: { site: { paths: { register: '/wps/join' } } },
      site: { paths: { registr: '/wps/join' } },
      file: 'site.json',
      line: '"registr"',
      pointer: '/paths/registr',
      nearest: 'register',
      says: /no call "registr"/,
    },
  ],
  ROLE_CONFLICT: [
    {
      mistake: 'a trial account that may deposit',
      mended: { site: { roles: { deposit: [0, 1] } } },
      site: { roles: { deposit: [0, 1, 4] } },
      file: 'site.json',
      line: '"deposit"',
      pointer: '/roles/deposit',
      says: /Type 4 is a trial account and in deposit/,
    },
  ],
};
