import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { problemCatalogue } from '../../contracts/problems.ts';
import { projectDir } from '../fixture.ts';
import { standInFor } from '../load/stand-in.ts';
import { createSchemaValidator } from './schema-validator.ts';

const validate = createSchemaValidator(join(projectDir, 'schemas'));

/**
 * What is wrong with a file: `CODE pointer: message`, then a hint that is not the code's usual one, then the nearest name.
 * A star stands behind a pointer that leads to the key and not to its value.
 */
function faults(schema: string, value: unknown): readonly string[] {
  const text = JSON.stringify(value);
  return validate({ file: 'file.json', text, value }, `${schema}.schema.json`).map(
    ({ code, pointer, message, hint, nearest, column }) => {
      const isKey = text.slice(column - 1).startsWith(`"${pointer.split('/').at(-1)}":`);
      const own = hint === problemCatalogue[code].hint ? '' : ` ${hint}`;
      return `${code} ${pointer}${isKey ? '*' : ''}: ${message}${own}${nearest === undefined ? '' : ` (${nearest})`}`;
    },
  );
}

const $schema = 'schema';
const ofBrand = (more: object) => faults('merchant', { ...standInFor('merchant.json', 'brand'), ...more });
const ofSite = (more: object) => faults('site-configuration', { $schema, ...more });
const ofTab = (entry: unknown) => faults('navigation', { $schema, slots: { 'footer.tab': [entry] } });
const when = (condition: unknown) => ofTab({ id: 'promotions.tab', when: condition });

describe('createSchemaValidator', () => {
  it('says nothing of what is right', () => {
    expect(ofBrand({ settings: { ageGate: 'off' }, patterns: { own: '^a$' } })).toEqual([]);
    expect(ofSite({ roles: { deposit: [1] } })).toEqual([]);
    expect(when({ not: { all: [{ flag: 'CBS3' }, { setting: 'ageGate', is: 'off' }] } })).toEqual([]);
    expect(ofTab('promotions.tab')).toEqual([]);
  });

  it('knows no schema that its folder has not', () => {
    const check = () => validate({ file: 'a', text: '{}', value: {} }, 'no.schema.json');
    expect(check).toThrow(`There is no schema no.schema.json in ${join(projectDir, 'schemas')}.`);
  });

  it('reads on for five hundred errors of a file', () => {
    expect(ofSite({ roles: { deposit: Array.from({ length: 600 }, (_, index) => -1 - index) } })).toHaveLength(500);
  });

  it.each<[string, () => readonly string[], readonly string[]]>([
    [
      'a value of another type',
      () => ofSite({ maintenance: 'x', roles: { trial: 7 } }),
      [
        'SCHEMA_TYPE /roles/trial: trial is 7, but must be array.',
        'SCHEMA_TYPE /maintenance: maintenance is "x", but must be boolean.',
      ],
    ],
    ['a file that is none', () => faults('lobby', []), ['SCHEMA_TYPE : The file is [], but must be object.']],
    [
      'an entry of a list',
      () => ofSite({ customerService: [7] }),
      ['SCHEMA_TYPE /customerService/0: Entry 1 of customerService is 7, but must be object.'],
    ],
    [
      'a value that is not on offer, with the nearest one',
      () => ofBrand({ format: 9, settings: { ageGate: 'sites' } }),
      [
        'SCHEMA_NOT_ALLOWED /format: format is 9, but must be one of 2.',
        'SCHEMA_NOT_ALLOWED /settings/ageGate: ageGate is "sites", but must be one of "off", "register", "site". (site)',
      ],
    ],
    [
      'numbers out of range',
      () => ofBrand({ settings: { 'api.timeoutMs': 1, 'home.hotStripMs': 999_999 } }),
      [
        'SCHEMA_OUT_OF_RANGE /settings/api.timeoutMs: api.timeoutMs is 1; the minimum is 1000.',
        'SCHEMA_OUT_OF_RANGE /settings/home.hotStripMs: home.hotStripMs is 999999; the maximum is 60000.',
      ],
    ],
    [
      'what is too short or too long, and quotes its beginning',
      () => [...ofBrand({ name: '' }), ...ofBrand({ name: 'x'.repeat(80) })],
      [
        'SCHEMA_LENGTH /name: name is ""; it may not have fewer than 1 characters.',
        `SCHEMA_LENGTH /name: name is "${'x'.repeat(56)}…; it may not have more than 40 characters.`,
      ],
    ],
    [
      'a list without an entry',
      () => ofBrand({ languages: { default: 'en', offered: [] } }),
      ['SCHEMA_LENGTH /languages/offered: offered is []; it may not have fewer than 1 entries.'],
    ],
    [
      'an entry that stands twice, at the later one',
      () => ofBrand({ domains: ['a.example', 'b.example', 'a.example'] }),
      ['SCHEMA_REPEATED /domains/2: domains has "a.example" twice.'],
    ],
    [
      'a key that is missing, with the line to add',
      () => [...faults('lobby', {}), ...ofSite({ upstream: {} })],
      [
        'SCHEMA_MISSING_KEY : The file lacks "$schema". Add "$schema": "../../schemas/lobby.schema.json".',
        'SCHEMA_MISSING_KEY /upstream: upstream lacks "url". Add "url": "https://platform.karat.example".',
      ],
    ],
    [
      'an entry by its id, and one without an id by its place',
      () => ofSite({ customerService: [{ id: 'phone', type: 'link' }, { type: 'link' }] }),
      [
        'SCHEMA_MISSING_KEY /customerService/0: "phone" of customerService lacks "title". Add "title": "Live chat".',
        'SCHEMA_UNKNOWN_KEY /customerService/0/id*: "id" is not known here.',
        'SCHEMA_MISSING_KEY /customerService/1: Entry 2 of customerService lacks "title". Add "title": "Live chat".',
      ],
    ],
  ])('names %s', (_what, found, sentences) => {
    expect(found()).toEqual(sentences);
  });

  it.each(['../x.svg', 'a/../x.svg', 'a\\..\\x.svg', '/x.svg', '\\x.svg', 'c:x.svg', 'C:x.svg', '..'])(
    'takes %s for a way out of the folder',
    (logo) => {
      expect(ofBrand({ logo })).toEqual([
        `PATH_TRAVERSAL /logo: logo is ${JSON.stringify(logo)}, which leaves the folder.`,
      ]);
    },
  );

  it('takes no other text for a way out', () => {
    expect(ofBrand({ logo: 'a b' })).toEqual([
      'SCHEMA_PATTERN /logo: logo is "a b" and is written otherwise, for example "logo.svg".',
    ]);
    expect(ofBrand({ logo: 'a..b c' })).toEqual([
      'SCHEMA_PATTERN /logo: logo is "a..b c" and is written otherwise, for example "logo.svg".',
    ]);
    expect(ofBrand({ dialingCode: '../44' })).toEqual([
      'SCHEMA_PATTERN /dialingCode: dialingCode is "../44" and is written otherwise, for example "+44".',
    ]);
    expect(ofBrand({ theme: '../soda' })).toEqual([
      'PATH_TRAVERSAL /theme: theme is "../soda", which leaves the folder.',
    ]);
  });
});

describe('a key that is not known', () => {
  it.each<[string, () => readonly string[], string]>([
    ['is misspelt', () => ofBrand({ logoo: 1 }), 'SCHEMA_UNKNOWN_KEY /logoo*: "logoo" is not known here. (logo)'],
    [
      'belongs into another file',
      () => ofBrand({ flags: {} }),
      'KEY_MISPLACED /flags*: "flags" belongs into site.json.',
    ],
    [
      'belongs into merchant.json',
      () => ofSite({ code: 'x' }),
      'KEY_MISPLACED /code*: "code" belongs into merchant.json.',
    ],
    [
      'belongs into navigation.json',
      () => ofSite({ slots: {} }),
      'KEY_MISPLACED /slots*: "slots" belongs into navigation.json.',
    ],
    [
      'belongs into registration.json',
      () => ofSite({ fields: {} }),
      'KEY_MISPLACED /fields*: "fields" belongs into registration.json.',
    ],
    ['belongs into lobby.json', () => ofSite({ games: [] }), 'KEY_MISPLACED /games*: "games" belongs into lobby.json.'],
    [
      'belongs into platform.json',
      () => ofSite({ calls: {} }),
      'KEY_MISPLACED /calls*: "calls" belongs into platform.json.',
    ],
    [
      'would belong elsewhere only at the top',
      () => ofSite({ upstream: { url: 'https://a.example', code: 'x' } }),
      'SCHEMA_UNKNOWN_KEY /upstream/code*: "code" is not known here.',
    ],
    [
      'is a setting of the site',
      () => ofBrand({ settings: { 'safePlay.enabled': true } }),
      'SETTING_MISPLACED /settings/safePlay.enabled*: The setting "safePlay.enabled" belongs to site.json.',
    ],
    [
      'is a setting of the brand',
      () => ofSite({ settings: { ageGate: 'off' } }),
      'SETTING_MISPLACED /settings/ageGate*: The setting "ageGate" belongs to merchant.json.',
    ],
    [
      'is no setting',
      () => ofSite({ settings: { 'safePlay.enable': true } }),
      'SETTING_UNKNOWN /settings/safePlay.enable*: There is no "safePlay.enable". (safePlay.enabled)',
    ],
    [
      'is no setting of a brand',
      () => ofBrand({ settings: { ageGat: 'off' } }),
      'SETTING_UNKNOWN /settings/ageGat*: There is no "ageGat". (ageGate)',
    ],
    [
      'is no field',
      () => ofSite({ register: { emial: { min: 1 } } }),
      'FIELD_UNKNOWN /register/emial*: There is no "emial". (email)',
    ],
    [
      'is no property of a rule',
      () => ofSite({ register: { email: { mn: 1 } } }),
      'SCHEMA_UNKNOWN_KEY /register/email/mn*: "mn" is not known here. (min)',
    ],
    [
      'is no slot',
      () => faults('navigation', { $schema, slots: { 'footer.tabs': [] } }),
      'SLOT_UNKNOWN /slots/footer.tabs*: There is no slot "footer.tabs". (footer.tab)',
    ],
    [
      'is no feature that can be switched off',
      () => ofBrand({ features: { lotery: false } }),
      'SCHEMA_UNKNOWN_KEY /features/lotery*: features has no "lotery", only agent, appDownload, benefits, feedback, games, liveChat, lottery, play, promotions, referral, trial, winners. (lottery)',
    ],
    [
      'cannot be a name',
      () => ofBrand({ patterns: { 'a b': '^a$' } }),
      'SCHEMA_PATTERN /patterns/a b*: "a b" cannot be a name here.',
    ],
  ])('%s', (_what, found, sentence) => {
    expect(found()).toEqual([sentence]);
  });

  it('is a text that is written flat', () => {
    expect(faults('strings', { $schema, 'registration.title': 'x', 'app:x.y': 'y', odd: 'z' })).toEqual([
      'SCHEMA_UNKNOWN_KEY /registration.title*: "registration.title" is not known here. Write it as "registration": { "title": … }.',
      'SCHEMA_UNKNOWN_KEY /app:x.y*: "app:x.y" is not known here. Write it as "app": { "x.y": … }.',
      'SCHEMA_TYPE /odd: odd is "z", but must be object.',
    ]);
    expect(ofBrand({ 'languages.default': 'en', 'odd.key': 1 })).toEqual([
      'SCHEMA_UNKNOWN_KEY /languages.default*: "languages.default" is not known here. Write it as "languages": { "default": … }.',
      'SCHEMA_UNKNOWN_KEY /odd.key*: "odd.key" is not known here.',
    ]);
  });
});

describe('a condition', () => {
  const kinds =
    'it asks about one of flag, template, promotion, resource, setting, is, role, session, app, all, any, not.';
  const at = '/slots/footer.tab/0/when';

  it.each<[string, unknown, readonly string[]]>([
    ['of an unknown kind', { falg: 'x' }, [`CONDITION_INVALID ${at}: {"falg":"x"} is no condition; ${kinds} (flag)`]],
    ['of no kind', {}, [`CONDITION_INVALID ${at}: {} is no condition; ${kinds}`]],
    ['that is a text', 'x', [`CONDITION_INVALID ${at}: "x" is no condition; ${kinds}`]],
    [
      'of two kinds',
      { flag: 'CBS3', session: true },
      [`CONDITION_INVALID ${at}/session*: A condition cannot ask about "session" here.`],
    ],
    [
      'of two kinds, deep inside another one',
      { all: [{ flag: 'CBS3', x: 1 }] },
      [`CONDITION_INVALID ${at}/all/0/x*: A condition cannot ask about "x" here.`],
    ],
    ['of the wrong type', { flag: 7 }, [`SCHEMA_TYPE ${at}/flag: flag is 7, but must be string.`]],
    [
      'that lacks a half',
      { setting: 'ageGate', iss: 'off' },
      [
        `SCHEMA_MISSING_KEY ${at}: when lacks "is". Add "is": "multi".`,
        `CONDITION_INVALID ${at}/iss*: A condition cannot ask about "iss" here. (is)`,
      ],
    ],
  ])('%s is told so', (_what, condition, sentences) => {
    expect(when(condition)).toEqual(sentences);
  });
});

describe('a value of several forms', () => {
  it.each<[string, () => readonly string[], readonly string[]]>([
    [
      'is judged as the one whose keys it has',
      () => ofTab({ as: 'x' }),
      ['SCHEMA_MISSING_KEY /slots/footer.tab/0: Entry 1 of footer.tab lacks "id". Add "id": "promotions.tab".'],
    ],
    [
      'is none of them',
      () => ofTab(7),
      ['SCHEMA_INVALID /slots/footer.tab/0: Entry 1 of footer.tab is 7, which is none of the allowed forms.'],
    ],
    [
      'is judged by what is wrong inside it',
      () => ofTab({ id: 'promotions.tab', emphasis: 'left' }),
      ['SCHEMA_NOT_ALLOWED /slots/footer.tab/0/emphasis: emphasis is "left", but must be one of "centre", "none".'],
    ],
    [
      'is none of them, beside another mistake',
      () => faults('platform-mapping', { headers: { 'A B': 'x', c: {} } }),
      [
        'SCHEMA_PATTERN /headers/A B*: "A B" cannot be a name here.',
        'SCHEMA_INVALID /headers/c: c is {}, which is none of the allowed forms.',
      ],
    ],
  ])('%s', (_what, found, sentences) => {
    expect(found()).toEqual(sentences);
  });
});
