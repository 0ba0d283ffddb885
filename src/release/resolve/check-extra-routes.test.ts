import { describe, expect, it } from 'vitest';
import type { FeatureManifest } from '../../contracts/feature.ts';
import type { Problem } from '../../contracts/problems.ts';
import type { ValidSource } from '../validate/valid-source.ts';
import { checkExtraRoutes } from './check-extra-routes.ts';

const aFeature = (id: string): FeatureManifest => ({
  id,
  owner: 'platform',
  routes: [{ id: `${id}.screen`, path: `/m/${id}`, aliases: [`/m/${id}.html`], title: `${id}:title` }],
});
const shop = aFeature('shop');
const club = aFeature('club');

/** What is wrong with a table of a brand that has the shop, and has switched the club off. */
function found(extraRoutes: Readonly<Record<string, string>>): readonly Problem[] {
  const value = { extraRoutes };
  const merchant = { file: 'merchant.json', text: JSON.stringify(value), value };
  const source = { merchant } as unknown as ValidSource;
  return checkExtraRoutes(source, [shop], [shop, club]);
}

/** The same in words, with the nearest name in brackets. */
function faults(extraRoutes: Readonly<Record<string, string>>): readonly string[] {
  return found(extraRoutes).map(({ code, message, nearest }) => `${code} ${message}${nearest ? ` (${nearest})` : ''}`);
}

describe('checkExtraRoutes', () => {
  it('takes addresses that lead to a page in one step', () => {
    expect(faults({ '/m/buy': 'shop.screen', '/m/Old': '/m/SHOP?from=old', '/x.html': '/m/shop.html#top' })).toEqual(
      [],
    );
  });

  it('takes the address of a feature that is switched off for another page', () => {
    expect(faults({ '/m/club': '/m/shop', '/m/club.html': 'shop.screen' })).toEqual([]);
  });

  it('refuses an address of a page that the brand has, in any letter case', () => {
    expect(faults({ '/M/Shop': '/m/shop.html' })).toEqual([
      "ROUTE_TAKEN /M/Shop is a feature's own address; this entry is never reached.",
    ]);
  });

  it('refuses what leads to a feature that is switched off, by its route or by its path', () => {
    expect(faults({ '/m/a': 'club.screen', '/m/b': '/m/club.html' })).toEqual([
      'ROUTE_OFF /m/a leads to club.screen, and features switches club off.',
      'ROUTE_OFF /m/b leads to /m/club.html, and features switches club off.',
    ]);
  });

  it('refuses each step of a chain, and says where it ends', () => {
    expect(faults({ '/m/a': '/m/b', '/m/b': '/m/C', '/m/c': 'shop.screen' })).toEqual([
      'ROUTE_CHAINED /m/a → /m/b → /m/c → shop.screen takes more than one step.',
      'ROUTE_CHAINED /m/b → /m/c → shop.screen takes more than one step.',
    ]);
  });

  it('refuses circles of any length, and what leads into one', () => {
    expect(faults({ '/m/a': '/m/a?x', '/m/b': '/m/c', '/m/c': '/m/b', '/m/d': '/m/c' })).toEqual([
      'ROUTE_LOOP /m/a → /m/a?x never ends.',
      'ROUTE_LOOP /m/b → /m/c → /m/b never ends.',
      'ROUTE_LOOP /m/c → /m/b → /m/c never ends.',
      'ROUTE_LOOP /m/d → /m/c → /m/b → /m/c never ends.',
    ]);
  });

  it('refuses a slash too many in an address or in what it leads to, and says how it is written', () => {
    const slashed = {
      '/m/old/': 'shop.screen',
      '/m//twice/?a=b//c#d': 'shop.screen',
      '/m/a': '/m/shop//#top/',
      '/m/b/': '/m/no/',
    };
    expect(faults(slashed)).toEqual([
      'ROUTE_SLASHED /m/old/ has a slash too many; /m/old is the same address. (/m/old)',
      'ROUTE_SLASHED /m//twice/?a=b//c#d has a slash too many; /m/twice?a=b//c#d is the same address. (/m/twice?a=b//c#d)',
      'ROUTE_SLASHED /m/a leads to /m/shop//#top/, which has a slash too many. (/m/shop#top/)',
      'ROUTE_SLASHED /m/b/ has a slash too many; /m/b is the same address. (/m/b)',
    ]);
    expect(faults({ '/m/a': '/m/shop?from=/old//b/' })).toEqual([]);
  });

  it('refuses the same address in other letters, at the entry that is never reached', () => {
    const [first, ...others] = found({ '/m/Buy': 'shop.screen', '/m/buy': 'shop.screen' });
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      code: 'ROUTE_TAKEN',
      message: '/m/Buy is the same address as /m/buy; one of the two is never reached.',
      pointer: '/extraRoutes/~1m~1Buy',
      column: 17,
    });
  });

  it('points at the address where that is wrong, and at what it leads to where that is', () => {
    const table = { '/m/a/': 'shop.screen', '/m/shop': 'shop.screen', '/m/b': 'shop.scren' };
    expect(found(table).map(({ code, column }) => [code, column])).toEqual([
      ['ROUTE_SLASHED', 17],
      ['ROUTE_TAKEN', 39],
      ['LINK_UNKNOWN', 70],
    ]);
  });

  it('takes the root for the address that it is', () => {
    expect(faults({ '/': '/m/shop', '/m/a': '/' })).toEqual([
      'ROUTE_CHAINED /m/a → / → /m/shop takes more than one step.',
    ]);
  });

  it('refuses what leads to nothing, and names the nearest route or path', () => {
    expect(faults({ '/m/a': 'shop.scren', '/m/b': '/m/shopp', '/m/c': 'far.off' })).toEqual([
      'LINK_UNKNOWN /m/a leads to shop.scren, which does not exist. (shop.screen)',
      'LINK_UNKNOWN /m/b leads to /m/shopp, which does not exist. (/m/shop)',
      'LINK_UNKNOWN /m/c leads to far.off, which does not exist.',
    ]);
  });

  it('says of a chain what to write instead', () => {
    const [first] = found({ '/m/a': '/m/b', '/m/b': 'shop.screen' });
    expect(first?.hint).toBe('Write "/m/a": "shop.screen".');
  });

  it('has nothing to say of a brand without further addresses', () => {
    expect(
      checkExtraRoutes({ merchant: { file: '', text: '', value: {} } } as unknown as ValidSource, [shop], [shop]),
    ).toEqual([]);
  });
});
