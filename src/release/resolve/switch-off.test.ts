import { describe, expect, it } from 'vitest';
import type { FeatureManifest, Refusal } from '../../contracts/feature.ts';
import type { Valid, ValidSource } from '../validate/valid-source.ts';
import { applyNavigation } from './apply-navigation.ts';
import { checkRemains, keptFeatures, switchOff } from './switch-off.ts';

const tab = (id: string, route: string) =>
  ({ id, order: 10, label: 'home:tab', icon: 'home', target: { route } }) as const;

const agent: FeatureManifest = {
  id: 'agent',
  owner: 'agents',
  routes: [{ id: 'agent.home', path: '/m/agent/home', title: 'agent:title' }],
  contributes: { 'footer.tab': [tab('agent.tab', 'agent.home')] },
};
const home: FeatureManifest = {
  id: 'home',
  owner: 'games',
  routes: [{ id: 'home.screen', path: '/m/home', title: 'home:title' }],
  contributes: { 'footer.tab': [tab('home.tab', 'home.screen'), tab('home.team', 'agent.home')] },
};

function document<T>(file: string, value: T): Valid<T> {
  return { file: `merchants/test/${file}`, text: JSON.stringify(value), value };
}

function merchantWith(features: Readonly<Record<string, boolean>>): ValidSource['merchant'] {
  return document('merchant.json', { features }) as ValidSource['merchant'];
}

function slotsOf(merchant: ValidSource['merchant'], listed: readonly string[]) {
  const navigation = document('navigation.json', { $schema: '', slots: { 'footer.tab': [...listed] } });
  return switchOff(applyNavigation([agent, home], navigation), merchant);
}

describe('a feature that is switched off', () => {
  const off = merchantWith({ agent: false });

  it('loses its routes and items, and the items of others that lead to it, listed or not', () => {
    expect(keptFeatures([agent, home], off)).toEqual([home]);
    const { slots, dropped, problems } = slotsOf(off, ['home.tab', 'agent.tab', 'home.team']);
    expect(slots['footer.tab'].map(({ id }) => id)).toEqual(['home.tab']);
    expect(problems.filter(({ pointer }) => pointer.includes('footer'))).toEqual([]);
    expect(dropped).toEqual(
      ['agent.tab', 'home.team'].map((id) => ({
        ...{ id, slot: 'footer.tab', file: 'merchants/test/merchant.json', pointer: '/features/agent' },
      })),
    );
  });

  it('takes items and routes of others that belong to it, and names what leads to it by code', () => {
    const games: FeatureManifest = {
      id: 'games',
      owner: 'games',
      routes: [
        { id: 'games.all', path: '/m/games', title: 'games:all' },
        { id: 'games.agents', path: '/m/agent-games', title: 'games:agents', partOf: 'agent' },
      ],
      contributes: { 'footer.tab': [{ ...tab('games.tab', 'games.all'), partOf: 'agent' }] },
      leadsInCode: ['agent.home', 'home.screen'],
    };
    const [, kept] = keptFeatures([agent, home, games], off);
    expect(kept?.routes?.map(({ id }) => id)).toEqual(['games.all']);
    const navigation = document('navigation.json', { $schema: '', slots: {} });
    const { slots } = switchOff(applyNavigation([home, games], navigation), off);
    expect(slots['footer.tab'].map(({ id }) => id)).toEqual(['home.tab']);
    expect(checkRemains([home, games], off)).toMatchObject([
      {
        code: 'FEATURE_REMAINS',
        severity: 'warning',
        message: expect.stringContaining('games still lead to agent.home'),
      },
    ]);
  });

  it('is missed where a slot needs an item and has only its own', () => {
    const { problems } = slotsOf(off, ['agent.tab']);
    expect(problems.find(({ pointer }) => pointer === '/features')).toMatchObject({ code: 'SLOT_EMPTY' });
  });

  it('is there again once it is switched on', () => {
    const on = merchantWith({ agent: true });
    expect(keptFeatures([agent, home], on)).toEqual([agent, home]);
    expect(slotsOf(on, ['agent.tab']).slots['footer.tab'].map(({ id }) => id)).toEqual(['agent.tab']);
  });

  it('takes with it where its items stood, and what shows its blocks or does its actions', () => {
    const other: FeatureManifest = {
      id: 'other',
      owner: 'games',
      contributes: {
        'home.section': [
          { id: 'other.team', order: 10, block: 'agent.team' },
          { id: 'other.own', order: 20, block: 'other.own' },
        ],
        'settings.row': [
          { ...tab('other.act', ''), target: { action: 'agent.invite' } },
          { ...tab('other.help', ''), target: { resource: 'agent' } },
        ],
      },
    };
    const navigation = document('navigation.json', { $schema: '', slots: { 'settings.row': ['other.act'] } });
    const { slots, origins, dropped, problems } = switchOff(applyNavigation([home, other], navigation), off);
    expect(slots['home.section'].map(({ id }) => id)).toEqual(['other.own']);
    expect(slots['settings.row']).toEqual([]);
    expect(Object.keys(origins)).toEqual(['slots.footer.tab.home.tab', 'slots.home.section.other.own']);
    expect(dropped.map(({ id, slot, file, pointer }) => `${id} ${slot} ${file}${pointer}`)).toEqual([
      'other.help settings.row merchants/test/navigation.json/slots/settings.row',
      'home.team footer.tab merchants/test/merchant.json/features/agent',
      'other.team home.section merchants/test/merchant.json/features/agent',
      'other.act settings.row merchants/test/merchant.json/features/agent',
    ]);
    expect(problems).toEqual([]);
  });

  it('hides an item from those whom its refusal would send there, and keeps the other refusals', () => {
    const refusal = (when: Refusal['when'], answer: Refusal['answer']): Refusal => ({ when, answer });
    const [toRoute, toAction, toText] = [
      refusal({ session: false }, { route: 'agent.home' }),
      refusal({ flag: 'CBS3' }, { action: 'agent.invite' }),
      refusal({ flag: 'DEPOSIT' }, { text: 'home:no' }),
    ];
    const tabs = [
      { ...tab('home.open', 'home.screen'), refuses: [toRoute, toText, toAction] },
      { ...tab('home.seen', 'home.screen'), visible: { flag: 'WITHDRAW' }, refuses: [toRoute] },
      { ...tab('home.text', 'home.screen'), refuses: [toText] },
    ];
    const features = [{ ...home, contributes: { 'footer.tab': tabs } }];
    const navigation = document('navigation.json', { $schema: '', slots: {} });
    expect(switchOff(applyNavigation(features, navigation), off).slots['footer.tab']).toEqual([
      {
        ...tab('home.open', 'home.screen'),
        refuses: [toText],
        visible: { all: [{ not: { session: false } }, { not: { flag: 'CBS3' } }] },
      },
      {
        ...tab('home.seen', 'home.screen'),
        refuses: [],
        visible: { all: [{ flag: 'WITHDRAW' }, { not: { session: false } }] },
      },
      tabs[2],
    ]);
  });

  it('is spoken of at its line where code still leads to it', () => {
    const kept = [{ ...home, leadsInCode: ['agent.home', 'home.screen'] }, home];
    expect(checkRemains(kept, off)).toMatchObject([
      {
        code: 'FEATURE_REMAINS',
        severity: 'warning',
        pointer: '/features/agent',
        message: 'agent is switched off, and the screens of home still lead to agent.home.',
      },
    ]);
  });

  it('leaves slots that never had an item alone', () => {
    const navigation = document('navigation.json', { $schema: '', slots: {} });
    const { problems } = switchOff(applyNavigation([agent], navigation), off);
    expect(problems.map(({ code, file, pointer, message }) => [code, file, pointer, message])).toEqual([
      ['SLOT_EMPTY', 'merchants/test/navigation.json', '', 'home.section needs at least one item.'],
      [
        'SLOT_EMPTY',
        'merchants/test/merchant.json',
        '/features',
        'footer.tab needs at least one item, and only switched off features have any.',
      ],
    ]);
  });
});
