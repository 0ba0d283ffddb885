import { describe, expect, it } from 'vitest';
import type { Condition } from '../../contracts/conditions.ts';
import type { MenuItem } from '../../contracts/feature.ts';
import type { SitePart } from '../../contracts/site.ts';
import { visitorKinds } from '../prove/visitors.ts';
import { aSitePart, type SiteOptions } from '../site.fixture.ts';
import { asksAbout, itemChanges, orderChanges, type Pair, routeChanges } from './item-changes.ts';

const row: MenuItem = { id: 'chat.row', order: 1, label: 'chat:title', icon: 'chat', target: { action: 'chat.open' } };
const slot = 'messageCentre.row';
const rows = (...items: readonly Partial<MenuItem>[]): SiteOptions => ({
  slots: { [slot]: items.map((item) => ({ ...row, ...item })) },
});

function pairOf(before: SitePart, after: SitePart, asks: Pair['asks'] = () => true): Pair {
  return { before, after, kinds: visitorKinds(before, after), asks };
}
const pair = (before: SiteOptions, after: SiteOptions) => pairOf(aSitePart(before), aSitePart(after));
const texts = ['chat:title'];
const visitors = ['everybody'];

describe('itemChanges', () => {
  it.each([
    ['another target', { target: { action: 'chat.close' } }, texts],
    ['a word that comes', { note: 'chat:note' }, ['chat:title', 'chat:note']],
    ['another label', { label: 'chat:other' }, ['chat:title', 'chat:other']],
  ])('names an item with %s, though it stands as before', (_, other, words) => {
    expect(itemChanges(pair(rows({}), rows(other)))).toEqual([
      { slot, id: 'chat.row', from: 'shown', to: 'shown', isOther: true, texts: words, visitors },
    ]);
  });

  it('names an item that comes, goes or refuses, without a word that it does not show', () => {
    const change = { slot, id: 'chat.row', texts, visitors };
    expect(itemChanges(pair({}, rows({})))).toStrictEqual([{ ...change, from: 'absent', to: 'shown' }]);
    expect(itemChanges(pair(rows({}), {}))).toStrictEqual([{ ...change, from: 'shown', to: 'absent' }]);
    const refuses = [{ when: { all: [] }, answer: { text: 'chat:closed' } }];
    expect(itemChanges(pair(rows({}), rows({ refuses })))).toStrictEqual([
      { ...change, from: 'shown', to: 'refused', texts: ['chat:title', 'chat:closed'] },
    ]);
    const gate = { id: 'age.gate', order: 1, block: 'age.gate' };
    expect(itemChanges(pair({}, { slots: { gate: [gate] } }))).toStrictEqual([
      { slot: 'gate', id: 'age.gate', from: 'absent', to: 'shown', texts: [], visitors },
    ]);
  });

  it('names another answer to those whom an item refuses', () => {
    const answering = (answer: NonNullable<MenuItem['refuses']>[number]['answer']) =>
      rows({ refuses: [{ when: { role: 'trial' }, answer }] });
    expect(itemChanges(pair(answering({ text: 'chat:closed' }), answering({ route: 'login.screen' })))).toEqual([
      {
        ...{
          slot,
          id: 'chat.row',
          from: 'refused',
          to: 'refused',
          isOther: true,
          texts: ['chat:title', 'chat:closed'],
        },
        visitors: ['a player of type 4 (trial, nonAgent)'],
      },
    ]);
  });

  it('tells which ways to run matter to whom', () => {
    const visible: Condition = { not: { app: 'browser' } };
    const change = { slot, id: 'chat.row', from: 'absent', to: 'shown', texts };
    const allKinds = visitorKinds(aSitePart()).map(({ words }) => `${words} (installed, wrapper)`);
    expect(itemChanges(pair({}, rows({ visible })))).toEqual([{ ...change, visitors: allKinds }]);
    const forGuests: Condition = { any: [visible, { role: 'guest' }] };
    expect(itemChanges(pair({}, rows({ visible: forGuests })))).toEqual([
      { ...change, visitors: ['a guest', ...allKinds.slice(1)] },
    ]);
  });

  it('says nothing of another place or of a condition with the same answers', () => {
    expect(itemChanges(pair(rows({ order: 1 }), rows({ order: 2, visible: { all: [] } })))).toEqual([]);
  });

  it('decides only items that differ, or that ask about what differs', () => {
    const [off, on] = [{ flags: { CBS3: false } }, { flags: { CBS3: true } }];
    const asking = rows({ visible: { flag: 'CBS3' } });
    const decide = (asks: Pair['asks'], items = asking) =>
      itemChanges(pairOf(aSitePart({ ...items, ...off }), aSitePart({ ...items, ...on }), asks)).map(({ to }) => to);
    expect(decide(() => false)).toEqual([]);
    expect(decide(asksAbout(new Set(['flags.CBS3'])))).toEqual(['shown']);
    const refusing = rows({ refuses: [{ when: { flag: 'CBS3' }, answer: { text: 'chat:closed' } }] });
    expect(decide(asksAbout(new Set(['flags.CBS3'])), refusing)).toEqual(['refused']);
    const changed = pairOf(aSitePart(rows({})), aSitePart(rows({ label: 'chat:other' }, { id: 'b.row' })), () => false);
    expect(itemChanges(changed).map(({ id, from }) => [id, from])).toEqual([
      ['chat.row', 'shown'],
      ['b.row', 'absent'],
    ]);
    expect(itemChanges({ ...changed, before: changed.after, after: changed.before })).toHaveLength(2);
  });
});

describe('orderChanges', () => {
  const ordered = (...ids: readonly string[]) => aSitePart(rows(...ids.map((id) => ({ id }))));
  const orders = (before: SitePart, after: SitePart) => orderChanges({ before, after });

  it('gives what both sites have as it stands afterwards, even where some keep their places', () => {
    expect(orders(ordered('a', 'gone', 'b', 'c'), ordered('a', 'young', 'c', 'b'))).toEqual([
      { slot, ids: ['a', 'c', 'b'] },
    ]);
  });

  it('says nothing where items only come or go', () => {
    expect(orders(ordered('gone', 'a', 'b'), ordered('young', 'a', 'b'))).toEqual([]);
  });
});

describe('routeChanges', () => {
  const route = { id: 'news.list', path: '/m/news', title: 'news:title' };
  const guarded = (to: string): SiteOptions => ({
    routes: [{ ...route, guards: [{ when: { role: 'guest' }, to }] }],
  });
  const open: SiteOptions = { routes: [route] };
  const id = 'news.list';

  it('says for whom a route comes, goes, opens or leads elsewhere', () => {
    const players = visitorKinds(aSitePart()).flatMap(({ words }) => (words === 'a guest' ? [] : [words]));
    const guests = ['a guest'];
    expect(routeChanges(pair(open, guarded('login.screen')))).toStrictEqual([
      { id, to: 'login.screen', visitors: guests },
    ]);
    expect(routeChanges(pair(guarded('login.screen'), open))).toStrictEqual([
      { id, from: 'login.screen', visitors: guests },
    ]);
    expect(routeChanges(pair(guarded('login.screen'), guarded('home.screen')))).toStrictEqual([
      { id, from: 'login.screen', to: 'home.screen', visitors: guests },
    ]);
    expect(routeChanges(pair({}, guarded('login.screen')))).toStrictEqual([
      { id, isNew: true, to: 'login.screen', visitors: guests },
      { id, isNew: true, visitors: players },
    ]);
    expect(routeChanges(pair(guarded('login.screen'), {}))).toStrictEqual([
      { id, isGone: true, from: 'login.screen', visitors: guests },
      { id, isGone: true, visitors: players },
    ]);
    expect(routeChanges(pair(open, open))).toEqual([]);
  });
});

describe('asksAbout', () => {
  const all: readonly Condition[] = [
    { flag: 'CBS3' },
    { promotion: 'MISSION' },
    { template: 'mem_cen' },
    { setting: 'login.remember', is: true },
    { resource: 'IOS' },
    { role: 'trial' },
    { session: true },
    { app: 'browser' },
  ];

  it.each<[string, readonly Condition[]]>([
    ['flags.CBS3', [{ flag: 'CBS3' }]],
    ['promotions.MISSION', [{ promotion: 'MISSION' }]],
    ['template.mem_cen', [{ template: 'mem_cen' }]],
    ['settings.login.remember', [{ setting: 'login.remember', is: true }]],
    ['resources', [{ resource: 'IOS' }]],
    ['roles.deposit', [{ role: 'trial' }]],
    ['identity.name', []],
  ])('finds the conditions that a change of %s can turn', (name, asking) => {
    expect(all.filter(asksAbout(new Set([name])))).toEqual(asking);
    expect(all.filter(asksAbout(new Set(['paths.home', name])))).toEqual(asking);
  });

  it('looks into conditions that are made of others', () => {
    const asks = asksAbout(new Set(['flags.CBS3']));
    expect(asks({ any: [{ session: true }, { not: { all: [{ app: 'browser' }, { flag: 'CBS3' }] } }] })).toBe(true);
    expect(asks({ all: [{ session: true }, { flag: 'DEPOSIT' }] })).toBe(false);
  });
});
