import { describe, expect, it } from 'vitest';
import type { MenuItem } from '../../contracts/feature.ts';
import { aSitePart, noOrigins } from '../site.fixture.ts';
import { explainValue } from './explain-value.ts';

const item = (id: string, rest: Partial<MenuItem> = {}): MenuItem => ({
  id,
  order: 1,
  label: 'x:y',
  icon: 'home',
  target: { route: 'home.screen' },
  ...rest,
});
const deposit = item('cashier.item', {
  visible: { flag: 'DEPOSIT' },
  refuses: [{ when: { not: { role: 'deposit' } }, answer: { text: 'cashier:no' } }],
});
const site = aSitePart({
  maintenance: true,
  flags: { DEPOSIT: true },
  promotions: { LOGIN: false },
  template: { mem_cen: true },
  settings: { 'wallet.mode': 'single' },
  rules: { email: { enabled: true, min: 5 } },
  slots: {
    'memberCentre.item': [deposit, item('help.item')],
    'sideMenu.item': [deposit, item('agentHome.item', { visible: { role: 'agent' } })],
  },
});
const explained = (id: string, origins = noOrigins) =>
  explainValue(site, { site, origins, context: { app: 'browser', language: 'en' } }, id);

describe('explainValue', () => {
  it.each([
    ['flags.DEPOSIT', 'is on. It decides about cashier.item.'],
    ['promotions.LOGIN', 'is off. No item asks for it.'],
    ['template.mem_cen', 'is on. No item asks for it.'],
    ['settings.wallet.mode', 'is "single". No item asks for it.'],
    ['settings.ages.gate', 'is 18. No item asks for it.'],
    ['rules.email.enabled', 'is on. No item asks for it.'],
    ['rules.email.min', 'is 5. No item asks for it.'],
    ['roles.deposit', `is ${JSON.stringify(site.roles.deposit)}. It decides about cashier.item.`],
    ['roles.nonAgent', `is ${JSON.stringify(site.roles.nonAgent)}. It decides about agentHome.item.`],
    ['maintenance', 'is on. No item asks for it.'],
  ])('says what %s is, and which items it decides about', (id, words) => {
    expect(explained(id)).toEqual({
      id,
      kind: 'value',
      place: '',
      state: 'shown',
      text: `${id} ${words}`,
      reasons: [],
    });
  });

  it('names each item that asks for a value once', () => {
    const both = aSitePart({
      slots: { 'sideMenu.item': [deposit, item('cashier.withdraw', { visible: { flag: 'DEPOSIT' } })] },
    });
    const scene = { site: both, origins: noOrigins, context: { app: 'browser', language: 'en' } } as const;
    expect(explainValue({ ...both, flags: { DEPOSIT: false } }, scene, 'flags.DEPOSIT')?.text).toBe(
      'flags.DEPOSIT is off. It decides about cashier.item, cashier.withdraw.',
    );
  });

  it('says where a value comes from', () => {
    const origin = { layer: 'site', file: 'site.json', pointer: '/flags/DEPOSIT' } as const;
    const found = explained('flags.DEPOSIT', { values: { 'flags.DEPOSIT': origin }, dropped: [] });
    expect(found?.text).toBe(
      'flags.DEPOSIT is on, from the site configuration (site.json#/flags/DEPOSIT). It decides about cashier.item.',
    );
    expect(found?.origin).toEqual(origin);
  });

  it.each([
    'flags.NONE',
    'flags.toString',
    'flags',
    'rules',
    'rules.email',
    'rules.none.enabled',
    'identity.code',
    'nothing',
    '',
  ])('knows no value called %j', (id) => {
    expect(explained(id)).toBeUndefined();
  });
});
