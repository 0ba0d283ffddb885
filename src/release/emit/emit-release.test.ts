import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../contracts/canonical-json.ts';
import type { OriginsPart } from '../../contracts/origins.ts';
import type { FormsPart } from '../../contracts/release.ts';
import type { SitePart } from '../../contracts/site.ts';
import { createCompileCache } from './compile-cache.ts';
import { emitRelease, type ReleaseContent } from './emit-release.ts';
import { hashOf, makeJsonPart, makePart } from './make-part.ts';

const site = { identity: { code: 'brand' } } as unknown as SitePart;
const origins = { values: { maintenance: { layer: 'engine' } }, dropped: [] } as unknown as OriginsPart;
const forms: FormsPart = {
  login: { $id: 'form_login_a', schema: { $id: 'form_login_a', type: 'object', properties: {} }, uiSchema: {} },
};
const [theme, stylesheet] = [makeJsonPart({ id: 'own' }), makePart('css', 'text/css', Buffer.from('a{}'))];
const [english, urdu, logo] = [
  makeJsonPart({ language: 'en' }),
  makeJsonPart({ language: 'ur' }),
  makePart('image', 'image/png', Buffer.from('png')),
];
const content: ReleaseContent = {
  site,
  forms,
  origins,
  theme: { theme, parts: [theme, stylesheet] },
  strings: new Map([
    ['en', english],
    ['ur', urdu],
  ]),
  assets: new Map([['logo.png', logo]]),
};

describe('emitRelease', () => {
  it('has a manifest that names every part by its content, and is named by its own', async () => {
    const { release, manifest, parts } = await emitRelease(content, createCompileCache());
    const [sitePart, formsPart, originsPart] = [makeJsonPart(site), makeJsonPart(forms), makeJsonPart(origins, true)];
    const validators = parts.find(({ kind }) => kind === 'javascript');
    expect(manifest).toEqual({
      engineFormat: 2,
      merchant: 'brand',
      parts: {
        site: sitePart.hash,
        forms: formsPart.hash,
        validators: validators?.hash,
        theme: theme.hash,
        origins: originsPart.hash,
        strings: { en: english.hash, ur: urdu.hash },
        assets: { 'logo.png': logo.hash },
      },
    });
    expect(parts).toEqual([sitePart, formsPart, originsPart, validators, theme, stylesheet, english, urdu, logo]);
    expect(release).toBe(hashOf(canonicalJson(manifest)));
  });

  it('leaves out validators that are stored for the same forms', async () => {
    const cache = createCompileCache();
    const whole = await emitRelease(content, cache);
    const { forms: hash } = whole.manifest.parts;
    const again = await emitRelease(content, cache, { forms: hash, validators: 'stored' });
    expect(again.manifest.parts).toEqual({ ...whole.manifest.parts, validators: 'stored' });
    expect(again.parts).toEqual(whole.parts.filter(({ kind }) => kind !== 'javascript'));
    expect(await emitRelease(content, cache, { forms: 'others', validators: 'stored' })).toEqual(whole);
  });

  it('makes validators once for the same forms, and others for others', async () => {
    const cache = createCompileCache();
    const bytesFor = async (some: FormsPart) => {
      const { parts } = await emitRelease({ ...content, forms: some }, cache);
      return parts.find(({ kind }) => kind === 'javascript')?.bytes;
    };
    const first = await bytesFor(forms);
    expect(await bytesFor({ ...forms })).toBe(first);
    const schema = { $id: 'form_login_b', type: 'object', properties: { a: { type: 'string' } } };
    expect(await bytesFor({ login: { $id: 'form_login_b', schema, uiSchema: {} } })).not.toEqual(first);
  });
});
