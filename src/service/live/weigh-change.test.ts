import { describe, expect, it } from 'vitest';
import type { SitePart } from '../../contracts/site.ts';
import { aSitePart } from '../../engine/site.fixture.ts';
import { makeJsonPart, makePart } from '../../release/emit/make-part.ts';
import { EVENT_LIMIT } from './release-event.ts';
import { weighChange } from './weigh-change.ts';

function aRelease(site: SitePart, words: Record<string, string> = {}, css = 'a{}') {
  const sheet = makePart('css', 'text/css', Buffer.from(css));
  const own = makeJsonPart(site);
  const strings = makeJsonPart({ login: words });
  const origins = makeJsonPart({ values: { note: { layer: site.flags['CBS3'] ? 'override' : 'site' } } }, true);
  const theme = makeJsonPart({ stylesheet: sheet.hash });
  const parts = { site: own.hash, forms: '', validators: '', theme: theme.hash, origins: origins.hash, assets: {} };
  const manifest = { engineFormat: 2, merchant: 'test', parts: { ...parts, strings: { ur: strings.hash } } } as const;
  return { site, manifest, parts: [own, strings, origins, theme, sheet] };
}

describe('weighChange', () => {
  it('counts the patch of the site and nothing that players never get', () => {
    const weight = weighChange(aRelease(aSitePart()), aRelease(aSitePart({ flags: { CBS3: true } })));
    const patch = JSON.stringify([{ op: 'add', path: '/flags/CBS3', value: true }]);
    expect(weight).toEqual({ bytes: patch.length, parts: { 'site patch': patch.length } });
  });

  it('counts the whole site where its patch does not fit into the event', () => {
    const site = aSitePart({ paths: { home: 'x'.repeat(EVENT_LIMIT) } });
    const { parts } = weighChange(aRelease(aSitePart()), aRelease(site));
    expect(parts).toEqual({ site: makeJsonPart(site).bytes.byteLength });
  });

  it('names the words of a language and the theme with its stylesheet', () => {
    const { parts } = weighChange(aRelease(aSitePart()), aRelease(aSitePart(), { title: 'داخلہ' }, 'b{}'));
    expect(Object.keys(parts).sort()).toEqual(['strings ur', 'theme']);
    expect(parts['theme']).toBeGreaterThan('b{}'.length);
  });

  it('is nothing where nothing changed', () => {
    expect(weighChange(aRelease(aSitePart()), aRelease(aSitePart()))).toEqual({ bytes: 0, parts: {} });
  });
});
