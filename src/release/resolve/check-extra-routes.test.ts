import { describe, expect, it } from 'vitest';
import type { FeatureManifest } from '../../contracts/feature.ts';
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
function faults(extraRoutes: Readonly<Record<string, string>>): readonly string[] {
  const value = { extraRoutes };
  const merchant = { file: 'merchant.json', text: JSON.stringify(value), value };
  const source = { merchant } as unknown as ValidSource;
  return checkExtraRoutes(source, [shop], [shop, club]).map(({ code, message }) => `${code} ${message}`);
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
});
