import { describe, expect, it } from 'vitest';
import type { ContributionBase, FeatureManifest, MenuItem } from '../../contracts/feature.ts';
import type { SitePart } from '../../contracts/site.ts';
import { aDocument, aSource, inWords } from './a-source.fixture.ts';
import { checkLinks, type FindItem } from './check-links.ts';
import { findInNavigation } from './find-in-navigation.ts';

const shop: FeatureManifest = {
  id: 'shop',
  owner: 'games',
  routes: [{ id: 'shop.screen', path: '/m/shop', title: 'shop:title' }],
  actions: ['shop.buy'],
  blocks: ['shop.shelf'],
};
const plain: FeatureManifest = { id: 'plain', owner: 'games' };
type Item = Partial<MenuItem> & { readonly block?: string };

/** What is said of a site whose side menu has one item. */
function said(
  item: Item,
  { guards = [], find = () => undefined }: { guards?: readonly { to: string }[]; find?: FindItem } = {},
) {
  const items: readonly (ContributionBase & Item)[] = [{ id: 'other.item', order: 10, ...item }];
  const routes = (shop.routes ?? []).map((route) => ({ ...route, guards }));
  const site = { slots: { 'sideMenu.item': items }, routes } as unknown as SitePart;
  return inWords(checkLinks(site, [shop, plain], find));
}

describe('checkLinks', () => {
  it.each<[Item]>([
    [{}],
    [{ target: { route: 'shop.screen' } }],
    [{ target: { action: 'shop.buy' } }],
    [{ target: { resource: 'anything' } }],
    [{ block: 'shop.shelf' }],
    [{ refuses: [{ when: { session: true }, answer: { text: 'shop:no' } }] }],
  ])('lets %j be', (item) => {
    expect(said(item, { guards: [{ to: 'shop.screen' }] })).toEqual([]);
  });

  it.each<[Item, string, string]>([
    [{ target: { route: 'shop.scren' } }, 'shop.scren', 'shop.screen'],
    [{ target: { action: 'shop.by' } }, 'shop.by', 'shop.buy'],
    [{ block: 'shop.shelff' }, 'shop.shelff', 'shop.shelf'],
    [{ refuses: [{ when: { session: true }, answer: { route: 'shop.scren' } }] }, 'shop.scren', 'shop.screen'],
    [{ refuses: [{ when: { session: true }, answer: { action: 'shop.by' } }] }, 'shop.by', 'shop.buy'],
  ])('finds the dead end of %j in its feature', (item, name, nearest) => {
    expect(said(item)).toEqual([
      `LINK_UNKNOWN src/features/other/feature.ts#: other.item leads to ${name}, which does not exist. (${nearest})`,
    ]);
  });

  it('finds it where the merchant placed the item', () => {
    const document = aDocument('navigation.json', { slots: { 'sideMenu.item': ['other.item'] } });
    const find: FindItem = (slot, id) =>
      slot === 'sideMenu.item' && id === 'other.item' ? { document, pointer: '/slots/sideMenu.item/0' } : undefined;
    expect(said({ target: { route: 'far' } }, { find })).toEqual([
      'LINK_UNKNOWN navigation.json#/slots/sideMenu.item/0: other.item leads to far, which does not exist.',
    ]);
  });

  it('finds a guard that sends visitors nowhere', () => {
    expect(said({}, { guards: [{ to: 'shop.scren' }] })).toEqual([
      'LINK_UNKNOWN src/features/shop/feature.ts#: shop.screen leads to shop.scren, which does not exist. (shop.screen)',
    ]);
  });
});

describe('findInNavigation', () => {
  it('finds the line of an item that the navigation placed, and none of another', () => {
    const source = aSource();
    const values = {
      'slots.footer.tab.a.b': { layer: 'merchant', pointer: '/slots/footer.tab/0' },
      'slots.footer.tab.a.c': { layer: 'engine' },
    } as const;
    const find = findInNavigation(source, { values, dropped: [] });
    expect(find('footer.tab', 'a.b')).toEqual({ document: source.navigation, pointer: '/slots/footer.tab/0' });
    expect([find('footer.tab', 'a.c'), find('footer.tab', 'a.d')]).toEqual([undefined, undefined]);
  });
});
