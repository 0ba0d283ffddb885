import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ENGINE_FORMAT } from '../../contracts/engine-format.ts';
import { inWords } from '../check/a-source.fixture.ts';
import { parseJson } from '../load/json-document.ts';
import { parseMerchantFolder } from '../load/merchant-source.ts';
import { parseThemeFolder } from '../load/theme-source.ts';
import { releaseSteps } from './release-steps.ts';
import { rewriteFolder } from './rewrite-folder.ts';
import { themeSteps } from './theme-steps.ts';
import { upgradeFolder } from './upgrade-folder.ts';
import { readableFormats, type StoredManifest, upgradeRelease } from './upgrade-release.ts';
import { upgradeSteps } from './upgrade-steps.ts';
import { upgradeTheme } from './upgrade-theme.ts';

const filesOf = (folder: string, files: Readonly<Record<string, string>>) => ({
  folder,
  files: new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)])),
});

function lifted(files: Readonly<Record<string, string>>) {
  const { source } = parseMerchantFolder(filesOf('merchants/brand', { 'site.json': '{}', ...files }));
  const upgraded = upgradeFolder(source);
  return { original: source, ...upgraded, said: inWords(upgraded.problems) };
}

const old = 'warning FORMAT_OLD merchant.json#/format: The folder has format 1; this engine writes format 2.';

describe('the format of a folder', () => {
  it.each(['{ "format": 2 }', '{}', '[]', 'null', '"none"'])(
    'is the present one, or left to the schema: %s',
    (text) => {
      const { original, source, texts, problems } = lifted({ 'merchant.json': text });
      expect(source).toBe(original);
      expect([texts, problems]).toEqual([{}, []]);
    },
  );

  it.each(['3', '0', '-1', '1.5', '"1"', 'null', '1e400'])(
    'is refused where no step leads up from it: %s',
    (format) => {
      const { source, texts, said, problems } = lifted({ 'merchant.json': `{\n  "format": ${format}\n}` });
      const shown = ['"1"', '1e400'].includes(format) ? 'null' : format;
      expect([source, texts]).toEqual([undefined, {}]);
      expect(said).toEqual([
        `FORMAT_UNKNOWN merchant.json#/format: Format ${shown} is not known; this engine reads 1, 2.`,
      ]);
      expect(problems).toMatchObject([{ line: 2, hint: 'Write "format": 2, or update the engine.' }]);
    },
  );
});

describe('a folder of format 1', () => {
  it('has its settings moved, and nothing else touched', () => {
    const { source, texts, said, original } = lifted({
      'merchant.json': '{\n  "format": 1,\n  "app": { "userAgentPattern": "Own" },\n  "settings": { "a": 1 }\n}\n',
      'registration.json': '{\n  "captcha": false,\n  "fields": {}\n}\n',
      'navigation.json': '{ "slots": {} }',
    });
    expect(said).toEqual([old]);
    expect(texts).toEqual({
      'merchant.json':
        '{\n  "format": 2,\n  "settings": {\n    "a": 1,\n    "app.userAgentPattern": "Own",\n    "registration.captcha": false\n  }\n}\n',
      'registration.json': '{\n  "fields": {}\n}\n',
    });
    const { merchant, site, navigation, registration, lobby, strings } = source ?? original;
    expect([merchant.value, site.value, navigation.value, registration.value]).toEqual([
      { format: 2, settings: { a: 1, 'app.userAgentPattern': 'Own', 'registration.captcha': false } },
      {},
      { slots: {} },
      { fields: {} },
    ]);
    expect(merchant.moved).toEqual({
      '/settings/app.userAgentPattern': { document: original.merchant, pointer: '/app/userAgentPattern' },
      '/settings/registration.captcha': { document: original.registration, pointer: '/captcha' },
    });
    // The text stays as it was written, so that problems find their lines.
    expect([merchant.text, lobby, strings]).toEqual([original.merchant.text, original.lobby, original.strings]);
  });

  it('needs no settings of its own, nor the files that it leaves out', () => {
    const { source, texts, said } = lifted({ 'merchant.json': '{ "format": 1 }' });
    expect([texts, said]).toEqual([{ 'merchant.json': '{ "format": 2 }' }, [old]]);
    expect(source?.merchant).toMatchObject({ value: { format: 2 }, moved: {} });
    const captcha = lifted({ 'merchant.json': '{ "format": 1 }', 'registration.json': '{ "captcha": true }' });
    expect(captcha.source?.merchant.value).toEqual({ format: 2, settings: { 'registration.captcha': true } });
  });

  it('keeps what stands where a setting belongs, and names it once', () => {
    const { texts, said, source } = lifted({
      'merchant.json': '{ "format": 1, "app": { "userAgentPattern": "Own" }, "settings": [1] }',
      'registration.json': '{ "captcha": true }',
    });
    expect(said).toEqual([old, 'SCHEMA_TYPE merchant.json#/settings: settings is [1], but must be object.']);
    expect(JSON.parse(texts['merchant.json'] ?? '')).toMatchObject({ format: 2, settings: [1] });
    expect(source?.merchant.moved).toEqual({});
  });
});

describe('upgradeSteps', () => {
  it.each([undefined, null, 7, [], {}, { app: null }, { app: 'own' }, { app: {} }])(
    'find nothing to move in a merchant.json like %j',
    (merchant) => {
      expect(upgradeSteps[1]?.({ 'merchant.json': merchant })).toEqual([]);
    },
  );
});

describe('the format of a theme', () => {
  const upgraded = (text: string) => {
    const { source } = parseThemeFolder(filesOf('themes/own', { 'theme.json': text, 'fonts/a.woff2': 'a' }));
    if (!source) throw new Error('The theme can be read.');
    return { original: source, ...upgradeTheme(source) };
  };

  it.each(['{ "format": 2 }', '{}', '[]', 'null'])('is the present one, or left to the schema: %s', (text) => {
    const { original, source, problems } = upgraded(text);
    expect(source).toBe(original);
    expect(problems).toEqual([]);
  });

  it.each(['3', '0', '1.5', '"1"'])('is refused where no step leads up from it: %s', (format) => {
    const { original: _, ...found } = upgraded(`{\n  "format": ${format}\n}`);
    const shown = format === '"1"' ? 'null' : format;
    expect(found).toEqual({
      problems: [
        expect.objectContaining({
          ...{ code: 'FORMAT_UNKNOWN', severity: 'error', file: 'themes/own/theme.json', pointer: '/format', line: 2 },
          message: `Theme format ${shown} is not known; this engine reads 1, 2.`,
          hint: 'Write "format": 2, or update the engine.',
        }),
      ],
    });
  });

  it('is lifted with the weights of its fonts written as CSS does', () => {
    const fonts = '[{ "weight": 400 }, { "weight": "700" }, { "weight": true }, 7, null, {}, { "weight": 900 }]';
    const { original, source, text, problems } = upgraded(`{\n  "format": 1,\n  "fonts": ${fonts}\n}`);
    const lines = fonts.replace('400', '"400"').replace('900', '"900"');
    expect(text).toBe(`{\n  "format": 2,\n  "fonts": ${lines}\n}`);
    expect(source).toEqual({ ...original, theme: { ...original.theme, value: JSON.parse(text ?? '') } });
    expect(inWords(problems)).toEqual([
      'warning FORMAT_OLD themes/own/theme.json#/format: The theme has format 1; this engine writes format 2.',
    ]);
  });

  it.each([undefined, null, 7, [], {}, { fonts: {} }, { fonts: 'none' }])(
    'is lifted alone in a theme like %j',
    (theme) => {
      expect(themeSteps[1]?.(theme)).toEqual([]);
    },
  );
});

describe('the format of a release', () => {
  const stored = (engineFormat: number) =>
    ({ engineFormat, release: 'r', parts: { site: 'old', forms: 'f' } }) as unknown as StoredManifest;

  it('is readable from the oldest with steps to the present one', () => {
    expect(readableFormats).toEqual([...Object.keys(releaseSteps).map(Number), ENGINE_FORMAT]);
  });

  it('keeps what a site has in the place of what it lacks', async () => {
    const asked: string[] = [];
    const { manifest, parts } = await upgradeRelease(stored(1), async (hash) => {
      asked.push(hash);
      return { engineFormat: 1, errorCodes: { a: 'b' }, name: 'own' };
    });
    const [part, ...others] = parts;
    expect([asked, others]).toEqual([['old'], []]);
    expect(JSON.parse(Buffer.from(part?.bytes ?? []).toString())).toEqual({
      ...{ engineFormat: ENGINE_FORMAT, extraRoutes: {}, errorCodes: { a: 'b' }, name: 'own' },
    });
    expect(manifest).toEqual({
      ...{ engineFormat: ENGINE_FORMAT, release: 'r' },
      parts: { site: part?.hash, forms: 'f' },
    });
  });

  it('throws where no step leads up from it, or its site is none', async () => {
    await expect(upgradeRelease(stored(0), async () => ({}))).rejects.toThrow(
      'No step leads up from release format 0.',
    );
    for (const site of [null, 'site', 7]) {
      await expect(upgradeRelease(stored(1), async () => site)).rejects.toThrow(
        'The site part of a stored release is no object.',
      );
    }
  });
});

describe('rewriteFolder', () => {
  const aFolder = (files: Readonly<Record<string, string>>) => {
    const dir = mkdtempSync(join(tmpdir(), 'livery-rewrite-'));
    mkdirSync(join(dir, 'fonts'));
    for (const [path, text] of Object.entries(files)) writeFileSync(join(dir, path), text);
    return dir;
  };

  it('touches nothing where a file cannot be read, and gives only errors', async () => {
    const merchant = '{ "format": 1 }';
    const dir = aFolder({ 'merchant.json': merchant, 'site.json': '{', 'notes.txt': '' });
    const result = await rewriteFolder(dir, 'merchants/brand');
    expect(result.ok ? [] : inWords(result.problems)).toEqual([
      'JSON_SYNTAX site.json#: Not valid JSON: close brace expected.',
    ]);
    expect(readFileSync(join(dir, 'merchant.json'), 'utf8')).toBe(merchant);
    const themed = await rewriteFolder(aFolder({ 'theme.json': '{' }), 'themes/own');
    expect(themed.ok ? [] : inWords(themed.problems)).toEqual([
      'JSON_SYNTAX themes/own/theme.json#: Not valid JSON: close brace expected.',
    ]);
    const unknown = await rewriteFolder(aFolder({ 'theme.json': '{ "format": 9 }' }), 'themes/own');
    expect(unknown.ok ? [] : inWords(unknown.problems)).toEqual([
      'FORMAT_UNKNOWN themes/own/theme.json#/format: Theme format 9 is not known; this engine reads 1, 2.',
    ]);
    expect(await rewriteFolder(join(dir, 'none'), 'merchants/none')).toMatchObject({ ok: false });
  });

  it('writes the files that changed, whatever else the folder has', async () => {
    const dir = aFolder({ 'merchant.json': '{ "format": 1 }', 'site.json': '{}', 'notes.txt': '' });
    expect(await rewriteFolder(dir, 'merchants/brand')).toEqual({ ok: true, changed: ['merchant.json'] });
    expect(parseJson('', readFileSync(join(dir, 'merchant.json'), 'utf8')).document?.value).toEqual({ format: 2 });
  });
});
