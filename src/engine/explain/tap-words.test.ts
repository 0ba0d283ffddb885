import { describe, expect, it } from 'vitest';
import type { Target } from '../../contracts/feature.ts';
import { aSitePart } from '../site.fixture.ts';
import { answerWords, targetWords } from './tap-words.ts';

describe('answerWords', () => {
  const texts = { words: { cashier: { no: 'You may not.' } }, originOf: () => undefined };

  it('says which text, which route or which action answers a refused tap', () => {
    expect(answerWords({ text: 'cashier:no' }, { texts })).toBe('It answers “You may not.” (cashier:no).');
    expect(answerWords({ text: 'cashier:no' }, {})).toBe('It answers cashier:no.');
    expect(answerWords({ route: 'login.screen' }, { texts })).toBe('It sends to login.screen.');
    expect(answerWords({ action: 'customerService.open' }, { texts })).toBe('It runs customerService.open.');
  });
});

describe('targetWords', () => {
  const site = aSitePart({
    resources: [
      { resourceType: 'Telegram', url: 'https://t.me/x' },
      { resourceType: 'Zalo', url: '' },
    ],
    routes: [
      { id: 'home.screen', path: '/m/home', title: 'home:title' },
      {
        id: 'agentHome.screen',
        path: '/m/agent',
        title: 'agentHome:title',
        guards: [{ when: { session: false }, to: 'login.screen' }],
      },
    ],
  });

  it.each<[string, Target, string]>([
    ['an action', { action: 'liveChat.open' }, 'A tap runs liveChat.open.'],
    ['a resource in any case', { resource: 'TELEGRAM' }, 'A tap opens https://t.me/x.'],
    ['a resource without an address', { resource: 'ZALO' }, 'A tap opens nothing: ZALO is not configured.'],
    ['a route', { route: 'home.screen' }, 'A tap leads to home.screen at /m/home.'],
    [
      'a route whose guard holds for the visitor',
      { route: 'agentHome.screen' },
      'A tap leads to agentHome.screen at /m/agent, which sends this visitor on to login.screen.',
    ],
    ['a route that is not mounted', { route: 'vip.screen' }, 'A tap leads nowhere: vip.screen is not mounted.'],
  ])('says where %s leads', (_, target, words) => {
    expect(targetWords(target, site, { app: 'browser', language: 'en' })).toBe(words);
  });
});
