import { describe, expect, it } from 'vitest';
import type { FeatureManifest } from '../../contracts/feature.ts';
import type { PolicyBound, PolicyPack } from '../../contracts/generated/policy-pack.ts';
import { aSitePart } from '../site.fixture.ts';
import { clampSettings, clampSite } from './clamp-site.ts';
import { heldItems, holdItem } from './hold-items.ts';
import { boundWords, clampValue, isWithin, permits, type PolicyValue } from './permits.ts';

const why = 'the law says so';
const is: PolicyBound = { is: true, why };
const atLeast: PolicyBound = { atLeast: 8, why };
const atMost: PolicyBound = { atMost: 30, why };
const oneOf: PolicyBound = { oneOf: ['register', 'site'], why };

function aPack(parts: Partial<PolicyPack>): PolicyPack {
  const source = { notice: '', name: '', date: '' };
  return {
    ...{ $schema: '', id: 'p', title: 'P', description: '', settings: {}, fields: {}, items: {}, clauses: [] },
    ...{ source, ...parts },
  };
}

describe('isWithin', () => {
  it.each<[string, PolicyBound, readonly PolicyValue[], readonly (PolicyValue | undefined)[]]>([
    ['one value', is, [true], [false, 'true', undefined]],
    ['a least number', atLeast, [8, 9], [7, '8', true, undefined]],
    ['a greatest number', atMost, [30, -1], [31, '30', undefined]],
    ['one of several', oneOf, ['register', 'site'], ['off', true, undefined]],
  ])('takes what %s asks for and nothing else', (_what, bound, within, beyond) => {
    expect(within.filter((value) => !isWithin(bound, value))).toEqual([]);
    expect(beyond.filter((value) => isWithin(bound, value))).toEqual([]);
    expect(within.map((value) => permits(bound, value))).toEqual(within.map(() => true));
    expect(beyond.map((value) => permits(bound, value))).toEqual(beyond.map(() => false));
  });

  it('is asked by no bound, and decides nothing where a bound only advises', () => {
    expect(permits(undefined, 7)).toBe(true);
    expect(permits({ ...atLeast, isAdvice: true }, 7)).toBe(true);
    expect(isWithin({ ...atLeast, isAdvice: true }, 7)).toBe(false);
  });
});

describe('clampValue', () => {
  it('keeps what is permitted, else gives the nearest that is', () => {
    expect([clampValue(undefined, 7), clampValue(atLeast, 9), clampValue(atLeast, 7)]).toEqual([7, 9, 8]);
    expect([clampValue(atMost, 31), clampValue(atMost, 3)]).toEqual([30, 3]);
    expect([clampValue(is, false), clampValue(oneOf, 'off'), clampValue(oneOf, 'site')]).toEqual([
      true,
      'register',
      'site',
    ]);
    expect(clampValue({ is: false, why }, true)).toBe(false);
    expect(clampValue({ ...is, isAdvice: true }, false)).toBe(false);
    expect(clampValue(undefined, undefined)).toBeUndefined();
    expect(clampValue(atLeast, undefined)).toBe(8);
    expect(clampValue({ why }, 'any')).toBe('any');
  });
});

it('a bound is said in words', () => {
  expect([is, { is: false, why }, { is: 3, why }, oneOf, atLeast, atMost].map(boundWords)).toEqual([
    'on',
    'off',
    '3',
    'register or site',
    'at least 8',
    'at most 30',
  ]);
  expect(boundWords({ oneOf: [true, false], why })).toBe('on or off');
});

describe('clampSite', () => {
  const email = { enabled: true, required: false, min: 5, max: 80 };
  const site = aSitePart({
    settings: { 'ages.gate': 18, 'wallet.keepHidden': false },
    rules: { email, nickname: { enabled: true, required: false, min: 1 } },
  });

  it('leaves a site without a pack as it is', () => {
    expect(clampSite(site, undefined)).toBe(site);
  });

  it('changes what the pack forbids, and nothing else', () => {
    const pack = aPack({
      settings: { 'ages.gate': { atLeast: 21, why }, 'ages.birthday': { atLeast: 21, why } },
      fields: {
        email: { min: atLeast, max: atMost, patternId: { why } },
        nickname: { max: { atMost: 9, why }, min: { atMost: 3, why } },
        birthday: { min: { ...atLeast, isAdvice: true } },
      },
    });
    const clamped = clampSite(site, pack);
    expect(clamped.settings['ages.gate']).toBe(21);
    expect(clamped.settings['wallet.keepHidden']).toBe(false);
    expect(clamped.rules['email']).toStrictEqual({ ...site.rules['email'], min: 8, max: 30 });
    expect(clamped.rules['nickname']).toStrictEqual({ ...site.rules['nickname'], max: 9 });
    // What the pack only advises is not given where nobody has given it.
    expect(clamped.rules['birthday']).toStrictEqual(site.rules['birthday']);
    expect(clamped.flags).toBe(site.flags);
    // A setting that the site does not have is none that the pack gives.
    expect(clampSettings({ 'ages.gate': 18 }, pack)).toEqual({ 'ages.gate': 21 });
    expect(clampSite(site, aPack({ fields: {} })).rules['email']).toEqual(site.rules['email']);
  });
});

it('a pack demands that members may have a second factor, or must', () => {
  const demanding = (bound: PolicyBound) => aPack({ settings: { 'login.secondFactor': bound } });
  const offered = demanding({ oneOf: ['optional', 'required'], why });
  const modes = ['off', 'optional', 'required'].map((mode) => ({ 'login.secondFactor': mode }));
  expect(modes.map((settings) => clampSettings(settings, offered)['login.secondFactor'])).toEqual([
    'optional',
    'optional',
    'required',
  ]);
  const forced = demanding({ is: 'required', why });
  expect(modes.map((settings) => clampSettings(settings, forced)['login.secondFactor'])).toEqual(
    Array(3).fill('required'),
  );
});

describe('the items that a pack demands', () => {
  const row = (id: string) => ({ id, order: 10, label: 'a:b', icon: 'edit', target: { route: 'a.screen' } }) as const;
  const clock = { id: 'clock.line', order: 10, block: 'clock.line' } as const;
  const feature = (contributes: FeatureManifest['contributes']): FeatureManifest => ({
    ...{ id: 'a', owner: 'platform', routes: [] },
    ...(contributes ? { contributes } : {}),
  });
  const features = [
    feature({ 'settings.row': [row('a.one'), row('a.two')] }),
    feature(undefined),
    feature({ 'header.clock': [clock] }),
  ];

  it('stand as their features made them; one that no feature offers is left out', () => {
    const items = { 'settings.row': ['a.two', 'a.gone'], 'header.clock': ['clock.line'] };
    expect(heldItems(aPack({ items }), features)).toEqual([
      { slot: 'header.clock', item: clock },
      { slot: 'settings.row', item: row('a.two') },
    ]);
    expect(heldItems(aPack({}), features)).toEqual([]);
  });

  it('come first, in place of one of their name, and alone where the slot takes one', () => {
    const all = aSitePart({}).slots;
    const rows = { ...all, 'settings.row': [row('a.one'), { ...row('a.two'), label: 'a:other' }] };
    const held = holdItem(rows, { slot: 'settings.row', item: row('a.two') });
    expect(held['settings.row']).toEqual([row('a.two'), row('a.one')]);
    expect(held['footer.tab']).toBe(all['footer.tab']);
    const other = { ...clock, id: 'other.line' };
    expect(
      holdItem({ ...all, 'header.clock': [other] }, { slot: 'header.clock', item: clock })['header.clock'],
    ).toEqual([clock]);
  });
});
