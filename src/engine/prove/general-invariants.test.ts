import { describe, expect, it } from 'vitest';
import { closedPageClaims } from './closed-page-claims.ts';
import { always, never } from './formulas.ts';
import { generalClaims } from './general-invariants.ts';
import { prove } from './prove.ts';
import { aSubject, service } from './subject.fixture.ts';

describe('the promise of a closed site', () => {
  it('is kept where some feature implements customer service', () => {
    const features = [{ id: 'help', owner: 'support' } as const, service];
    expect(closedPageClaims(aSubject({ features }))).toMatchObject([{ must: always, during: 'closed' }]);
    expect(prove(aSubject({ features })).findings).toEqual([]);
  });

  it('is broken without it', () => {
    expect(closedPageClaims(aSubject({ features: [] }))).toEqual([
      {
        about: 'customerService.open',
        must: never,
        madeBy: [],
        because: 'no feature implements customerService.open',
        during: 'closed',
      },
    ]);
    const other = { ...service, actions: ['customerService.close'] };
    expect(prove(aSubject({ features: [other] })).findings.map(({ text }) => text)).toEqual([
      '“A closed site still leads to customer service.” breaks at customerService.open, for a guest, as the site stands.\n' +
        'Because no feature implements customerService.open.',
    ]);
  });
});

describe('generalClaims', () => {
  it('gives each claim the id and the sentence of its promise', () => {
    const target = { route: 'vip.screen' };
    const item = { id: 'vip.item', order: 1, label: 'vip:item', icon: 'star', target };
    const claims = generalClaims(aSubject({ site: { slots: { 'sideMenu.item': [item] } } }));
    expect(claims.map(({ invariant, says, about }) => [invariant, says, about])).toEqual([
      ['general.itemsLead', 'Every visible item leads to a mounted screen.', 'vip.item'],
      ['general.closedPage', 'A closed site still leads to customer service.', 'customerService.open'],
    ]);
  });
});
