import { describe, expect, it } from 'vitest';
import type { FeatureManifest } from '../contracts/feature.ts';
import { features as engineFeatures } from '../features/index.ts';
import { removeDeclarations, removedItems } from './remove-declarations.ts';

const screen = { id: 'shop.screen', path: '/m/shop', title: 'shop:title' };
const guest = { role: 'guest' } as const;
const desk = {
  ...screen,
  id: 'shop.desk',
  guards: [
    { when: guest, to: 'login.screen' },
    { when: { flag: 'CBS3' } as const, to: 'shop.screen' },
  ],
};
const row = { order: 1, label: 'shop:row', icon: 'home' } as const;
const toScreen = { ...row, id: 'shop.row', target: { route: 'shop.screen' }, visible: guest } as const;
const toAction = {
  ...{ ...row, id: 'shop.act', target: { action: 'shop.buy' } },
  refuses: [
    { when: guest, answer: { route: 'login.screen' } },
    { when: { not: guest }, answer: { text: 'shop:no' } },
  ],
} as const;
const block = { id: 'shop.popup', order: 1, block: 'shop.popup' } as const;

const shop: FeatureManifest = {
  ...{ id: 'shop', owner: 'platform', actions: ['shop.buy'] },
  routes: [screen, desk],
  contributes: { 'settings.row': [toScreen, toAction], popup: [block] },
};
const bare: FeatureManifest = { id: 'bare', owner: 'platform' };

/** The routes and items of the shop when some of its declarations are taken away. */
function left(...ids: readonly string[]) {
  const [feature] = removeDeclarations(ids, [shop]);
  return { routes: feature?.routes, rows: feature?.contributes?.['settings.row'], popups: feature?.contributes?.popup };
}
const whole = { routes: [screen, desk], rows: [toScreen, toAction], popups: [block] };

describe('removeDeclarations', () => {
  it('leaves features as they are when nothing is taken away', () => {
    expect(removeDeclarations([], [shop, bare])).toEqual([shop, { ...bare, routes: [], contributes: {} }]);
  });

  it('takes an item away by its id', () => {
    expect(left('shop.popup')).toEqual({ ...whole, popups: [] });
    expect(left('shop.act')).toEqual({ ...whole, rows: [toScreen] });
  });

  it('takes a route away with the items and guards that lead to it', () => {
    const [first] = desk.guards;
    expect(left('shop.screen')).toEqual({ ...whole, routes: [{ ...desk, guards: [first] }], rows: [toAction] });
  });

  it('takes the refusals away that answer with a route that is gone', () => {
    const login: FeatureManifest = {
      ...{ id: 'login', owner: 'account' },
      routes: [{ id: 'login.screen', path: '/m/login', title: 'login:title' }],
    };
    const [feature, other] = removeDeclarations(['login.screen'], [shop, login]);
    expect(feature?.contributes?.['settings.row']).toEqual([toScreen, { ...toAction, refuses: [toAction.refuses[1]] }]);
    expect(other?.routes).toEqual([]);
  });

  it('takes one condition away', () => {
    const { visible: _visible, ...seen } = toScreen;
    expect(left('visible:shop.row')).toEqual({ ...whole, rows: [seen, toAction] });
    const { refuses: _refuses, ...open } = toAction;
    expect(left('refuses:shop.act')).toEqual({ ...whole, rows: [toScreen, open] });
    const { guards: _guards, ...unguarded } = desk;
    expect(left('guards:shop.desk')).toEqual({ ...whole, routes: [screen, unguarded] });
  });

  it('leaves what does an action where it stands, and lets it do nothing', () => {
    const idle = { ...toAction, target: { resource: 'TAKEN_AWAY' } };
    expect(left('action:shop.buy')).toEqual({ ...whole, rows: [toScreen, idle] });
  });

  it.each([
    ['shop.nothing'],
    ['visible:shop.act'],
    ['refuses:shop.row'],
    ['guards:shop.screen'],
    ['action:shop.row'],
    ['action:shop.popup'],
  ])('refuses %s, which names nothing', (id) => {
    const message = `There is no contribution, route or condition "${id}" to take away.`;
    expect(() => removeDeclarations(['shop.row', id], [shop])).toThrow(new Error(message));
  });
});

describe('removedItems', () => {
  it('names the items of the engine that are gone', () => {
    expect(removedItems(engineFeatures)).toEqual([]);
    expect(removedItems(removeDeclarations(['sessionClock.line']))).toEqual(['sessionClock.line']);
    expect(removedItems([bare]).length).toBeGreaterThan(100);
  });
});
