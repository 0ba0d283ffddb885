import { describe, expect, it } from 'vitest';
import type { FeatureManifest } from '../../contracts/feature.ts';
import { resolve } from '../resolve/resolve-sources.fixture.ts';
import { describeSlots } from './describe-slots.ts';

const strings = { en: { shop: { one: 'One', note: 'Only here', no: 'Not for you', title: 'The shop' } } };

/** What a manifest says about the slots of a feature; slots without items are left out. */
function inWords(contributes: FeatureManifest['contributes'], more: Partial<FeatureManifest> = {}) {
  const shop: FeatureManifest = {
    id: 'shop',
    owner: 'platform',
    routes: [{ id: 'shop.screen', path: '/m/shop', title: 'shop:title' }],
    ...(contributes ? { contributes } : {}),
    ...more,
  };
  const lines = describeSlots({ ...resolve({ features: [shop] }), strings });
  return lines
    .join('\n')
    .replaceAll(/^\S+\n {2}everybody: nothing\n/gm, '')
    .split('\n');
}

const target = { route: 'shop.screen' } as const;
const tab = { id: 'shop.tab', order: 10, label: 'shop:one', icon: 'home', target } as const;

describe('describeSlots', () => {
  it('says everything that an item has', () => {
    const lines = inWords({
      'sideMenu.item': [
        { ...tab, id: 'shop.full', note: 'shop:note', group: 'more', badge: 'unread' },
        { ...tab, id: 'shop.action', order: 20, target: { action: 'shop.buy' } },
        { ...tab, id: 'shop.link', order: 30, target: { resource: 'TELEGRAM' } },
        { ...tab, id: 'shop.params', order: 40, target: { route: 'shop.screen', params: { tab: 'new', page: '2' } } },
      ] as never,
      'footer.tab': [{ ...tab, emphasis: 'centre' }],
      'home.section': [
        { id: 'shop.section', order: 10, block: 'shop.section' },
        { id: 'shop.again', order: 20, block: 'shop.section' },
      ],
      'login.method': [{ id: 'shop.login', order: 10, label: 'shop:login', form: 'loginUsername' }],
    });
    expect(lines).toEqual([
      'SLOTS',
      'sideMenu.item',
      '  everybody',
      '    shop.full  "One"  "Only here"  → shop.screen  icon home  group more  badge unread',
      '    shop.action  "One"  → does shop.buy  icon home',
      '    shop.link  "One"  → opens TELEGRAM  icon home',
      '    shop.params  "One"  → shop.screen tab=new page=2  icon home',
      'footer.tab',
      '  everybody',
      '    shop.tab  "One"  → shop.screen  icon home  in the middle',
      'home.section',
      '  everybody',
      '    shop.section',
      '    shop.again  block shop.section',
      'login.method',
      '  everybody',
      '    shop.login  "shop:login"  form loginUsername',
      'sent elsewhere',
      '',
    ]);
  });

  it('puts visitors together who see the same, and says who sees nothing', () => {
    const lines = inWords({
      'footer.tab': [{ ...tab, visible: { session: true } }],
      'sideMenu.item': [{ ...tab, id: 'shop.agents', visible: { role: 'agent' } }] as never,
    });
    expect(lines).toEqual([
      'SLOTS',
      'sideMenu.item',
      '  guest, member, trial: nothing',
      '  agent-member, agent',
      '    shop.agents  "One"  → shop.screen  icon home',
      'footer.tab',
      '  guest: nothing',
      '  member, agent-member, trial, agent',
      '    shop.tab  "One"  → shop.screen  icon home',
      'sent elsewhere',
      '',
    ]);
  });

  it('says whom an item refuses, with the words or the place that answer', () => {
    const lines = inWords({
      'footer.tab': [
        {
          ...tab,
          refuses: [
            { when: { session: false }, answer: { text: 'shop:no' } },
            { when: { role: 'trial' }, answer: { route: 'shop.screen' } },
          ],
        },
      ] as never,
    });
    expect(lines).toEqual([
      'SLOTS',
      'footer.tab',
      '  guest',
      '    shop.tab  "One"  → shop.screen  icon home  refused: "Not for you"',
      '  member, agent-member, agent',
      '    shop.tab  "One"  → shop.screen  icon home',
      '  trial',
      '    shop.tab  "One"  → shop.screen  icon home  refused: → shop.screen',
      'sent elsewhere',
      '',
    ]);
  });

  it('says whom a page sends elsewhere, and where', () => {
    const lines = inWords(undefined, {
      routes: [
        {
          id: 'shop.screen',
          path: '/m/shop',
          title: 'shop:title',
          guards: [{ when: { session: false }, to: 'shop.door' }],
        },
        { id: 'shop.door', path: '/m/door', title: 'shop:title' },
      ],
    });
    expect(lines).toEqual(['SLOTS', 'sent elsewhere', '  guest', '    /m/shop → shop.door', '']);
  });
});
