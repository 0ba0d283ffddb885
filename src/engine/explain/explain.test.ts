import { describe, expect, it } from 'vitest';
import type { MenuItem } from '../../contracts/feature.ts';
import type { OriginsPart } from '../../contracts/origins.ts';
import { aSitePart, noOrigins } from '../site.fixture.ts';
import { explain } from './explain.ts';
import { namesIn } from './find-names.ts';

const guest = { app: 'browser', language: 'en' } as const;
const deposit: MenuItem = {
  id: 'cashier.item',
  order: 10,
  label: 'cashier:deposit',
  icon: 'plus',
  target: { route: 'cashier.deposit' },
  visible: { all: [{ flag: 'DEPOSIT' }, { session: true }] },
  refuses: [{ when: { not: { role: 'deposit' } }, answer: { text: 'cashier:noPermission' } }],
};
const site = (on: boolean) => aSitePart({ flags: { DEPOSIT: on }, slots: { 'memberCentre.item': [deposit] } });
const origins: OriginsPart = {
  values: {
    'flags.DEPOSIT': { layer: 'override', by: 'sana', at: '2026-11-20T10:00:00Z', reason: 'bank is down' },
    'rules.email.enabled': {
      layer: 'merchant',
      file: 'merchants/test/registration.json',
      pointer: '/fields/email/enabled',
    },
  },
  dropped: [
    { id: 'referral.tab', slot: 'footer.tab', file: 'merchants/test/navigation.json', pointer: '/slots/footer.tab' },
  ],
};

describe('explain', () => {
  it('names the condition, value, layer and person that hide an item', () => {
    const [found] = explain(site(false), origins, { ...guest, memberType: 0 }, 'cashier.item');
    expect(found?.state).toBe('hidden');
    expect(found?.text).toBe(
      'cashier.item is hidden in memberCentre.item: “flag DEPOSIT is on” does not hold: it is off, ' +
        'from an override by sana at 2026-11-20T10:00:00Z, because “bank is down”.',
    );
  });

  it('marks only the facts that decide', () => {
    const [found] = explain(site(true), origins, guest, 'cashier.item');
    expect(found?.reasons.map(({ condition, decides }) => [condition, decides])).toEqual([
      ['flag DEPOSIT is on', false],
      ['a player is signed in', true],
    ]);
  });

  it('tells a refused tap from a hidden item', () => {
    const [found] = explain(site(true), origins, { ...guest, memberType: 40 }, 'cashier.item');
    expect(found).toMatchObject({ state: 'refused' });
    expect(found?.text).toContain('it is member type 40');
  });

  it('gives the condition part by part, and the smallest change of values that would turn the answer', () => {
    const [hidden] = explain(site(false), origins, { ...guest, memberType: 0 }, 'cashier.item');
    expect(hidden?.remedies).toEqual([[{ name: 'flags.DEPOSIT', value: true }]]);
    const [forGuest] = explain(site(true), origins, guest, 'cashier.item');
    const tree = forGuest?.conditions?.[0]?.tree;
    expect(tree).toMatchObject({ kind: 'all', holds: false, decides: true });
    expect(tree?.kind === 'all' ? tree.parts.map(({ holds, decides }) => [holds, decides]) : []).toEqual([
      [true, false],
      [false, true],
    ]);
    // No value lets a guest see it.
    expect(forGuest?.remedies).toEqual([]);
    const both = {
      ...deposit,
      visible: { all: [{ flag: 'DEPOSIT' }, { any: [{ flag: 'CBS3' }, { flag: 'MAILCEN' }] }] },
    };
    const two = aSitePart({ flags: {}, slots: { 'memberCentre.item': [both] } });
    expect(explain(two, noOrigins, guest, 'cashier.item')[0]?.remedies).toEqual(
      ['CBS3', 'MAILCEN'].map((flag) => [
        { name: 'flags.DEPOSIT', value: true },
        { name: `flags.${flag}`, value: true },
      ]),
    );
  });

  it('says when the merchant left an item out', () => {
    const [found] = explain(site(true), origins, guest, 'referral.tab');
    expect(found).toMatchObject({ state: 'notListed', place: 'footer.tab', origin: { layer: 'merchant' } });
  });

  it('says which games a merchant puts first, and where that is written', () => {
    const leading = { ...site(true), lobby: { games: ['crown-reserve'], vendors: [] } };
    const written: OriginsPart = {
      values: { 'lobby.games': { layer: 'merchant', file: 'merchants/test/lobby.json', pointer: '/games' } },
      dropped: [],
    };
    expect(namesIn(leading, written)).toContain('lobby.games');
    expect(explain(leading, written, guest, 'lobby.games')[0]?.text).toBe(
      'lobby.games is ["crown-reserve"], from the merchant folder (merchants/test/lobby.json#/games). No item asks for it.',
    );
  });

  it('explains a form field by its rule and flags', () => {
    const [absent] = explain(site(true), origins, guest, 'registrationUsername.email');
    expect(absent?.text).toBe(
      'registrationUsername.email is not in the form: “the rule of email shows it” does not hold: it is off, ' +
        'from the merchant folder (merchants/test/registration.json#/fields/email/enabled).',
    );
    const shown = aSitePart({ flags: { MOBILENUMPASSREG3: true } });
    expect(explain(shown, noOrigins, guest, 'registrationMobile.password')[0]).toMatchObject({ state: 'shown' });
  });

  it('answers for a name that nothing has', () => {
    expect(explain(site(true), noOrigins, guest, 'no.such')[0]?.state).toBe('unknown');
  });

  it('says what a refused tap answers, in the words of the language', () => {
    const words = { cashier: { deposit: 'Deposit', noPermission: 'You may not.' } };
    const texts = { words, originOf: () => undefined };
    const [found] = explain(site(true), noOrigins, { ...guest, memberType: 40 }, 'cashier.item', texts);
    expect(found?.text).toContain('cashier.item, “Deposit” (cashier:deposit), shows in memberCentre.item and refuses');
    expect(found?.text).toContain('It answers “You may not.” (cashier:noPermission).');
  });

  it('follows an allowed tap to where a guard sends the visitor on', () => {
    const routes = [
      {
        id: 'cashier.deposit',
        path: '/m/voucherCenter',
        title: 'cashier:deposit',
        guards: [{ when: { role: 'agent' }, to: 'home.screen' }],
      },
    ] as const;
    const [found] = explain({ ...site(true), routes }, noOrigins, { ...guest, memberType: 1 }, 'cashier.item');
    expect(found?.text).toMatch(
      /A tap leads to cashier.deposit at \/m\/voucherCenter, which sends .* to home.screen.$/,
    );
  });

  it('says whose words a text has, when another language stands in, and where it stands', () => {
    const origin = { layer: 'merchant', file: 'strings/en.json', pointer: '/cashier/deposit' } as const;
    const texts = {
      words: { cashier: { deposit: 'Deposit' } },
      originOf: () => ({ origin, standsInFrom: 'en' }),
    };
    const [found] = explain(site(true), noOrigins, { ...guest, language: 'ur' }, 'cashier:deposit', texts);
    expect(found?.text).toBe(
      'cashier:deposit reads “Deposit” in ur, from the merchant folder (strings/en.json#/cashier/deposit). ' +
        'It has no words in ur; those of en stand in. It stands on cashier.item in memberCentre.item.',
    );
  });

  it('says what a flag is, who set it and what it decides about', () => {
    const [found] = explain(site(false), origins, guest, 'flags.DEPOSIT');
    expect(found?.text).toBe(
      'flags.DEPOSIT is off, from an override by sana at 2026-11-20T10:00:00Z, because “bank is down”. ' +
        'It decides about cashier.item.',
    );
  });
});
