import { describe, expect, it } from 'vitest';
import type { SitePart } from '../../contracts/site.ts';
import { policyPacks } from '../../contracts/generated/catalogues.ts';
import type { PolicyBound, PolicyPack } from '../../contracts/generated/policy-pack.ts';
import { aSitePart } from '../../engine/site.fixture.ts';
import { shippedFeatures } from '../shipped-features.ts';
import { boundNamed, evidenceLines } from './evidence-lines.ts';

const made = shippedFeatures.flatMap(({ contributes }) => contributes?.['memberCentre.item'] ?? []);

/** Whether a site with these items keeps what its pack asks for in the member centre. */
function keeps(items: SitePart['slots']['memberCentre.item']): readonly boolean[] {
  const { uk: pack } = policyPacks;
  if (pack === undefined) throw new Error('There is no pack for Great Britain.');
  const site = aSitePart({ slots: { 'memberCentre.item': items } });
  const kept = evidenceLines({ site, origins: {} }, pack).flatMap((line) => line.kept);
  return [...new Set(kept.filter(({ name }) => name === 'items.memberCentre.item').map(({ isKept }) => isKept))];
}

it('takes an item of a menu for kept only as its feature made it', () => {
  expect(keeps(made)).toEqual([true]);
  const other = { visible: { flag: 'CBS3' } } as const;
  expect(keeps(made.map((item) => (item.id === 'safePlay.item' ? { ...item, ...other } : item)))).toEqual([false]);
  expect(keeps(made.filter(({ id }) => id !== 'safePlay.item'))).toEqual([false]);
});

const why = 'the law says so';
const origins = {
  'settings.ages.gate': { layer: 'merchant', file: 'merchants/a/merchant.json', pointer: '/settings/ages.gate' },
  'settings.ageGate': { layer: 'override', by: 'Ines' },
  'settings.wallet.keepHidden': { layer: 'override' },
  'settings.login.autoLogin': { layer: 'theme' },
  'settings.games.perPage': { layer: 'engine', file: 'schemas/settings.json' },
  'settings.login.remember': { layer: 'site', file: 'merchants/a/site.json', pointer: '' },
  'rules.email.min': { layer: 'site', file: 'merchants/a/site.json' },
} as const;

/** A pack of one clause, and what a site does about it. */
function lineOf(
  clause: Partial<PolicyPack['clauses'][number]>,
  more: Partial<PolicyPack> = {},
  faultOf?: (named: string) => string | undefined,
) {
  const pack: PolicyPack = {
    ...{ $schema: '', id: 'p', title: 'P', description: '', settings: {}, fields: {}, items: {} },
    source: { notice: '', name: '', date: '' },
    ...more,
    clauses: [{ clause: '1', asks: 'Something', kept: [], screens: [], tests: ['a test'], ...clause }],
  };
  const site = aSitePart({
    settings: { 'ages.gate': 18, ageGate: 'site', 'wallet.keepHidden': true },
    rules: { email: { enabled: true, required: false, min: 5 } },
    routes: [{ id: 'help.screen', path: '/m/help', title: 'help:title' }],
  });
  const [line] = evidenceLines({ site, origins }, pack, faultOf);
  if (!line) throw new Error('A clause has a line.');
  return line;
}

describe('the line of a clause', () => {
  it('is covered by a value within its bound, says it in words and where it comes from', () => {
    const kept = ['settings.ages.gate', 'settings.ageGate', 'fields.email.min'];
    const bounds = {
      settings: { 'ages.gate': { atLeast: 18, why }, ageGate: { oneOf: ['register', 'site'], why } },
      fields: { email: { min: { atMost: 5, why } } },
    };
    expect(lineOf({ kept }, bounds)).toEqual({
      ...{ clause: '1', asks: 'Something', state: 'covered', gaps: [], screens: [], tests: ['a test'] },
      kept: [
        {
          ...{ name: 'settings.ages.gate', value: '18', wanted: 'at least 18', isKept: true },
          place: 'merchants/a/merchant.json#/settings/ages.gate',
        },
        {
          ...{ name: 'settings.ageGate', value: 'site', wanted: 'register or site', isKept: true },
          place: 'live change of Ines',
        },
        {
          ...{ name: 'fields.email.min', value: '5', wanted: 'at most 5', isKept: true },
          place: 'merchants/a/site.json',
        },
      ],
    });
  });

  it('is not covered by a value beyond its bound, unless that only advises or is none', () => {
    const of = (bound: PolicyBound) => lineOf({ kept: ['settings.ages.gate'] }, { settings: { 'ages.gate': bound } });
    expect(of({ atLeast: 21, why })).toMatchObject({
      state: 'uncovered',
      gaps: ['settings.ages.gate is 18, not at least 21.'],
      kept: [{ isKept: false }],
    });
    expect(of({ atLeast: 21, why, isAdvice: true })).toMatchObject({ state: 'covered', gaps: [] });
    expect(lineOf({ kept: ['settings.wallet.keepHidden'] }).kept).toEqual([
      {
        ...{ name: 'settings.wallet.keepHidden', value: 'on', wanted: 'anything', isKept: true },
        place: 'live change',
      },
    ]);
    expect(lineOf({ kept: ['fields.email.patternless'] }).kept).toMatchObject([
      { value: 'not set', place: 'default of the product' },
    ]);
    const placeOf = (name: string) => lineOf({ kept: [name] }).kept.map(({ place }) => place);
    expect(placeOf('settings.login.autoLogin')).toEqual(['theme']);
    expect(placeOf('settings.games.perPage')).toEqual(['default of the product']);
    expect(placeOf('settings.login.remember')).toEqual(['merchants/a/site.json']);
    expect(placeOf('fields.nobody.min')).toEqual(['default of the product']);
  });

  it('is not covered without its screen, its test, or what is missing anywhere', () => {
    expect(lineOf({ screens: ['help.screen'] })).toMatchObject({
      state: 'covered',
      screens: [{ id: 'help.screen', path: '/m/help' }],
    });
    expect(
      lineOf(
        { missing: 'Half is done.', kept: ['settings.ages.gate'], screens: ['gone.screen'], tests: ['one'] },
        { settings: { 'ages.gate': { atLeast: 21, why } } },
        () => 'names one',
      ).gaps,
    ).toEqual([
      ...['Half is done.', 'settings.ages.gate is 18, not at least 21.', 'The site has no screen gone.screen.'],
      'The pack names one.',
    ]);
    expect(lineOf({ screens: ['gone.screen'] }).gaps).toEqual(['The site has no screen gone.screen.']);
    expect(lineOf({ tests: [] }).gaps).toEqual(['No test shows it.']);
    expect(lineOf({ tests: [], missing: 'Nobody does this.' }).gaps).toEqual(['Nobody does this.']);
    expect(lineOf({ tests: ['one', 'two'] }, {}, (named) => (named === 'two' ? 'names two' : undefined)).gaps).toEqual([
      'The pack names two.',
    ]);
  });

  it('is the operator’s where no software keeps it, and comes after what is not covered', () => {
    const operator = 'Ask the register at each login.';
    expect(lineOf({ tests: [] })).not.toHaveProperty('operator');
    expect(lineOf({ tests: [], operator })).toMatchObject({ state: 'operator', operator, gaps: [] });
    expect(lineOf({ tests: [], operator, missing: 'Half is done.' })).toMatchObject({ state: 'uncovered', operator });
    const { uk: pack } = policyPacks;
    const lines = pack === undefined ? [] : evidenceLines({ site: aSitePart({}), origins: {} }, pack);
    const order = lines.map(({ state }) => ['uncovered', 'operator', 'covered'].indexOf(state));
    expect(order).toContain(1);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  it('names the items of a menu, and says where one is gone', () => {
    const item = made.find(({ id }) => id === 'safePlay.item');
    const items = { 'memberCentre.item': ['safePlay.item'] };
    const clauses = [
      { clause: '1', asks: 'Something', kept: ['items.memberCentre.item'], screens: [], tests: ['a test'] },
    ];
    const pack: PolicyPack = {
      ...{ $schema: '', id: 'p', title: 'P', description: '', settings: {}, fields: {}, items, clauses },
      source: { notice: '', name: '', date: '' },
    };
    const keptOf = (placed: typeof made) => {
      const site = aSitePart({ slots: { 'memberCentre.item': placed } });
      const place = { 'slots.memberCentre.item.safePlay.item': { layer: 'merchant', file: 'a.json' } } as const;
      return evidenceLines({ site, origins: place }, pack)[0]?.kept[0];
    };
    expect(keptOf(item ? [item] : [])).toEqual({
      ...{ name: 'items.memberCentre.item', value: 'safePlay.item', wanted: 'safePlay.item' },
      ...{ place: 'a.json', isKept: true },
    });
    expect(keptOf([])).toEqual({
      ...{ name: 'items.memberCentre.item', value: 'not there', wanted: 'safePlay.item' },
      ...{ place: 'a.json', isKept: false },
    });
    expect(keptOf(item ? [{ ...item, visible: { flag: 'CBS3' } }] : [])).toMatchObject({
      value: 'safePlay.item with other conditions',
      isKept: false,
    });
  });

  it('wants every item of a menu, and none where the pack names none', () => {
    const keptOf = (ids: readonly string[], placed: readonly string[]) => {
      const items = { 'memberCentre.block': ['x'], 'memberCentre.item': [...ids] };
      const site = aSitePart({ slots: { 'memberCentre.item': made.filter(({ id }) => placed.includes(id)) } });
      const clauses = [{ clause: '1', asks: 'Something', kept: ['items.memberCentre.item'], screens: [], tests: [] }];
      const pack: PolicyPack = {
        ...{ $schema: '', id: 'p', title: 'P', description: '', settings: {}, fields: {}, items, clauses },
        source: { notice: '', name: '', date: '' },
      };
      return evidenceLines({ site, origins: {} }, pack)[0]?.kept[0];
    };
    const [first = '', second = ''] = made.map(({ id }) => id);
    const kept = { name: 'items.memberCentre.item', wanted: `${first}, ${second}`, place: 'default of the product' };
    expect(keptOf([first, second], [first, second])).toEqual({ ...kept, value: `${first}, ${second}`, isKept: true });
    expect(keptOf([first, second], [second])).toEqual({ ...kept, value: second, isKept: false });
    expect(keptOf([], [first])).toMatchObject({ value: 'not there', wanted: '', isKept: false });
  });
});

it('finds the bound that a clause names', () => {
  const bound = { is: true, why };
  const pack = { settings: { 'ages.gate': bound }, fields: { email: { min: bound } } } as unknown as PolicyPack;
  const names = ['settings.ages.gate', 'fields.email.min', 'fields.email.max', 'fields.phone.min', 'settings.x', ''];
  expect(names.map((name) => boundNamed(name, pack))).toEqual([
    ...[bound, bound],
    ...[undefined, undefined, undefined, undefined],
  ]);
});
