import { describe, expect, it } from 'vitest';
import { aSource, inWords, type SourceOptions } from './a-source.fixture.ts';
import { checkFleet } from './check-fleet.ts';
import { checkIdentity } from './check-identity.ts';

const texts = { en: {}, ur: {} };
const problems = (options: SourceOptions) => checkIdentity(aSource(options), texts);
const said = (options: SourceOptions) => inWords(problems(options));

describe('checkIdentity', () => {
  it('has nothing to say of a brand with a public name', () => {
    const domains = ['brand.example', 'm.brand.co.uk', 'local.example', '1.2.3.example'];
    expect(said({ merchant: { domains } })).toEqual([]);
  });

  it.each(['console', 'localhost', 'www', 'api', 'livery', 'assets', 'admin', 'none'])(
    'reserves the code %s',
    (code) => {
      expect(said({ merchant: { code } })).toEqual([`CODE_RESERVED merchant.json#/code: "${code}" is reserved.`]);
    },
  );

  it.each([
    'localhost',
    'brand',
    'a.localhost',
    'a.local',
    'a.internal',
    'a.invalid',
    'a.test',
    '10.0.0.1',
    'a..example',
  ])('takes %s for no public host name', (domain) => {
    expect(said({ merchant: { domains: ['brand.example', domain] } })).toEqual([
      `DOMAIN_RESERVED merchant.json#/domains/1: ${domain} is no public host name.`,
    ]);
  });

  it('knows time zones, and the one word besides of each setting', () => {
    const zones = (dates: string, settlement: string) =>
      said({ merchant: { settings: { 'dates.timeZone': dates, 'settlement.timeZone': settlement } } });
    expect([zones('device', 'site'), zones('Europe/London', 'Asia/Karachi')]).toEqual([[], []]);
    expect(zones('Europe/Londn', 'device')).toEqual([
      'TIMEZONE_UNKNOWN merchant.json#/settings/dates.timeZone: There is no time zone "Europe/Londn". (Europe/London)',
      'TIMEZONE_UNKNOWN merchant.json#/settings/settlement.timeZone: There is no time zone "device".',
    ]);
  });

  it('offers only languages that the engine speaks or the folder brings', () => {
    const offered: [string, ...string[]] = ['en', 'fr', 'urr'];
    const languages = { default: 'en', offered };
    const strings = { fr: {} };
    expect(said({ merchant: { languages }, strings })).toEqual([
      'LANGUAGE_UNKNOWN merchant.json#/languages/offered/2: Neither the engine nor this folder has texts in "urr". (ur)',
    ]);
    expect(problems({ merchant: { languages }, strings })[0]?.hint).toBe(
      'Remove the language, or bring its words as strings/urr.json: "livery language brand urr" writes the file.',
    );
  });

  it('offers its default language, and every language that the folder has words in', () => {
    expect(said({ merchant: { languages: { default: 'urd', offered: ['ur'] } }, strings: { urr: {} } })).toEqual([
      'LANGUAGE_UNKNOWN merchant.json#/languages/default: The default language "urd" is not among the offered ones. (ur)',
      'warning LANGUAGE_UNKNOWN strings/urr.json#: "urr" is not offered. (ur)',
    ]);
  });
});

describe('checkFleet', () => {
  const folder = (name: string, merchant: unknown) => ({
    folder: `merchants/${name}`,
    files: new Map([['merchant.json', Buffer.from(JSON.stringify(merchant))]]),
  });

  it('reports the later of two folders that claim a code or a domain', () => {
    const found = checkFleet([
      folder('one', { code: 'one', domains: ['a.example', 'A.example'] }),
      folder('two', { code: 'one', domains: ['b.example', 'A.Example'] }),
      folder('three', { code: 'three', domains: ['b.example'] }),
    ]);
    expect(inWords(found)).toEqual([
      'CODE_TAKEN merchants/two/merchant.json#/code: merchants/one has the code "one" too.',
      'DOMAIN_TAKEN merchants/two/merchant.json#/domains/1: merchants/one lists a.example too.',
      'DOMAIN_TAKEN merchants/three/merchant.json#/domains/0: merchants/two lists b.example too.',
    ]);
  });

  it('has nothing to say of folders that cannot be read as a brand', () => {
    expect(checkFleet([folder('one', 7), folder('two', { code: 7, domains: 'x' }), folder('three', null)])).toEqual([]);
  });

  it('compares only codes and domains that are texts', () => {
    const odd = { code: 7, domains: [7, null, 'a.example'] };
    expect(
      inWords(checkFleet([folder('one', odd), folder('two', odd), folder('three', {}), folder('four', {})])),
    ).toEqual(['DOMAIN_TAKEN merchants/two/merchant.json#/domains/2: merchants/one lists a.example too.']);
  });
});
