import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectDir } from './fixture.ts';
import { loadEngineTexts } from './load/engine-texts.ts';
import { type FolderFiles, readFolder } from './load/read-folder.ts';
import { readSource } from './read-source.ts';
import { createSchemaValidator } from './validate/schema-validator.ts';

const tools = {
  validate: createSchemaValidator(join(projectDir, 'schemas')),
  texts: await loadEngineTexts(join(projectDir, 'src')),
};
const smallest = await readFolder(join(projectDir, 'tests/brands/smallest'), 'merchants/smallest');
const textOf = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString('utf8');

type Json = Record<string, unknown>;

/** The smallest brand with another merchant.json and further files. */
function brandWith(change: object | string, more: Readonly<Record<string, string>> = {}): FolderFiles {
  const files = new Map(smallest.files);
  const merchant = JSON.parse(textOf(files.get('merchant.json'))) as Json;
  const text = typeof change === 'string' ? change : JSON.stringify({ ...merchant, ...change });
  for (const [path, content] of Object.entries({ 'merchant.json': text, ...more }))
    files.set(path, Buffer.from(content));
  return { folder: smallest.folder, files };
}

function opened(files: FolderFiles) {
  const { source, problems, ...more } = readSource(files, tools);
  if (!source || !('emitted' in more)) throw new Error(problems.map(({ message }) => message).join());
  const said = (all: typeof problems) => all.map(({ code, pointer }) => `${code} ${pointer}`);
  return { ...more, source, problems: said(problems), ofMerchant: said(more.ofMerchant) };
}

describe('readSource', () => {
  it('gives a folder that is true to the schemas, with the texts of every language that it offers', () => {
    const { source, strings, problems, ofMerchant } = opened(
      brandWith(
        { languages: { default: 'en', offered: ['en', 'ur'] } },
        { 'strings/ur.json': JSON.stringify({ $schema: '', home: { title: 'گھر' } }) },
      ),
    );
    expect([source.code, problems, ofMerchant]).toEqual(['smallest', [], []]);
    expect(Object.keys(strings)).toEqual(['en', 'ur']);
    expect([strings['ur']?.['home']?.['title'], strings['en']?.['home']?.['title']]).toEqual([
      'گھر',
      tools.texts['en']?.['home']?.['title'],
    ]);
  });

  it('gives what every stage finds: loading, upgrading, validating, and the checks of the folder apart', () => {
    const { problems, ofMerchant } = opened(
      brandWith({ format: 1, name: 3, logo: 'none.svg' }, { 'navigation.json': '{' }),
    );
    expect(problems).toEqual(['JSON_SYNTAX ', 'FORMAT_OLD /format', 'SCHEMA_TYPE /name']);
    expect(ofMerchant).toEqual(['ASSET_MISSING /logo']);
  });

  it('takes what the platform said for the site configuration', () => {
    const site = JSON.stringify({ $schema: '', source: 'upstream', upstream: { url: 'https://brand.example' } });
    const said = JSON.stringify({ flags: { CBS3: true } });
    const { source } = opened(brandWith({}, { 'site.json': site, 'upstream.json': said }));
    expect(source.site.value.flags).toMatchObject({ CBS3: true });
  });

  it('gives nothing but problems where the format is not known', () => {
    const { problems, ...others } = readSource(brandWith({ format: 99 }, { 'navigation.json': '{' }), tools);
    expect([problems.map(({ code }) => code), others]).toEqual([['JSON_SYNTAX', 'FORMAT_UNKNOWN'], {}]);
  });

  it('writes texts and files once, at the first question for them', () => {
    const { emitted, strings, source } = opened(smallest);
    const parts = emitted();
    expect(emitted()).toBe(parts);
    expect([...parts.assets.keys()]).toEqual([...source.assets.keys()]);
    const texts = [...parts.strings].map(([language, { kind, bytes }]) => [language, kind, JSON.parse(textOf(bytes))]);
    expect(texts).toEqual(Object.entries(strings).map(([language, all]) => [language, 'json', all]));
  });
});
