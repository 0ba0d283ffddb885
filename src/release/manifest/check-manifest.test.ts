import { beforeAll, describe, expect, it } from 'vitest';
import { openFolderBench } from '../broken/a-merchant-folder.fixture.ts';
import type { CompileResult } from '../compiler.ts';
import { checkManifest } from './check-manifest.ts';
import { readParts } from './described-site.ts';
import { describeWeights } from './describe-weights.ts';
import { writeManifest } from './write-manifest.ts';

let result: Extract<CompileResult, { readonly ok: true }>;
let manifest: string;
beforeAll(async () => {
  const { compiler, write } = await openFolderBench();
  const { dir, name } = write({ merchant: { languages: { default: 'en', offered: ['en', 'ur'] } } });
  const compiled = await compiler.compileFolder(dir, name, { overrides: [] });
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems));
  result = compiled;
  manifest = writeManifest(compiled);
});

const folder = 'merchants/brand';
const check = (text?: string, options?: { readonly isDemanded?: boolean }) =>
  checkManifest(
    { folder, files: new Map(text === undefined ? [] : [['manifest.txt', Buffer.from(text)]]) },
    result,
    options,
  );

describe('checkManifest', () => {
  it('has nothing to say of a manifest that is true, of none, and of a folder that does not compile', () => {
    expect([check(manifest), check()]).toEqual([[], []]);
    const files = new Map([['manifest.txt', Buffer.from('')]]);
    expect(checkManifest({ folder, files }, { ok: false, problems: [] })).toEqual([]);
  });

  it('warns at the first line that is not true any more', () => {
    const stale = manifest.replace('maintenance off', 'maintenance on').replace('SLOTS', 'ELSE');
    expect(check(stale)).toEqual([
      {
        ...{ code: 'MANIFEST_STALE', severity: 'warning', file: 'merchants/brand/manifest.txt', pointer: '' },
        ...{ line: manifest.split('\n').indexOf('maintenance off') + 1, column: 1 },
        message: 'The reviewed manifest says "maintenance on" here, the site "maintenance off".',
        hint: 'If the change is meant: livery manifest merchants/brand --write. manifest.txt is the site in words, for people to review; delete the file to do without.',
      },
    ]);
    expect(check(stale, { isDemanded: true })).toMatchObject([{ severity: 'error' }]);
  });

  it('says where one of the two goes on', () => {
    const lines = manifest.split('\n');
    const [last = ''] = lines.slice(-2);
    expect(check(`${manifest}More\n`)).toMatchObject([
      { line: lines.length, message: 'The reviewed manifest says "More" here, the site "".' },
    ]);
    expect(check(`${manifest}\nMore\n`)).toMatchObject([
      { line: lines.length + 1, message: 'The reviewed manifest says "More" here, the site "nothing".' },
    ]);
    expect(check(lines.slice(0, -2).join('\n'))).toMatchObject([
      {
        line: lines.length - 1,
        message: `The reviewed manifest says "nothing" here, the site ${JSON.stringify(last)}.`,
      },
    ]);
  });
});

describe('describeWeights', () => {
  it('has every part of a release, rounded up to a step of 4 kB', () => {
    expect(
      describeWeights(result).map((line) =>
        line.replace(/\d+ kB$/, (found) => (Number.parseInt(found, 10) % 4 === 0 ? 'n kB' : found)),
      ),
    ).toEqual([
      'WEIGHTS, at most',
      ...['site', 'forms', 'validators', 'stylesheet', 'fonts', 'texts en', 'texts ur', 'asset logo.svg'].map(
        (name) => `${name} n kB`,
      ),
    ]);
    const part = (hash: string, kind: string, size: number) => ({ hash, kind, bytes: new Uint8Array(size) });
    const parts = { site: 'a', forms: 'b', validators: 'c', strings: { en: 'd' }, assets: { 'logo.svg': 'e' } };
    const release = {
      manifest: { parts },
      parts: [
        part('a', 'json', 4096),
        part('b', 'json', 4097),
        part('d', 'json', 0),
        part('e', 'image', 20_000),
        part('f', 'css', 3000),
        part('g', 'css', 3000),
        part('h', 'font', 1),
      ],
    };
    expect(describeWeights(release as never)).toEqual([
      'WEIGHTS, at most',
      'site 4 kB',
      'forms 8 kB',
      'validators 0 kB',
      'stylesheet 8 kB',
      'fonts 4 kB',
      'texts en 0 kB',
      'asset logo.svg 20 kB',
    ]);
  });
});

describe('readParts', () => {
  it('reads forms and texts of a release, and throws where one is missing', () => {
    const { site, forms, strings } = readParts(result);
    expect([site, Object.keys(forms).includes('loginUsername'), Object.keys(strings)]).toEqual([
      ...[result.site, true],
      ['en', 'ur'],
    ]);
    const hash = result.manifest.parts.forms;
    const parts = result.parts.filter((part) => part.hash !== hash);
    expect(() => readParts({ ...result, parts })).toThrow(`The release lacks its part ${hash}.`);
  });
});
