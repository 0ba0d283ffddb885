import { describe, expect, it } from 'vitest';
import type { MenuItem } from '../../contracts/feature.ts';
import type { OriginsPart } from '../../contracts/origins.ts';
import { formTable } from '../forms/form-table.ts';
import { aSitePart, noOrigins } from '../site.fixture.ts';
import { matchNames, namesIn } from './find-names.ts';

const item = (id: string, route: string): MenuItem => ({
  id,
  order: 1,
  label: 'cashier:deposit',
  icon: 'plus',
  target: { route },
});
const site = aSitePart({
  flags: { DEPOSIT: true },
  promotions: { REFERRAL: true },
  template: { mem_cen: true },
  settings: { 'wallet.mode': 'multi' },
  lobby: { games: [], vendors: [] },
  routes: [{ id: 'cashier.screen', path: '/m/cashier', title: 'cashier:title' }],
  slots: {
    'memberCentre.item': [item('cashier.item', 'cashier.screen')],
    'sideMenu.item': [
      item('cashier.item', 'cashier.screen'),
      item('vip.item', 'vip.screen'),
      { ...item('chat.item', ''), target: { action: 'cashier.screen' } },
    ],
    gate: [{ id: 'ages.gate', order: 1, block: 'ages.gate' }],
  },
});
const origins: OriginsPart = {
  values: {},
  dropped: [{ id: 'referral.tab', slot: 'footer.tab', file: 'navigation.json', pointer: '/slots/footer.tab' }],
};

describe('namesIn', () => {
  it('names each thing once: items, those left out, routes, fields, values and texts', () => {
    const names = namesIn(site, origins, { cashier: { deposit: 'Deposit', title: 'Cashier' } });
    const fields = Object.entries(formTable).flatMap(([form, specs]) => specs.map(({ field }) => `${form}.${field}`));
    const settings = Object.keys(site.settings).map((name) => `settings.${name}`);
    expect(names.toSorted()).toEqual(
      [
        ...['ages.gate', 'cashier.item', 'chat.item', 'vip.item', 'referral.tab', 'cashier.screen'],
        ...['flags.DEPOSIT', 'promotions.REFERRAL', 'template.mem_cen', 'lobby.games', 'lobby.vendors'],
        ...['cashier:deposit', 'cashier:title'],
        ...fields,
        ...settings,
      ].toSorted(),
    );
  });

  it('names no texts and no leading games where a site has none', () => {
    const names = namesIn(aSitePart(), noOrigins);
    expect(names.filter((name) => name.includes(':') || name.startsWith('lobby.'))).toEqual([]);
  });
});

describe('matchNames', () => {
  const names = namesIn(site, origins, { cashier: { deposit: 'Deposit', 'big.screen': 'Big' } });
  const matches = (word: string) => matchNames(word, site, names);

  it('takes the very name, a text key among them', () => {
    expect(matches('cashier.item')).toEqual(['cashier.item']);
    expect(matches('cashier:deposit')).toEqual(['cashier:deposit']);
    // Others end with it; the very name is meant.
    expect(matchNames('item', site, ['cashier.item', 'item'])).toEqual(['item']);
  });

  it('takes by their whole names the values that no short word means', () => {
    for (const name of ['roles.deposit', 'rules.email.required', 'maintenance']) {
      expect(names).not.toContain(name);
      expect(matches(name)).toEqual([name]);
    }
    expect(matches('rules.email.none')).toEqual([]);
  });

  it('takes every name that ends with a short one, in any case, and what was left out', () => {
    expect(matches('deposit')).toEqual(['flags.DEPOSIT']);
    expect(matches('tab')).toEqual(['referral.tab']);
    expect(matches('Birthday')).toEqual([
      'registrationUsername.birthday',
      'registrationMobile.birthday',
      'registrationSocial.birthday',
      'settings.ages.birthday',
    ]);
  });

  it('takes with a route the items that lead to it, each once', () => {
    expect(matches('screen')).toEqual(['cashier.screen', 'cashier.item']);
  });

  it('takes the names of a feature, else those that contain the word, else none', () => {
    expect(matches('Cashier')).toEqual(['cashier.item', 'cashier.screen']);
    const others = ['vip.item', 'agentVip.item', 'agent.vip.screen', 'Vip.screen'];
    expect(matchNames('vip', site, others)).toEqual(['vip.item', 'Vip.screen']);
    expect(matches('eferra')).toEqual(['referral.tab', 'promotions.REFERRAL']);
    expect(matches('nothing like it')).toEqual([]);
  });

  it('takes text keys only for a word that is written as one', () => {
    expect(matches('depos')).toEqual(['flags.DEPOSIT', 'settings.safePlay.monthlyDepositCap']);
    expect(matches('cashier:DEPOSI')).toEqual(['cashier:deposit']);
  });
});
