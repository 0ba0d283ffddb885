import { describe, expect, it } from 'vitest';
import type { MenuItem } from '../contracts/feature.ts';
import { compose } from './compose.ts';
import { aSitePart } from './site.fixture.ts';

const chat: MenuItem = {
  id: 'liveChat.row',
  order: 10,
  label: 'liveChat:row',
  icon: 'chat',
  target: { action: 'liveChat.open' },
  visible: { flag: 'CBS3' },
  refuses: [
    { when: { session: false }, answer: { route: 'login.screen' } },
    { when: { role: 'trial' }, answer: { text: 'liveChat:free_reject' } },
  ],
};
const guest = { app: 'browser', language: 'en' } as const;
const withChat = (on: boolean) => aSitePart({ flags: { CBS3: on }, slots: { 'messageCentre.row': [chat] } });

describe('compose', () => {
  it('hides an item whose flag is off', () => {
    expect(compose(withChat(false), guest).slots['messageCentre.row']).toEqual([]);
  });

  it('answers a tap with the first refusal that holds', () => {
    const [ofGuest] = compose(withChat(true), guest).slots['messageCentre.row'];
    const [ofTrial] = compose(withChat(true), { ...guest, memberType: 4 }).slots['messageCentre.row'];
    expect([ofGuest?.refusal, ofTrial?.refusal]).toEqual([{ route: 'login.screen' }, { text: 'liveChat:free_reject' }]);
  });

  it('lets a member through without a refusal', () => {
    expect(compose(withChat(true), { ...guest, memberType: 0 }).slots['messageCentre.row']).toStrictEqual([chat]);
  });

  it('sends a visitor where the first matching guard says', () => {
    const route = {
      id: 'memberCentre.screen',
      path: '/m/member/home',
      title: 'memberCentre:title',
      guards: [{ when: { session: false }, to: 'login.screen' }],
    } as const;
    const site = aSitePart({ routes: [route] });
    expect(compose(site, guest).routes).toEqual([{ ...route, redirect: 'login.screen' }]);
    expect(compose(site, { ...guest, memberType: 0 }).routes).toStrictEqual([route]);
  });
});
