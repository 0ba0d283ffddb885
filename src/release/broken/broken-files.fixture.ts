import type { fileProblems } from '../../contracts/problems/file-problems.ts';
import { CURRENT_FORMAT } from '../format-number.ts';
import type { BrokenFolders } from './broken-folder.fixture.ts';

const lots = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`assets/p${String(index).padStart(3, '0')}.svg`, svg]),
  );
const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/** Folders that are wrong before anybody reads their JSON. */
export const brokenFiles: BrokenFolders<keyof typeof fileProblems> = {
  FILE_MISSING: [
    {
      mistake: 'no site.json',
      mended: { without: [], site: { flags: {} } },
      without: ['site.json'],
      file: '',
      pointer: '/site.json',
      says: /site\.json is missing/,
    },
    {
      mistake: 'a theme folder without theme.json',
      merchant: { theme: 'hollow' },
      raw: { '../../themes/hollow/notes.txt': '' },
      file: 'merchant.json',
      pointer: '/theme',
      line: '"theme": "hollow"',
      says: /themes\/hollow: theme\.json is missing/,
    },
  ],
  FILE_UNSAFE: [
    {
      mistake: 'a link out of the folder',
      mended: { links: {}, raw: { 'assets/passwd.svg': svg } },
      links: { 'assets/passwd.svg': '/etc/passwd' },
      file: 'assets/passwd.svg',
      says: /is a link/,
    },
    {
      mistake: 'a linked folder',
      links: { strings: '/etc' },
      file: 'strings',
      says: /strings is a link/,
    },
  ],
  FILE_TOO_LARGE: [
    {
      mistake: 'a picture of 50 MB',
      mended: { raw: { 'assets/small.svg': svg } },
      raw: { 'assets/huge.png': new Uint8Array(50 * 1024 * 1024) },
      file: 'assets/huge.png',
      says: /has 52428800 bytes; 4194304 is the limit/,
    },
    {
      mistake: 'a site.json of a megabyte, not called missing as well',
      raw: { 'site.json': ' '.repeat(1024 * 1024) },
      file: 'site.json',
      says: /524288 is the limit/,
    },
    {
      mistake: 'ten thousand flags, which would take long to complain about one by one',
      site: { flags: Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`CBS${index}`, true])) },
      file: 'site.json',
      says: /has 10003 values; 5000 is the limit/,
    },
  ],
  FILE_UNKNOWN: [
    {
      mistake: 'a misspelt file name',
      mended: {
        raw: { 'navigation.json': '{\n  "$schema": "../../schemas/navigation.schema.json",\n  "slots": {}\n}' },
      },
      raw: { 'navigaton.json': '{}' },
      file: 'navigaton.json',
      nearest: 'navigation.json',
      says: /not a file of a merchant/,
    },
  ],
  FILE_NOT_UTF8: [
    {
      mistake: 'Latin-1',
      mended: {
        raw: {
          'strings/en.json':
            '{\n  "$schema": "../../../schemas/strings.schema.json",\n  "merchant": { "a": "caf\u00e9" }\n}',
        },
      },
      raw: {
        'strings/en.json': Buffer.from(
          '{\n  "$schema": "../../../schemas/strings.schema.json",\n  "merchant": { "a": "caf\u00e9" }\n}',
          'latin1',
        ),
      },
      file: 'strings/en.json',
      line: 'caf',
      says: /no letter of UTF-8/,
    },
    {
      mistake: 'a byte order mark',
      raw: { 'site.json': '\uFEFF{}' },
      file: 'site.json',
      says: /byte order mark/,
    },
  ],
  FOLDER_TOO_LARGE: [
    {
      mistake: 'a thousand files',
      mended: { raw: lots(3) },
      raw: lots(1000),
      file: '',
      says: /400 files and 32 MB/,
      also: ['ASSET_MISSING'],
    },
  ],
  FOLDER_TOO_DEEP: [
    {
      mistake: 'assets five folders deep',
      mended: { raw: { 'assets/e.svg': svg } },
      raw: { 'assets/a/b/c/d/e.svg': svg },
      file: 'assets/a/b/c',
      says: /deeper than 3/,
    },
  ],
  JSON_SYNTAX: [
    {
      mistake: 'a comma too much',
      mended: {
        raw: {
          'site.json': '{\n  "$schema": "../../schemas/site-configuration.schema.json",\n  "maintenance": false\n}',
        },
      },
      raw: {
        'site.json': '{\n  "$schema": "../../schemas/site-configuration.schema.json",\n  "maintenance": false,\n}',
      },
      file: 'site.json',
      line: '}',
      says: /property name expected/,
    },
    {
      mistake: 'a comment',
      raw: { 'site.json': '{\n  // off for now\n  "$schema": "../../schemas/site-configuration.schema.json"\n}' },
      file: 'site.json',
      line: '// off',
      says: /comment/,
    },
    { mistake: 'an empty file', raw: { 'site.json': '' }, file: 'site.json', says: /The file is empty/ },
  ],
  JSON_DUPLICATE_KEY: [
    {
      mistake: 'a flag given twice',
      mended: {
        raw: {
          'site.json':
            '{\n  "$schema": "../../schemas/site-configuration.schema.json",\n  "flags": {\n    "CBS3": true,\n    "DEPOSIT": true\n  }\n}',
        },
      },
      raw: {
        'site.json':
          '{\n  "$schema": "../../schemas/site-configuration.schema.json",\n  "flags": {\n    "CBS3": true,\n    "DEPOSIT": true,\n    "CBS3": false\n  }\n}',
      },
      file: 'site.json',
      line: '"CBS3": false',
      pointer: '/flags/CBS3',
      says: /"CBS3" is given twice/,
    },
  ],
  JSON_UNSAFE_KEY: [
    {
      mistake: '__proto__ among the flags',
      mended: {
        raw: {
          'site.json':
            '{\n  "$schema": "../../schemas/site-configuration.schema.json",\n  "flags": {\n    "CBS3": true\n  }\n}',
        },
      },
      raw: {
        'site.json':
          '{\n  "$schema": "../../schemas/site-configuration.schema.json",\n  "flags": {\n    "__proto__": { "CBS3": true }\n  }\n}',
      },
      file: 'site.json',
      line: '__proto__',
      pointer: '/flags/__proto__',
      says: /cannot be a key/,
    },
    {
      mistake: 'constructor among the texts',
      raw: {
        'strings/en.json':
          '{\n  "$schema": "../../../schemas/strings.schema.json",\n  "merchant": {\n    "constructor": "x"\n  }\n}',
      },
      file: 'strings/en.json',
      line: 'constructor',
      pointer: '/merchant/constructor',
      says: /cannot be a key/,
    },
  ],
  JSON_TOO_DEEP: [
    {
      mistake: 'a hundred thousand brackets',
      mended: {
        raw: {
          'site.json':
            '{\n  "$schema": "../../schemas/site-configuration.schema.json",\n  "flags": { "CBS3": true }\n}',
        },
      },
      raw: {
        'site.json': `{\n  "$schema": "../../schemas/site-configuration.schema.json",\n  "flags": ${'['.repeat(100_000)}`,
      },
      file: 'site.json',
      line: '"flags"',
      says: /More than 32 brackets/,
    },
  ],
  FORMAT_UNKNOWN: [
    {
      mistake: 'a format of the future',
      mended: { merchant: { format: CURRENT_FORMAT } },
      merchant: { format: 99 },
      file: 'merchant.json',
      line: '"format": 99',
      pointer: '/format',
      says: /Format 99 is not known; this engine reads 1, 2/,
    },
  ],
  FORMAT_OLD: [
    {
      mistake: 'format 1, which still compiles',
      mended: { merchant: { format: CURRENT_FORMAT, settings: { 'app.userAgentPattern': 'BrandApp' } } },
      merchant: { format: 1, app: { userAgentPattern: 'BrandApp' } },
      file: 'merchant.json',
      line: '"format": 1',
      pointer: '/format',
      says: /has format 1; this engine writes format 2/,
    },
  ],
  MANIFEST_STALE: [
    {
      mistake: 'a reviewed manifest of another site',
      mended: { raw: {} },
      raw: { 'manifest.txt': 'Brand (brand)\ntheme karat\n' },
      file: 'manifest.txt',
      line: 'theme karat',
      says: /says "theme karat" here, the site "theme soda/,
    },
  ],
};
