import { describe, expect, it } from 'vitest';
import type { Condition } from '../../contracts/conditions.ts';
import type { OriginsPart } from '../../contracts/origins.ts';
import type { Claim } from './claim.ts';
import { type Broken, describeFinding } from './describe-finding.ts';
import { aSubject } from './subject.fixture.ts';

const must: Condition = { all: [{ flag: 'CBS3' }, { setting: 'ages.gate', is: 18 }] };
const claim: Claim = { invariant: 'test.claim', says: 'It holds.', about: 'test.item', must, madeBy: [] };
const broken: Broken = {
  kind: { memberType: undefined, words: 'a guest' },
  context: { app: 'installed', language: 'en' },
  changes: [],
};
const site = (name: string) => ({ layer: 'site', file: 'site.json', pointer: `/${name}` }) as const;
const origins: OriginsPart = {
  values: {
    'flags.CBS3': site('CBS3'),
    'settings.ages.gate': site('ages.gate'),
    'rules.email.min': site('email'),
    resources: site('resources'),
    'slots.footer.tab.home.tab': site('tab'),
  },
  dropped: [
    { id: 'vip.tab', slot: 'footer.tab', file: 'navigation.json', pointer: '/slots/footer.tab' },
    { id: 'vip.gate', slot: 'gate', file: 'navigation.json', pointer: '/slots/gate' },
  ],
};
const subject = aSubject({ origins, site: { flags: { CBS3: true } } });
const found = (own: Partial<Claim> = {}, change: Partial<Broken> = {}) =>
  describeFinding({ ...claim, ...own }, { ...broken, ...change }, { subject }, undefined);

describe('describeFinding', () => {
  it('gives who meets a breach as the site stands, and only the facts that decide, with where they come from', () => {
    const standing = { subject: aSubject({ origins }) };
    const reason = {
      condition: 'flag CBS3 is on',
      holds: false,
      decides: true,
      value: 'off',
      name: 'flags.CBS3',
      origin: site('CBS3'),
    };
    expect(describeFinding(claim, broken, standing, undefined)).toEqual({
      invariant: 'test.claim',
      says: 'It holds.',
      about: 'test.item',
      context: broken.context,
      visitor: 'a guest',
      changes: [],
      reasons: [reason],
      causes: [],
      text:
        '“It holds.” breaks at test.item, for a guest, as the site stands.\n' +
        'Because “flag CBS3 is on” does not hold: it is off, from the site configuration (site.json#/CBS3).',
    });
  });

  it('reads the facts as the changes leave them, and says where each changed value comes from', () => {
    const changes = [
      { name: 'flags.CBS3', from: true, to: false },
      { name: 'resources.telegram', from: false, to: true },
      { name: 'promotions.LOGIN', from: false, to: true },
    ];
    const {
      changes: described,
      reasons,
      text,
    } = found({ after: [{ name: 'register.email.min', from: 3, to: 9 }] }, { changes });
    expect(described).toEqual([
      { name: 'register.email.min', from: 3, to: 9, origin: site('email') },
      { ...changes[0], origin: site('CBS3') },
      { ...changes[1], origin: site('resources') },
      changes[2],
    ]);
    expect(reasons.map(({ condition, value }) => [condition, value])).toEqual([['flag CBS3 is on', 'off']]);
    expect(text.split('\n')).toEqual([
      '“It holds.” breaks at test.item, for a guest, when:',
      '  register.email.min is 9 instead of 3, from the site configuration (site.json#/email)',
      '  flags.CBS3 is off instead of on, from the site configuration (site.json#/CBS3)',
      '  resources.telegram is on instead of off, from the site configuration (site.json#/resources)',
      '  promotions.LOGIN is on instead of off',
      'Because “flag CBS3 is on” does not hold: it is off.',
    ]);
  });

  it('says of a changed fact that holds only that it holds', () => {
    const changes = [{ name: 'flags.CBS3', from: true, to: false }];
    const { text } = found(
      { must: { not: { setting: 'ages.gate', is: 18 } }, because: 'nobody is that old' },
      { changes },
    );
    expect(text.split('\n').at(-1)).toBe('Because nobody is that old; setting ages.gate is 18.');
  });

  it('names how the site runs only where the promise asks for it', () => {
    expect(found().visitor).toBe('a guest');
    expect(found({ must: { any: [{ flag: 'VIP3' }, { app: 'browser' }] } }).visitor).toBe('a guest (installed)');
  });

  it('gives one reason once, and none where no fact decides', () => {
    const twice = found({ must: { all: [{ flag: 'VIP3' }, { flag: 'VIP3' }] } });
    expect(twice.text.split('\n')[1]).toBe('Because “flag VIP3 is on” does not hold: it is off.');
    expect(found({ must: { any: [] } }).text).toBe('“It holds.” breaks at test.item, for a guest, as the site stands.');
  });

  it('names what put things there or left them out, of which anybody knows', () => {
    const madeBy = ['slots.footer.tab.home.tab', 'settings.ages.gate', 'settings.no.such', 'dropped.footer.tab'];
    const { causes, text } = found({ must: { any: [] }, madeBy });
    expect(causes).toEqual([
      { what: 'The place of home.tab in footer.tab', origin: site('tab') },
      { what: 'settings.ages.gate', origin: site('ages.gate') },
      {
        what: 'That vip.tab is left out',
        origin: { layer: 'merchant', file: 'navigation.json', pointer: '/slots/footer.tab' },
      },
    ]);
    expect(text.split('\n').slice(1)).toEqual([
      'The place of home.tab in footer.tab comes from the site configuration (site.json#/tab).',
      'settings.ages.gate comes from the site configuration (site.json#/ages.gate).',
      'That vip.tab is left out comes from the merchant folder (navigation.json#/slots/footer.tab).',
    ]);
  });
});
