import { describe, expect, it } from 'vitest';
import type { Impact } from './affects.ts';
import { impactLines } from './impact-lines.ts';

const none: Impact = {
  ...{ merchant: 'test', values: [], items: [], routes: [], orders: [], fields: [], fieldOrders: [], slots: [] },
  ...{ texts: [], screens: [], everyScreen: false },
};
const linesOf = (impact: Partial<Impact>) => impactLines({ ...none, ...impact });

describe('impactLines', () => {
  it('has none where nobody notices anything', () => {
    expect(linesOf({})).toEqual([]);
  });

  it.each<[Impact['items'][number]['from'], Impact['items'][number]['to'], string]>([
    ['absent', 'shown', 'appears in'],
    ['absent', 'refused', 'appears, and refuses a tap, in'],
    ['shown', 'absent', 'disappears from'],
    ['shown', 'refused', 'refuses a tap in'],
    ['shown', 'shown', 'looks or answers otherwise in'],
    ['refused', 'absent', 'disappears from'],
    ['refused', 'shown', 'takes a tap in'],
    ['refused', 'refused', 'looks or answers otherwise in'],
  ])('says of an item that was %s and is %s that it %s its slot, and for whom', (from, to, words) => {
    const item = {
      slot: 'footer.tab',
      id: 'chat.tab',
      from,
      to,
      texts: [],
      visitors: ['a guest', 'an agent'],
    } as const;
    expect(linesOf({ items: [item] })).toEqual([`chat.tab ${words} footer.tab, for a guest, an agent.`]);
  });

  it.each<[string, Omit<Impact['routes'][number], 'id' | 'visitors'>]>([
    ['news.list opens', {}],
    ['news.list opens instead of sending to login.screen', { from: 'login.screen' }],
    ['news.list sends to home.screen', { to: 'home.screen' }],
    ['news.list sends to home.screen instead of sending to login.screen', { from: 'login.screen', to: 'home.screen' }],
    ['news.list is new and opens', { isNew: true }],
    ['news.list is new and sends to home.screen', { isNew: true, to: 'home.screen' }],
    ['news.list is gone', { isGone: true }],
    ['news.list is gone instead of sending to login.screen', { isGone: true, from: 'login.screen' }],
  ])('says that %s', (words, route) => {
    expect(linesOf({ routes: [{ id: 'news.list', visitors: ['a guest', 'an agent'], ...route }] })).toEqual([
      `${words}, for a guest, an agent.`,
    ]);
  });

  it('says what becomes of fields and of orders, then of the shell, the screens and the words', () => {
    const field = { form: 'loginUsername', field: 'captcha', texts: [] } as const;
    expect(
      linesOf({
        orders: [{ slot: 'footer.tab', ids: ['b.tab', 'a.tab'] }],
        fields: (['appears', 'disappears', 'required', 'optional', 'rule'] as const).map((change) => ({
          ...field,
          change,
        })),
        fieldOrders: [{ form: 'loginUsername', fields: ['captcha', 'loginUsername'] }],
        everyScreen: true,
        screens: ['home.screen', 'login.screen'],
        texts: ['forms:label.captcha', 'login:title'],
      }),
    ).toEqual([
      'The order of footer.tab changes to b.tab, a.tab.',
      'captcha comes into loginUsername.',
      'captcha leaves loginUsername.',
      'captcha becomes required in loginUsername.',
      'captcha becomes optional in loginUsername.',
      'captcha follows another rule in loginUsername.',
      'The order of loginUsername changes to captcha, loginUsername.',
      'The shell changes, and with it every screen.',
      'Screens: home.screen, login.screen.',
      'Words: forms:label.captcha, login:title.',
    ]);
  });
});
