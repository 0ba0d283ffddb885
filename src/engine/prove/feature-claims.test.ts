import { describe, expect, it } from 'vitest';
import type { Condition } from '../../contracts/conditions.ts';
import type { FeatureManifest, MenuItem, RouteDefinition, Target } from '../../contracts/feature.ts';
import type { Invariant } from '../../contracts/invariant.ts';
import type { SiteOptions } from '../site.fixture.ts';
import { baseId, claimsOf, featureClaims } from './feature-claims.ts';
import { always, implies } from './formulas.ts';
import { aSubject } from './subject.fixture.ts';

const item = (id: string, target: Target, rest: Partial<MenuItem> = {}): MenuItem => ({
  id,
  order: 1,
  label: 'test:item',
  icon: 'home',
  target,
  ...rest,
});
const method = (id: string, visible?: Condition) => ({
  id,
  order: 1,
  label: 'login:method',
  form: 'loginUsername',
  ...(visible === undefined ? {} : { visible }),
});
const guarded: RouteDefinition = {
  id: 'login.screen',
  path: '/m/login',
  title: 'login:title',
  guards: [{ when: { session: true }, to: 'home.screen' }],
};
const home: RouteDefinition = { id: 'home.screen', path: '/m/home', title: 'home:title' };
const open: Condition = { all: [{ not: { session: true } }] };
const shown: FeatureManifest = {
  id: 'login',
  owner: 'account',
  outlets: { 'login.screen': ['login.method', 'login.option'] },
};
const claims = (invariant: Invariant, site: SiteOptions) =>
  claimsOf(invariant, aSubject({ features: [shown], site: { routes: [home, guarded], ...site } }));

describe('claimsOf a slot that must be filled', () => {
  const promise = { id: 'login.hasMethod', says: 'There is a way in.', fills: 'login.method' } as const;
  const slots = {
    'login.method': [method('login.username'), method('login.mobile', { flag: 'CBS3' })],
    'login.option': [
      { id: 'login.google:extra', order: 1, block: 'login.google' },
      { id: 'login.forgot', order: 2, block: 'login.forgot' },
    ],
  };
  const allowed = (...visible: Condition[]) => visible.map((one): Condition => ({ all: [one] }));

  it('asks for some item of the slot wherever its screen opens', () => {
    expect(claims({ ...promise, where: 'login.screen' }, { slots })).toEqual([
      {
        invariant: 'login.hasMethod',
        says: 'There is a way in.',
        about: 'login.method',
        must: implies(open, { any: allowed(always, { flag: 'CBS3' }) }),
        madeBy: ['slots.login.method.login.username', 'slots.login.method.login.mobile', 'dropped.login.method'],
      },
    ]);
  });

  it('counts what the promise names of other slots, by the feature’s own id', () => {
    const [claim] = claims({ ...promise, where: 'login.screen', or: ['login.google'] }, { slots });
    expect(claim?.must).toEqual(implies(open, { any: allowed(always, { flag: 'CBS3' }, always) }));
    expect(claim?.madeBy).toHaveLength(3);
  });

  it('asks nothing where the screen is not mounted', () => {
    expect(claims({ ...promise, where: 'vip.screen' }, { slots })).toEqual([]);
  });
});

describe('claimsOf visitors who are kept out', () => {
  const trial = { role: 'trial' } as const;
  const promise = { id: 'vip.keepsOut', says: 'No trial player gets in.', keepsOut: trial } as const;
  const common = { invariant: 'vip.keepsOut', says: 'No trial player gets in.' };
  const refuses = [{ when: { session: false }, answer: { action: 'vip.open' } }] as const;

  it('asks of a guard to turn them away, and of each tap that leads there', () => {
    const slots = {
      'sideMenu.item': [
        item('vip.item', { route: 'login.screen' }),
        item('home.item', { route: 'home.screen' }),
        item('vip.button', { action: 'vip.open' }),
      ],
    };
    expect(claims({ ...promise, from: [{ route: 'login.screen' }] }, { slots })).toEqual([
      { ...common, about: 'login.screen', must: implies(trial, { not: open }), madeBy: [] },
      {
        ...common,
        about: 'vip.item',
        must: { not: { all: [trial, always, { all: [always] }] } },
        madeBy: ['slots.sideMenu.item.vip.item'],
      },
    ]);
    expect(claims({ ...promise, from: [{ route: 'vip.screen' }] }, { slots })).toEqual([]);
  });

  it('asks of each tap that does what they are kept from, a refusal’s answer among them', () => {
    const slots = {
      'sideMenu.item': [
        item('vip.button', { action: 'vip.open' }, { visible: { flag: 'CBS3' } }),
        item('chat.item', { action: 'chat.open' }, { refuses }),
        item('vip.item', { route: 'vip.open' }),
      ],
    };
    expect(claims({ ...promise, from: [{ action: 'vip.open' }] }, { slots })).toEqual([
      {
        ...common,
        about: 'vip.button',
        must: { not: { all: [trial, always, { all: [{ flag: 'CBS3' }] }] } },
        madeBy: ['slots.sideMenu.item.vip.button'],
      },
      {
        ...common,
        about: 'chat.item',
        must: { not: { all: [trial, always, { all: [always, { session: false }] }] } },
        madeBy: ['slots.sideMenu.item.chat.item'],
      },
    ]);
  });
});

describe('claimsOf items that must hide or show', () => {
  const slots = {
    'login.option': [
      { id: 'login.google', order: 1, block: 'login.google', visible: { flag: 'CBS3' } as const },
      { id: 'login.forgot', order: 2, block: 'login.forgot' },
    ],
    'sideMenu.item': [item('login.google:menu', { route: 'login.screen' })],
  };
  const promise = { id: 'login.choice', says: 'It is so.', when: { flag: 'MAILCEN' } } as const;
  const common = { invariant: 'login.choice', says: 'It is so.' };
  const inMenu = { about: 'login.google:menu', madeBy: ['slots.sideMenu.item.login.google:menu'] };
  const inLogin = { about: 'login.google', madeBy: ['slots.login.option.login.google'] };
  const premise = (place: Condition): Condition => ({ all: [{ flag: 'MAILCEN' }, place] });

  it('asks of each under its own or another name that it hides where the condition holds and its slot shows', () => {
    expect(claims({ ...promise, hides: ['login.google'] }, { slots })).toEqual([
      { ...common, ...inMenu, must: implies(premise(always), { not: always }) },
      { ...common, ...inLogin, must: implies(premise({ any: [open] }), { not: { flag: 'CBS3' } }) },
    ]);
  });

  it('asks of each that it shows where the condition holds and its slot shows', () => {
    expect(claims({ ...promise, shows: ['login.google'] }, { slots })).toEqual([
      { ...common, ...inMenu, must: implies(premise(always), always) },
      { ...common, ...inLogin, must: implies(premise({ any: [open] }), { flag: 'CBS3' }) },
    ]);
  });
});

describe('featureClaims', () => {
  it('takes the promises of every feature, of those that make none none', () => {
    const hides = (id: string): Invariant => ({ id, says: 'It hides.', hides: ['x.item'], when: { session: true } });
    const features: FeatureManifest[] = [
      { id: 'a', owner: 'platform', invariants: [hides('a.one'), hides('a.two')] },
      { id: 'b', owner: 'platform' },
      { id: 'c', owner: 'platform', invariants: [hides('c.one')] },
    ];
    const site = { slots: { 'sideMenu.item': [item('x.item', { route: 'home.screen' })] } };
    expect(featureClaims(aSubject({ features, site })).map(({ invariant }) => invariant)).toEqual([
      'a.one',
      'a.two',
      'c.one',
    ]);
  });
});

describe('baseId', () => {
  it('is the name before a merchant’s own', () => {
    expect(['promotions.menu:summer', 'promotions.menu'].map(baseId)).toEqual(['promotions.menu', 'promotions.menu']);
  });
});
