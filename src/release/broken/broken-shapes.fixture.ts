import type { shapeProblems } from '../../contracts/problems/shape-problems.ts';
import type { BrokenFolders } from './broken-folder.fixture.ts';
import type { IdentityCode } from './broken-identity.fixture.ts';

const tabs = (...items: unknown[]) => ({ slots: { 'footer.tab': ['home.tab', ...items] } });

/** Folders whose files do not have the shape that their schemas demand. */
export const brokenShapes: BrokenFolders<Exclude<keyof typeof shapeProblems, IdentityCode>> = {
  SCHEMA_TYPE: [
    {
      mistake: 'a word where true or false belongs',
      site: { maintenance: 'yes' },
      file: 'site.json',
      line: '"maintenance"',
      pointer: '/maintenance',
      says: /maintenance is "yes", but must be boolean/,
    },
    {
      mistake: 'a list where an object belongs',
      raw: { 'site.json': '[]' },
      file: 'site.json',
      says: /must be object/,
    },
  ],
  SCHEMA_UNKNOWN_KEY: [
    {
      mistake: 'a misspelt key',
      site: { flgas: {} },
      file: 'site.json',
      line: '"flgas"',
      pointer: '/flgas',
      nearest: 'flags',
      says: /"flgas" is not known here/,
    },
    {
      mistake: 'a list of the lobby that does not exist',
      lobby: { vendor: [] },
      file: 'lobby.json',
      line: '"vendor"',
      pointer: '/vendor',
      nearest: 'vendors',
      says: /"vendor" is not known here/,
    },
    {
      mistake: 'a misspelt property of a tab',
      navigation: tabs({ id: 'promotions.tab', lable: 'app:login' }),
      file: 'navigation.json',
      line: '"lable"',
      pointer: '/slots/footer.tab/1/lable',
      nearest: 'label',
      says: /"lable" is not known here/,
    },
  ],
  SCHEMA_MISSING_KEY: [
    {
      mistake: 'a resource without address',
      site: { resources: [{ resourceType: 'IOS' }] },
      file: 'site.json',
      line: '{',
      pointer: '/resources/0',
      says: /lacks "url"/,
    },
  ],
  SCHEMA_NOT_ALLOWED: [
    {
      mistake: 'a source that is neither ours nor theirs',
      site: { source: 'upsteam' },
      file: 'site.json',
      line: '"source"',
      pointer: '/source',
      nearest: 'upstream',
      says: /must be one of "livery", "upstream"/,
    },
  ],
  SCHEMA_OUT_OF_RANGE: [
    {
      mistake: 'an age gate at sixteen',
      merchant: { settings: { 'ages.gate': 16 } },
      file: 'merchant.json',
      line: '"ages.gate"',
      pointer: '/settings/ages.gate',
      says: /the minimum is 18/,
    },
  ],
  SCHEMA_LENGTH: [
    {
      mistake: 'an empty brand name',
      merchant: { name: '' },
      file: 'merchant.json',
      line: '"name"',
      pointer: '/name',
      says: /may not have fewer than 1 characters/,
    },
  ],
  SCHEMA_PATTERN: [
    {
      mistake: 'a dialling code without plus',
      merchant: { dialingCode: '44' },
      file: 'merchant.json',
      line: '"dialingCode"',
      pointer: '/dialingCode',
      says: /for example "\+44"/,
    },
    {
      mistake: 'a contribution written with a capital',
      navigation: tabs('Promotions.tab'),
      file: 'navigation.json',
      line: '"Promotions.tab"',
      pointer: '/slots/footer.tab/1',
      says: /written otherwise/,
    },
    {
      mistake: 'a first game by its title',
      lobby: { games: ['crown-reserve', 'Nile Keeper'] },
      file: 'lobby.json',
      line: '"Nile Keeper"',
      pointer: '/games/1',
      says: /Entry 2 of games is "Nile Keeper" and is written otherwise, for example "crown-reserve"/,
    },
    {
      mistake: 'a language that is a word',
      merchant: { languages: { default: 'en', offered: ['en', 'Urdu'] } },
      file: 'merchant.json',
      line: '"Urdu"',
      pointer: '/languages/offered/1',
      says: /"Urdu"/,
    },
  ],
  SCHEMA_REPEATED: [
    {
      mistake: 'a first game named twice',
      lobby: { games: ['crown-reserve', 'nile-keeper', 'crown-reserve'] },
      file: 'lobby.json',
      line: '"crown-reserve"',
      pointer: '/games/2',
      says: /games has "crown-reserve" twice/,
    },
    {
      mistake: 'a language offered twice',
      merchant: { languages: { default: 'en', offered: ['en', 'en'] } },
      file: 'merchant.json',
      line: '"en"',
      pointer: '/languages/offered/1',
      says: /has "en" twice/,
    },
  ],
  SCHEMA_INVALID: [
    {
      mistake: 'a number among the tabs',
      navigation: tabs(7),
      file: 'navigation.json',
      line: '7',
      pointer: '/slots/footer.tab/1',
      says: /is 7, which is none of the allowed forms/,
    },
  ],
  PATH_TRAVERSAL: [
    {
      mistake: 'another brand’s logo by a climbing path',
      merchant: { logo: '../../karat/assets/logo.svg' },
      file: 'merchant.json',
      line: '"logo"',
      pointer: '/logo',
      says: /leaves the folder/,
    },
    {
      mistake: 'a theme by an absolute path',
      merchant: { theme: '/etc' },
      file: 'merchant.json',
      line: '"theme"',
      pointer: '/theme',
      says: /leaves the folder/,
    },
  ],
  KEY_MISPLACED: [
    {
      mistake: 'flags in the brand file',
      merchant: { flags: { CBS3: true } },
      file: 'merchant.json',
      line: '"flags"',
      pointer: '/flags',
      says: /"flags" belongs into site\.json/,
    },
    {
      mistake: 'role lists in the brand file: they are money rules',
      merchant: { roles: { deposit: [0, 4] } },
      file: 'merchant.json',
      line: '"roles"',
      pointer: '/roles',
      says: /belongs into site\.json/,
    },
  ],
  SLOT_UNKNOWN: [
    {
      mistake: 'a misspelt slot',
      navigation: { slots: { 'footer.tabs': ['home.tab'] } },
      file: 'navigation.json',
      line: '"footer.tabs"',
      pointer: '/slots/footer.tabs',
      nearest: 'footer.tab',
      says: /no slot "footer\.tabs"/,
    },
  ],
  FIELD_UNKNOWN: [
    {
      mistake: 'a misspelt registration field',
      registration: { fields: { emial: { enabled: true } } },
      file: 'registration.json',
      line: '"emial"',
      pointer: '/fields/emial',
      nearest: 'email',
      says: /no "emial"/,
    },
    {
      mistake: 'a live change to a field that does not exist',
      overrides: [{ name: 'register.emial.required', value: true }],
      file: 'override register.emial.required',
      nearest: 'email',
      says: /"emial" does not exist/,
    },
  ],
  SETTING_UNKNOWN: [
    {
      mistake: 'a misspelt setting',
      merchant: { settings: { 'login.remembr': 'off' } },
      file: 'merchant.json',
      line: '"login.remembr"',
      pointer: '/settings/login.remembr',
      nearest: 'login.remember',
      says: /no "login\.remembr"/,
    },
  ],
  SETTING_MISPLACED: [
    {
      mistake: 'a money rule in the brand file',
      merchant: { settings: { 'wallet.mode': 'single' } },
      file: 'merchant.json',
      line: '"wallet.mode"',
      pointer: '/settings/wallet.mode',
      says: /"wallet\.mode" belongs to site\.json/,
    },
  ],
  CONDITION_INVALID: [
    {
      mistake: 'a condition that asks about a falg',
      navigation: tabs({ id: 'promotions.tab', when: { falg: 'CBS3' } }),
      file: 'navigation.json',
      line: '"when"',
      pointer: '/slots/footer.tab/1/when',
      nearest: 'flag',
      says: /is no condition/,
    },
    {
      mistake: 'the same, deep inside another condition',
      navigation: tabs({ id: 'promotions.tab', when: { not: { any: [{ sesion: true }] } } }),
      file: 'navigation.json',
      line: '{',
      pointer: '/slots/footer.tab/1/when/not/any/0',
      nearest: 'session',
      says: /is no condition/,
    },
  ],
};
