import { describe, expect, it } from 'vitest';
import type { Condition } from '../../contracts/conditions.ts';
import type { FeatureManifest } from '../../contracts/feature.ts';
import { aSitePart } from '../site.fixture.ts';
import { always } from './formulas.ts';
import { itemsOf, routesShowing, slotIsOpen, tapsOf } from './taps.ts';

const visible: Condition = { flag: 'CBS3' };
const guest: Condition = { session: false };
const trial: Condition = { role: 'trial' };
const block = (id: string) => ({ id, order: 1, block: id });

describe('itemsOf', () => {
  it('gives every item with its slot, slot by slot', () => {
    const site = aSitePart({ slots: { gate: [block('a.gate')], popup: [block('a.popup'), block('b.popup')] } });
    expect(itemsOf(site)).toEqual([
      { slot: 'popup', item: block('a.popup') },
      { slot: 'popup', item: block('b.popup') },
      { slot: 'gate', item: block('a.gate') },
    ]);
  });
});

describe('tapsOf', () => {
  it('leads to the answer of the first refusal that holds, else to the target', () => {
    const answers = [{ route: 'login.screen' }, { text: 'x:no' }] as const;
    const item = {
      ...block('x.item'),
      visible,
      target: { route: 'home.screen' },
      refuses: [
        { when: guest, answer: answers[0] },
        { when: trial, answer: answers[1] },
      ],
    };
    expect(tapsOf(item)).toEqual([
      { to: answers[0], when: { all: [visible, guest] } },
      { to: answers[1], when: { all: [visible, { not: guest }, trial] } },
      { to: { route: 'home.screen' }, when: { all: [visible, { not: guest }, { not: trial }] } },
    ]);
  });

  it('leads nowhere from a block', () => {
    expect(tapsOf(block('x.block'))).toEqual([]);
  });
});

describe('slotIsOpen', () => {
  const features: FeatureManifest[] = [
    { id: 'a', owner: 'platform', outlets: { 'a.one': ['gate', 'popup'], 'a.two': ['settings.row'] } },
    { id: 'b', owner: 'platform' },
    { id: 'c', owner: 'platform', outlets: { 'c.one': ['popup'] } },
  ];
  const route = (id: string, when: Condition) => ({ id, path: '/', title: 'x:y', guards: [{ when, to: 'x.y' }] });
  const site = aSitePart({ routes: [route('a.one', guest), route('a.two', trial), route('c.one', visible)] });

  it('is open to whom a screen that shows it is open, the shell’s own to everybody', () => {
    expect(slotIsOpen('popup', site, features)).toEqual({
      any: [{ all: [{ not: guest }] }, { all: [{ not: visible }] }],
    });
    expect(slotIsOpen('settings.row', site, features)).toEqual({ any: [{ all: [{ not: trial }] }] });
    expect(slotIsOpen('footer.tab', site, features)).toBe(always);
  });

  it('is open to nobody where its screens are not mounted', () => {
    expect(slotIsOpen('popup', aSitePart(), features)).toEqual({ any: [] });
  });

  it('names the routes that show a slot', () => {
    expect(routesShowing('popup', features)).toEqual(['a.one', 'c.one']);
    expect(routesShowing('footer.tab', features)).toEqual([]);
  });
});
