import { describe, expect, it } from 'vitest';
import type { FeatureManifest } from '../../contracts/feature.ts';
import type { NavigationItem } from '../../contracts/generated/navigation.ts';
import { codes, resolve, shop } from './resolve-sources.fixture.ts';

/** Problems of a site as `CODE pointer: message (nearest)`. */
const said = (options: Parameters<typeof resolve>[0]) =>
  resolve(options).problems.map(({ code, pointer, message, nearest }) =>
    [`${code} ${pointer}: ${message}`, ...(nearest ? [`(${nearest})`] : [])].join(' '),
  );

/** The shop with other tabs. */
const withTabs = (
  ...tabs: NonNullable<NonNullable<FeatureManifest['contributes']>['footer.tab']>
): FeatureManifest => ({
  ...shop,
  contributes: { ...shop.contributes, 'footer.tab': tabs },
});
const tab = (name: string) =>
  ({ id: `shop.${name}`, order: 10, label: `shop:${name}`, icon: 'home', target: { route: 'shop.screen' } }) as const;

describe('navigation', () => {
  it('keeps the features’ order where a slot is not listed', () => {
    expect(resolve().site.slots['footer.tab'].map(({ id }) => id)).toEqual(['shop.early', 'shop.late']);
  });

  it('chooses, orders, renames and narrows, and remembers what it left out', () => {
    const tab = { id: 'shop.late', label: 'merchant:last', icon: 'star', params: { id: '7' }, when: { session: true } };
    const { site, origins } = resolve({ tabs: [tab] });
    expect(site.slots['footer.tab']).toEqual([
      {
        id: 'shop.late',
        order: 10,
        label: 'merchant:last',
        icon: 'star',
        target: { route: 'shop.screen', params: { id: '7' } },
        visible: { all: [{ flag: 'CBS3' }, { session: true }] },
      },
    ]);
    expect(origins.dropped).toMatchObject([{ id: 'shop.early', slot: 'footer.tab', pointer: '/slots/footer.tab' }]);
  });

  it('takes a contribution twice when each copy has a name', () => {
    const copies = [
      { id: 'shop.late', as: 'one' },
      { id: 'shop.late', as: 'two' },
    ];
    const { site, problems } = resolve({ tabs: copies });
    expect(site.slots['footer.tab'].map(({ id }) => id)).toEqual(['shop.late:one', 'shop.late:two']);
    expect(problems).toEqual([]);
    expect(codes({ tabs: ['shop.late', 'shop.late'] })).toEqual([['CONTRIBUTION_REPEATED', undefined]]);
  });

  it('places an unknown id in the file and names the nearest one', () => {
    const [problem] = resolve({ tabs: ['shop.early', 'shop.lat'] }).problems;
    expect(problem).toMatchObject({
      code: 'CONTRIBUTION_UNKNOWN',
      file: 'merchants/test/navigation.json',
      pointer: '/slots/footer.tab/1',
      line: 6,
      nearest: 'shop.late',
    });
  });

  it('reports an empty slot that needs an item, and a condition on a flag that does not exist', () => {
    expect(codes({ tabs: [] })).toEqual([['SLOT_EMPTY', undefined]]);
    expect(codes({ tabs: [{ id: 'shop.late', when: { flag: 'CBS33' } }] })).toEqual([['FLAG_UNKNOWN', 'CBS3']]);
  });

  it('says which items stand, which the merchant placed, and which it left out', () => {
    const { site, origins } = resolve({ tabs: ['shop.late'] });
    expect(site.slots['footer.tab'].map(({ id, order }) => [id, order])).toEqual([['shop.late', 10]]);
    const slots = Object.entries(origins.values).filter(([path]) => path.startsWith('slots.'));
    expect(Object.fromEntries(slots)).toEqual({
      'slots.footer.tab.shop.late': {
        layer: 'merchant',
        file: 'merchants/test/navigation.json',
        pointer: '/slots/footer.tab/0',
      },
      'slots.home.section.shop.section': { layer: 'engine' },
      'slots.login.method.shop.login': { layer: 'engine' },
    });
    expect(origins.dropped).toEqual([
      {
        id: 'shop.early',
        slot: 'footer.tab',
        file: 'merchants/test/navigation.json',
        pointer: '/slots/footer.tab',
      },
    ]);
  });

  it('numbers what it lists in tens, and leaves out what is listed under another name too', () => {
    const { site, origins } = resolve({ tabs: ['shop.late', { id: 'shop.early', as: 'copy' }] });
    expect(site.slots['footer.tab'].map(({ id, order }) => [id, order])).toEqual([
      ['shop.late', 10],
      ['shop.early:copy', 20],
    ]);
    expect(origins.dropped).toEqual([]);
  });

  it('keeps an item that only navigations ask for out of a slot that is not listed', () => {
    const features = [withTabs(tab('plain'), { ...tab('asked'), onlyWhenListed: true })];
    expect(resolve({ features }).site.slots['footer.tab'].map(({ id }) => id)).toEqual(['shop.plain']);
    expect(resolve({ features, tabs: ['shop.asked'] }).site.slots['footer.tab'].map(({ id }) => id)).toEqual([
      'shop.asked',
    ]);
  });

  it('changes of an entry only what the merchant says', () => {
    const raised = { ...tab('raised'), group: 'own', target: { route: 'shop.screen', params: { id: '1', of: 'a' } } };
    const features = [withTabs({ ...raised, emphasis: 'centre' })];
    const first = (entry: string | NavigationItem) => resolve({ features, tabs: [entry] }).site.slots['footer.tab'][0];
    expect(first('shop.raised')).toEqual({ ...raised, emphasis: 'centre' });
    expect(first({ id: 'shop.raised', emphasis: 'none' })).toEqual(raised);
    expect(first({ id: 'shop.raised', params: { id: '2' }, group: 'other' })).toEqual({
      ...raised,
      group: 'other',
      emphasis: 'centre',
      target: { route: 'shop.screen', params: { id: '2', of: 'a' } },
    });
  });

  it('gives parameters to routes alone', () => {
    const features = [withTabs({ ...tab('act'), target: { action: 'shop.act' } })];
    const { site } = resolve({ features, tabs: [{ id: 'shop.act', params: { id: '7' }, emphasis: 'centre' }] });
    expect(site.slots['footer.tab']).toEqual([{ ...tab('act'), target: { action: 'shop.act' }, emphasis: 'centre' }]);
  });

  it('changes no icon and no group of an item that has neither', () => {
    const section = { id: 'shop.section', icon: 'star', group: 'odd', label: 'merchant:section' } as const;
    expect(resolve({ slots: { 'home.section': [section] } }).site.slots['home.section']).toEqual([
      { id: 'shop.section', order: 10, block: 'shop.section', label: 'merchant:section' },
    ]);
  });
});

describe('the problems of a navigation', () => {
  const at = '/slots/footer.tab';

  it.each<[string, readonly (string | NavigationItem)[], readonly string[]]>([
    [
      'an item of another slot',
      ['shop.early', 'shop.section'],
      [`CONTRIBUTION_MISPLACED ${at}/1: "shop.section" belongs to home.section, not to footer.tab. (shop.early)`],
    ],
    [
      'an item that nobody offers',
      ['shop.early', 'shop.lat'],
      [`CONTRIBUTION_UNKNOWN ${at}/1: No feature offers "shop.lat" to footer.tab. (shop.late)`],
    ],
    [
      'one item twice under the same name',
      ['shop.late', 'shop.late'],
      [`CONTRIBUTION_REPEATED ${at}/1: "shop.late" is listed twice; give each copy a name with "as".`],
    ],
    ['no item where one is needed', [], [`SLOT_EMPTY ${at}: footer.tab needs at least one item.`]],
    [
      'an icon that does not exist, beside an unknown flag',
      [{ id: 'shop.late', icon: 'stra', when: { flag: 'CBS33' } }],
      [
        `ICON_UNKNOWN ${at}/0/icon: There is no icon "stra". (star)`,
        `FLAG_UNKNOWN ${at}/0/when: The condition asks about the flag CBS33, which does not exist. (CBS3)`,
      ],
    ],
    [
      'a condition that contradicts the feature’s own',
      [{ id: 'shop.late', when: { not: { flag: 'CBS3' } } }],
      [`CONDITION_NEVER ${at}/0/when: Together with the feature’s own condition this never holds.`],
    ],
    [
      'a condition that the feature’s own implies',
      [{ id: 'shop.late', when: { flag: 'CBS3' } }],
      [`CONDITION_WIDER ${at}/0/when: The feature’s own condition is narrower already, so this one changes nothing.`],
    ],
    [
      'two items in the raised middle',
      ['shop.early', ...['one', 'two'].map((as) => ({ id: 'shop.late', as, emphasis: 'centre' as const }))],
      [`SLOT_FULL ${at}/2: The middle of footer.tab takes one item, not 2.`],
    ],
    ['a condition of its own that narrows', [{ id: 'shop.late', when: { session: true } }], []],
  ])('judges %s', (_what, tabs, sentences) => {
    expect(said({ tabs })).toEqual(sentences);
  });

  it.each(['flag', 'promotion', 'template', 'setting'] as const)('knows no %s that no catalogue has', (kind) => {
    const when = kind === 'setting' ? { setting: 'ageGat', is: 'off' } : { [kind]: 'nothing' };
    const code = kind === 'setting' ? 'SETTING_UNKNOWN' : 'FLAG_UNKNOWN';
    const tabs = [{ id: 'shop.late', when } as NavigationItem];
    expect(codes({ tabs }).map(([found]) => found)).toEqual([code]);
  });

  it('takes one item in the place of the clock, also where features offer two', () => {
    const line = (name: string) => ({ id: `shop.${name}`, order: 10, block: 'shop.section' });
    const features = [{ ...shop, contributes: { ...shop.contributes, 'header.clock': [line('one'), line('two')] } }];
    expect(said({ features })).toEqual(['SLOT_FULL : header.clock takes one item, not 2.']);
    expect(said({ features, slots: { 'header.clock': ['shop.two', 'shop.one'] } })).toEqual([
      'SLOT_FULL /slots/header.clock/1: header.clock takes one item, not 2.',
    ]);
    expect(said({ features, slots: { 'header.clock': ['shop.two'] } })).toEqual([]);
  });

  it('misses an item in a slot that features leave empty', () => {
    const features = [{ ...shop, contributes: { 'footer.tab': [tab('plain')] } }];
    expect(said({ features })).toEqual(['SLOT_EMPTY : home.section needs at least one item.']);
  });
});
