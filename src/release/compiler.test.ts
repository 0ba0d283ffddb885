import { beforeAll, describe, expect, it } from 'vitest';
import type { FeatureManifest } from '../contracts/feature.ts';
import type { ThemeDocument } from '../contracts/generated/theme.ts';
import type { Override } from '../contracts/origins.ts';
import type { Problem, ProblemCode } from '../contracts/problems.ts';
import { features } from '../features/index.ts';
import type { Compiler, CompileResult } from './compiler.ts';
import type { SpoiltFolder } from './fixture.ts';
import { aCompiler, aFolder } from './fixture.ts';

let compiler: Compiler;
beforeAll(async () => {
  compiler = await aCompiler();
});

const problemsOf = (result: CompileResult): readonly Problem[] => (result.ok ? result.warnings : result.problems);

async function released(folder: SpoiltFolder, options?: Parameters<SpoiltFolder['compile']>[0]) {
  const result = await folder.compile(options);
  if (!result.ok) throw new Error(JSON.stringify(result.problems, null, 2));
  return result;
}

const withFeature = (change: Partial<FeatureManifest>): FeatureManifest[] => [
  ...features,
  { id: 'odd', owner: 'platform', ...change },
];
const oddItem = (change: object) =>
  withFeature({
    contributes: {
      'settings.row': [
        { id: 'odd.row', order: 1, label: 'app:login', icon: 'gift', target: { route: 'home.screen' }, ...change },
      ],
    },
  });

interface Case {
  readonly spoil: (folder: SpoiltFolder) => SpoiltFolder;
  readonly features?: readonly FeatureManifest[];
  readonly overrides?: readonly Override[];
  readonly theme?: (theme: ThemeDocument) => void;
  /** `file:line`, or the file alone. */
  readonly at: string;
  readonly nearest?: string;
}

const same = (folder: SpoiltFolder) => folder;
const own = 'merchants/karat';

/** One way to make each mistake. Slots that take one item exist in no shell yet, so nothing can be too much for them. */
const cases: Record<Exclude<ProblemCode, 'SLOT_FULL'>, Case> = {
  FILE_MISSING: { spoil: (folder) => folder.remove('site.json'), at: `${own}/site.json:1` },
  FILE_UNSAFE: { spoil: (folder) => folder.link('assets/passwd.svg', '/etc/passwd'), at: `${own}/assets/passwd.svg:1` },
  FILE_TOO_LARGE: { spoil: (folder) => folder.write('site.json', ' '.repeat(600_000)), at: `${own}/site.json:1` },
  FILE_UNKNOWN: { spoil: (folder) => folder.write('notes.txt', 'x'), at: `${own}/notes.txt:1` },
  JSON_SYNTAX: { spoil: (folder) => folder.write('site.json', '{\n  "flags": {,}\n}'), at: `${own}/site.json:2` },
  JSON_DUPLICATE_KEY: {
    spoil: (folder) => folder.write('site.json', '{\n  "$schema": "x",\n  "$schema": "y"\n}'),
    at: `${own}/site.json:3`,
  },
  FORMAT_UNKNOWN: {
    spoil: (folder) => folder.edit('merchant.json', (file) => ({ ...file, format: 2 })),
    at: `${own}/merchant.json:3`,
  },
  SCHEMA_TYPE: {
    spoil: (folder) => folder.write('site.json', '{\n  "$schema": "x",\n  "maintenance": "yes"\n}'),
    at: `${own}/site.json:3`,
  },
  SCHEMA_UNKNOWN_KEY: {
    spoil: (folder) => folder.write('site.json', '{\n  "$schema": "x",\n  "flgas": {}\n}'),
    at: `${own}/site.json:3`,
    nearest: 'flags',
  },
  SCHEMA_MISSING_KEY: { spoil: (folder) => folder.write('site.json', '{}'), at: `${own}/site.json:1` },
  SCHEMA_NOT_ALLOWED: {
    spoil: (folder) => folder.write('site.json', '{\n  "$schema": "x",\n  "source": "liverry"\n}'),
    at: `${own}/site.json:3`,
    nearest: 'livery',
  },
  SCHEMA_INVALID: {
    spoil: (folder) => folder.edit('merchant.json', (file) => ({ ...file, dialingCode: '44' })),
    at: `${own}/merchant.json`,
  },
  CODE_MISMATCH: {
    spoil: (folder) => folder.edit('merchant.json', (file) => ({ ...file, code: 'carat' })),
    at: `${own}/merchant.json:4`,
  },
  THEME_UNKNOWN: {
    spoil: (folder) => folder.edit('merchant.json', (file) => ({ ...file, theme: 'carat' })),
    at: `${own}/merchant.json`,
    nearest: 'karat',
  },
  TOKEN_UNKNOWN: {
    spoil: same,
    theme: (theme) => Object.assign(theme.semantic.dark['color'] as object, { bg: { $value: '{core.nothing}' } }),
    at: 'themes/karat/theme.json',
  },
  CONTRAST_LOW: {
    spoil: same,
    theme: (theme) => Object.assign(theme.semantic.dark['color'] as object, { text: { $value: '#444444' } }),
    at: 'themes/karat/theme.json',
  },
  ASSET_MISSING: {
    spoil: (folder) => folder.edit('merchant.json', (file) => ({ ...file, logo: 'lgo.svg' })),
    at: `${own}/merchant.json`,
    nearest: 'logo.svg',
  },
  ASSET_INVALID: {
    spoil: (folder) => folder.write('assets/logo.svg', '<svg onload="steal()"/>'),
    at: `${own}/assets/logo.svg:1`,
  },
  LINK_UNKNOWN: {
    spoil: same,
    features: oddItem({ target: { route: 'home.screeen' } }),
    at: 'src/features/odd/feature.ts:1',
    nearest: 'home.screen',
  },
  CONTRIBUTION_UNKNOWN: {
    spoil: (folder) =>
      folder.write(
        'navigation.json',
        '{\n  "$schema": "x",\n  "slots": {\n    "settings.row": [\n      "session.signOutt"\n    ]\n  }\n}',
      ),
    at: `${own}/navigation.json:5`,
  },
  SLOT_EMPTY: {
    spoil: (folder) =>
      folder.write('navigation.json', '{\n  "$schema": "x",\n  "slots": {\n    "footer.tab": []\n  }\n}'),
    at: `${own}/navigation.json:4`,
  },
  TEXT_UNKNOWN: {
    spoil: same,
    features: oddItem({ label: 'app:logn' }),
    at: 'src/features/odd/feature.ts:1',
    nearest: 'app:login',
  },
  TRANSLATION_MISSING: {
    spoil: (folder) =>
      folder.edit('strings/en.json', (file) => ({
        ...file,
        merchant: { ...(file['merchant'] as object), extra: 'More' },
      })),
    at: `${own}/strings/ur.json`,
  },
  FLAG_UNKNOWN: {
    spoil: (folder) => folder.write('site.json', '{\n  "$schema": "x",\n  "flags": {\n    "CBS33": true\n  }\n}'),
    at: `${own}/site.json:4`,
    nearest: 'CBS3',
  },
  SETTING_UNKNOWN: {
    spoil: (folder) =>
      folder.write(
        'navigation.json',
        '{\n  "$schema": "x",\n  "slots": {\n    "footer.tab": [\n      { "id": "home.tab", "when": { "setting": "login.remembr", "is": "off" } }\n    ]\n  }\n}',
      ),
    at: `${own}/navigation.json:5`,
    nearest: 'login.remember',
  },
  FIELD_UNKNOWN: {
    spoil: same,
    overrides: [{ name: 'register.emial.required', value: true, author: 'a', reason: 'b', at: '2030-01-01T00:00:00Z' }],
    at: 'override register.emial.required:1',
    nearest: 'email',
  },
  RANGE_INVERTED: {
    spoil: (folder) =>
      folder.write(
        'registration.json',
        '{\n  "$schema": "x",\n  "fields": {\n    "email": { "min": 9, "max": 3 }\n  }\n}',
      ),
    at: `${own}/registration.json:4`,
  },
  PATTERN_UNKNOWN: {
    spoil: (folder) =>
      folder.write(
        'registration.json',
        '{\n  "$schema": "x",\n  "fields": {\n    "email": { "patternId": "emial" }\n  }\n}',
      ),
    at: `${own}/registration.json:4`,
    nearest: 'email',
  },
  PATTERN_INVALID: {
    spoil: (folder) => folder.edit('merchant.json', (file) => ({ ...file, patterns: { odd: '([a-z' } })),
    at: `${own}/merchant.json`,
  },
  PATTERN_SLOW: {
    spoil: (folder) => folder.edit('merchant.json', (file) => ({ ...file, patterns: { odd: '^(a+)+$' } })),
    at: `${own}/merchant.json`,
  },
  URL_UNSAFE: {
    spoil: (folder) =>
      folder.edit('site.json', (file) => ({
        ...file,
        resources: [{ resourceType: 'TELEGRAM', url: 'javascript:alert(1)' }],
      })),
    at: `${own}/site.json`,
  },
  LANGUAGE_UNKNOWN: {
    spoil: (folder) =>
      folder.edit('merchant.json', (file) => ({ ...file, languages: { default: 'en', offered: ['en', 'xx'] } })),
    at: `${own}/merchant.json`,
  },
  FEATURE_INVALID: {
    spoil: same,
    features: withFeature({ flags: ['CBS33'] }),
    at: 'src/features/odd/feature.ts:1',
    nearest: 'CBS3',
  },
};

describe('compile', () => {
  it.each(Object.entries(cases))(
    'reports %s with its place',
    async (code, { spoil, features: given, overrides = [], theme, at, nearest }) => {
      const spoilt = spoil(aFolder(theme ? await aCompiler(theme) : compiler));
      const problems = problemsOf(await spoilt.compile({ overrides, ...(given ? { features: given } : {}) }));
      const found = problems.filter((problem) => problem.code === code);
      expect(found.map(({ file, line }) => `${file}:${line}`)).toEqual(
        expect.arrayContaining([at.includes(':') ? at : expect.stringContaining(`${at}:`)]),
      );
      if (nearest) expect(found.map((problem) => problem.nearest)).toContain(nearest);
    },
  );

  it('names the nearest colour that passes', async () => {
    const dim = await aCompiler((theme) =>
      Object.assign(theme.semantic.dark['color'] as object, { text: { $value: '#444444' } }),
    );
    const [first] = problemsOf(await aFolder(dim).compile()).filter(({ code }) => code === 'CONTRAST_LOW');
    expect(first?.message).toMatch(
      /^color\.text on color\.\w+ \(dark\) has \d\.\d\d:1; [\d.]+:1 is needed\. oklch\(.+\) passes\.$/,
    );
  });

  it('reports every problem of a folder at once', async () => {
    const spoilt = aFolder(compiler)
      .edit('merchant.json', (file) => ({ ...file, logo: 'no.svg', patterns: { odd: '(' } }))
      .edit('site.json', (file) => ({ ...file, flags: { CBS33: true } }));
    const codes = problemsOf(await spoilt.compile()).map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['ASSET_MISSING', 'PATTERN_INVALID', 'FLAG_UNKNOWN']));
  });

  it('gives the same release for the same folder', async () => {
    const [one, two] = [await released(aFolder(compiler)), await released(aFolder(await aCompiler()))];
    expect(two.release).toBe(one.release);
  });

  it('changes only site and origins when a flag changes', async () => {
    const override: Override = {
      name: 'flags.CBS3',
      value: true,
      author: 'mira',
      reason: 'chat',
      at: '2030-01-01T00:00:00Z',
    };
    const before = (await released(aFolder(compiler))).manifest.parts;
    const after = (await released(aFolder(compiler), { overrides: [override] })).manifest.parts;
    expect(after).toEqual({ ...before, site: after.site, origins: after.origins });
    expect(after.site).not.toBe(before.site);
  });

  it('changes only the theme part when a colour changes', async () => {
    const dyed = await aCompiler((theme) =>
      Object.assign(theme.semantic.light['color'] as object, { scrim: { $value: '#010203' } }),
    );
    const before = (await released(aFolder(compiler))).manifest.parts;
    const after = (await released(aFolder(dyed))).manifest.parts;
    expect(after).toEqual({ ...before, theme: after.theme });
  });

  it('gives players no origins', async () => {
    const { parts, manifest } = await released(aFolder(compiler));
    expect(parts.filter((part) => part.private).map(({ hash }) => hash)).toEqual([manifest.parts.origins]);
  });
});
