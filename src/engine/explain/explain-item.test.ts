import { describe, expect, it } from 'vitest';
import type { MenuItem } from '../../contracts/feature.ts';
import type { OriginsPart } from '../../contracts/origins.ts';
import { aSitePart, noOrigins, type SiteOptions } from '../site.fixture.ts';
import { explain } from './explain.ts';
import { factsOf, treeOf } from './reasons.ts';

const guest = { app: 'browser', language: 'en' } as const;
const item: MenuItem = {
  id: 'help.item',
  order: 1,
  label: 'help:item',
  icon: 'help',
  target: { action: 'help.open' },
};
const texts = { words: { help: { item: 'Help', no: 'Not you.' } }, originOf: () => undefined };
const explained = (own: Partial<MenuItem>, options: SiteOptions = {}, origins: OriginsPart = noOrigins) => {
  const site = aSitePart({ slots: { 'sideMenu.item': [{ ...item, ...own }] }, ...options });
  const tree = (condition: Parameters<typeof treeOf>[0]) => treeOf(condition, { site, origins, context: guest });
  return { answers: explain(site, origins, guest, 'help.item', texts), tree };
};

describe('explain of an item', () => {
  it('says where an item without a condition shows, by which words, and where its tap leads', () => {
    expect(explained({}).answers).toEqual([
      {
        id: 'help.item',
        kind: 'item',
        place: 'sideMenu.item',
        state: 'shown',
        text: 'help.item, “Help” (help:item), shows in sideMenu.item: it has no condition. A tap runs help.open.',
        reasons: [],
        conditions: [],
        remedies: [],
      },
    ]);
  });

  it('says which condition shows an item, and what would hide it', () => {
    const visible = { flag: 'CBS3' } as const;
    const origin = { layer: 'merchant', file: 'navigation.json', pointer: '/slots/sideMenu.item/0' } as const;
    const origins = { values: { 'slots.sideMenu.item.help.item': origin }, dropped: [] };
    const { answers, tree } = explained({ visible }, { flags: { CBS3: true } }, origins);
    expect(answers).toEqual([
      {
        id: 'help.item',
        kind: 'item',
        place: 'sideMenu.item',
        origin,
        state: 'shown',
        text: 'help.item, “Help” (help:item), shows in sideMenu.item: flag CBS3 is on. A tap runs help.open.',
        reasons: factsOf(tree(visible)),
        conditions: [{ to: 'show', tree: tree(visible) }],
        remedies: [[{ name: 'flags.CBS3', value: false }]],
      },
    ]);
  });

  it('gives of a hidden item the condition, and nothing about its tap', () => {
    const visible = { flag: 'CBS3' } as const;
    const refuses = [{ when: { session: false }, answer: { text: 'help:no' } }] as const;
    const { answers, tree } = explained({ visible, refuses });
    expect(answers).toMatchObject([
      {
        state: 'hidden',
        text: 'help.item is hidden in sideMenu.item: “flag CBS3 is on” does not hold: it is off.',
        conditions: [{ to: 'show', tree: tree(visible) }],
        remedies: [[{ name: 'flags.CBS3', value: true }]],
      },
    ]);
  });

  it('gives of a refused tap both conditions, the first refusal that holds, and what would let it through', () => {
    const visible = { flag: 'CBS3' } as const;
    const when = { not: { flag: 'MAILCEN' } } as const;
    const { answers, tree } = explained(
      {
        visible,
        refuses: [
          { when: { session: true }, answer: { route: 'login.screen' } },
          { when, answer: { text: 'help:no' } },
          { when: { session: false }, answer: { route: 'login.screen' } },
        ],
      },
      { flags: { CBS3: true } },
    );
    expect(answers).toMatchObject([
      {
        state: 'refused',
        text:
          'help.item, “Help” (help:item), shows in sideMenu.item and refuses a tap: ' +
          '“flag MAILCEN is on” does not hold: it is off. It answers “Not you.” (help:no).',
        conditions: [
          { to: 'show', tree: tree(visible) },
          { to: 'refuse', tree: tree(when) },
        ],
        remedies: [[{ name: 'flags.MAILCEN', value: true }]],
      },
    ]);
    expect(answers[0]?.reasons.map(({ condition }) => condition)).toEqual(['flag CBS3 is on', 'flag MAILCEN is on']);
  });

  it('gives of a refused tap without a condition to show the refusal alone', () => {
    const when = { session: false } as const;
    const { answers, tree } = explained({ refuses: [{ when, answer: { text: 'help:no' } }] });
    expect(answers).toMatchObject([
      { state: 'refused', conditions: [{ to: 'refuse', tree: tree(when) }], remedies: [] },
    ]);
  });

  it('says nothing of words and taps for a block that has neither', () => {
    const site = aSitePart({ slots: { gate: [{ id: 'ages.gate', order: 1, block: 'ages.gate' }] } });
    expect(explain(site, noOrigins, guest, 'ages.gate', texts)[0]?.text).toBe(
      'ages.gate shows in gate: it has no condition.',
    );
  });

  it('leaves out the words where no texts are given', () => {
    const site = aSitePart({ slots: { 'sideMenu.item': [item] } });
    expect(explain(site, noOrigins, guest, 'help.item')[0]?.text).toBe(
      'help.item shows in sideMenu.item: it has no condition. A tap runs help.open.',
    );
  });

  it('explains an item once for each slot, and others not at all', () => {
    const other = { ...item, id: 'home.item' };
    const slots = { 'sideMenu.item': [other, item], 'footer.tab': [item, other] };
    expect(explained({}, { slots }).answers.map(({ id, place }) => [id, place])).toEqual([
      ['help.item', 'sideMenu.item'],
      ['help.item', 'footer.tab'],
    ]);
  });
});

describe('explain of what is not there', () => {
  const dropped = { id: 'referral.tab', slot: 'footer.tab', file: 'merchants/test/navigation.json' } as const;
  const why = (pointer: string) => {
    const origins = {
      values: {},
      dropped: [
        { ...dropped, pointer },
        { ...dropped, id: 'other.tab', pointer },
      ],
    };
    return explain(aSitePart(), origins, guest, 'referral.tab');
  };

  it('says that the navigation leaves an item out, or that its feature is switched off', () => {
    expect(why('/slots/footer.tab')).toEqual([
      {
        id: 'referral.tab',
        kind: 'item',
        place: 'footer.tab',
        state: 'notListed',
        text:
          "referral.tab is not in footer.tab: the merchant's navigation lists this slot and leaves it out, " +
          'the merchant folder (merchants/test/navigation.json#/slots/footer.tab).',
        reasons: [],
        origin: { layer: 'merchant', file: 'merchants/test/navigation.json', pointer: '/slots/footer.tab' },
      },
    ]);
    expect(why('/features/referral')[0]?.text).toBe(
      'referral.tab is not in footer.tab: the merchant has switched the feature off, ' +
        'the merchant folder (merchants/test/navigation.json#/features/referral).',
    );
  });

  it('says that nothing has a name', () => {
    expect(explain(aSitePart(), noOrigins, guest, 'no.such')).toEqual([
      {
        id: 'no.such',
        kind: 'unknown',
        place: '',
        state: 'unknown',
        text: 'Nothing is called no.such: no feature offers it, and no route, form field, text or value has this name.',
        reasons: [],
      },
    ]);
  });
});

describe('explain of a route', () => {
  const home = { id: 'home.screen', path: '/m/home', title: 'home:title' };
  const when = { not: { flag: 'VIP3' } } as const;
  const guards = [
    { when: { session: true }, to: 'home.screen' },
    { when, to: 'login.screen' },
    { when: { session: false }, to: 'home.screen' },
  ];
  const site = aSitePart({ routes: [home, { id: 'vip.screen', path: '/m/vip', title: 'vip:title', guards }] });

  it('says where a route opens', () => {
    expect(explain(site, noOrigins, guest, 'home.screen')).toEqual([
      {
        id: 'home.screen',
        kind: 'route',
        place: '/m/home',
        state: 'shown',
        reasons: [],
        text: 'home.screen opens at /m/home.',
      },
    ]);
  });

  it('says where the first guard that holds sends the visitor, why, and what would let them stay', () => {
    const tree = treeOf(when, { site, origins: noOrigins, context: guest });
    expect(explain(site, noOrigins, guest, 'vip.screen')).toEqual([
      {
        id: 'vip.screen',
        kind: 'route',
        place: '/m/vip',
        state: 'redirected',
        text: 'vip.screen sends this visitor to login.screen: “flag VIP3 is on” does not hold: it is off.',
        reasons: factsOf(tree),
        conditions: [{ to: 'sendOn', tree }],
        remedies: [[{ name: 'flags.VIP3', value: true }]],
      },
    ]);
  });
});
