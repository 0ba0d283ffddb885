import { describe, expect, it } from 'vitest';
import type { Condition } from '../../contracts/conditions.ts';
import type { Denial, FeatureManifest, MenuItem, RouteDefinition, Target } from '../../contracts/feature.ts';
import type { SiteOptions } from '../site.fixture.ts';
import { leadClaims } from './lead-claims.ts';
import { prove } from './prove.ts';
import { anItem, aSubject, service } from './subject.fixture.ts';

const home: RouteDefinition = { id: 'home.screen', path: '/m/home', title: 'home:title' };
const login: RouteDefinition = { id: 'login.screen', path: '/m/login', title: 'login:title' };
const entrance: FeatureManifest = {
  id: 'login',
  owner: 'account',
  outlets: { 'login.screen': ['login.method'] },
  ownBack: ['login.screen'],
};
const subjectWith = (shown: MenuItem, site: SiteOptions = {}) =>
  aSubject({
    features: [service, entrance],
    site: { routes: [home, login], slots: { 'sideMenu.item': [shown] }, ...site },
  });
const faults = (shown: MenuItem, site?: SiteOptions) =>
  prove(subjectWith(shown, site)).findings.map(({ invariant, about, visitor, changes }) => [
    invariant,
    about,
    visitor,
    ...changes.map(({ name }) => name),
  ]);

describe('leadClaims', () => {
  it('has nothing against a tap on a mounted screen or on an action that somebody implements', () => {
    expect(faults(anItem({ route: 'home.screen' }))).toEqual([]);
    expect(leadClaims(subjectWith(anItem({ action: 'customerService.open' })))).toEqual([]);
  });

  it('says which screen is not mounted and which action nobody implements', () => {
    const claims = (target: Target) => leadClaims(subjectWith(anItem(target)));
    const common = { about: 'test.item', madeBy: ['slots.sideMenu.item.test.item'] };
    expect(claims({ route: 'vip.screen' })).toMatchObject([{ ...common, because: 'vip.screen is not mounted' }]);
    expect(claims({ action: 'vip.open' })).toMatchObject([{ ...common, because: 'no feature implements vip.open' }]);
    expect(faults(anItem({ route: 'vip.screen' }))).toEqual([['general.itemsLead', 'test.item', 'a guest']]);
    expect(faults(anItem({ action: 'vip.open' }))).toEqual([['general.itemsLead', 'test.item', 'a guest']]);
  });

  it('finds a resource that may be taken away while its item shows', () => {
    const resources = [{ resourceType: 'Telegram', url: 'https://t.me/x' }];
    const target = { resource: 'TELEGRAM' };
    expect(faults(anItem(target), { resources })).toEqual([
      ['general.itemsLead', 'test.item', 'a guest', 'resources.telegram'],
    ]);
    expect(faults(anItem(target, { visible: { resource: 'TELEGRAM' } }), { resources })).toEqual([]);
  });

  it('looks at the answer of a refusal too, for whom no earlier one answers', () => {
    const refused = (...rules: [Condition, Denial][]) =>
      anItem({ route: 'home.screen' }, { refuses: rules.map(([when, answer]) => ({ when, answer })) });
    expect(faults(refused([{ session: false }, { text: 'test:no' }]))).toEqual([]);
    expect(faults(refused([{ session: false }, { route: 'vip.screen' }]))).toEqual([
      ['general.itemsLead', 'test.item', 'a guest'],
    ]);
    expect(
      faults(refused([{ session: false }, { text: 'test:no' }], [{ session: false }, { route: 'vip.screen' }])),
    ).toEqual([]);
    expect(
      faults(anItem({ route: 'vip.screen' }, { refuses: [{ when: { all: [] }, answer: { text: 'test:no' } }] })),
    ).toEqual([]);
  });

  it('lets a guard ask a guest to log in, and finds one that sends players elsewhere', () => {
    const guarded = (...guards: NonNullable<RouteDefinition['guards']>[number][]) => ({
      routes: [home, login, { id: 'vip.screen', path: '/m/vip', title: 'vip:title', guards }],
    });
    const toVip = anItem({ route: 'vip.screen' });
    const asked = { when: { session: false }, to: 'login.screen' } as const;
    expect(faults(toVip, guarded(asked))).toEqual([]);
    expect(faults(toVip, guarded(asked, { when: { session: false }, to: 'home.screen' }))).toEqual([]);
    expect(faults(toVip, guarded(asked, { when: { flag: 'CBS3' }, to: 'home.screen' }))).toEqual([
      ['general.itemsLead', 'test.item', 'a player of type 0 (member, nonAgent, deposit, withdraw)', 'flags.CBS3'],
    ]);
  });

  it('asks nothing of an item on a screen that opens to nobody', () => {
    const shut = { ...login, guards: [{ when: { all: [] }, to: 'home.screen' }] };
    const slots = { 'login.method': [{ ...anItem({ route: 'vip.screen' }), form: 'loginUsername' }] };
    expect(faults(anItem({ route: 'home.screen' }), { routes: [home, shut], slots })).toEqual([]);
    expect(faults(anItem({ route: 'home.screen' }), { routes: [home, login], slots })).toEqual([
      ['general.itemsLead', 'test.item', 'a guest'],
    ]);
  });
});
