import { describe, expect, it } from 'vitest';
import type { FooterTab } from '../../contracts/feature.ts';
import type { SiteOptions } from '../site.fixture.ts';
import { sharedPlaceClaims } from './shared-place-claims.ts';
import { aSubject } from './subject.fixture.ts';

const tab = (name: string, rest: Partial<FooterTab> = {}): FooterTab => ({
  id: `test.${name}`,
  order: 1,
  label: 'test:tab',
  icon: 'home',
  target: { route: 'home.screen' },
  ...rest,
});
const claims = (slots: SiteOptions['slots']) => sharedPlaceClaims(aSubject({ site: { ...(slots ? { slots } : {}) } }));

describe('sharedPlaceClaims', () => {
  it('asks nothing where any number may stand, or one item stands alone', () => {
    expect(claims({ 'footer.tab': [tab('a'), tab('b'), tab('c', { emphasis: 'centre' })] })).toEqual([]);
    expect(claims({ 'header.clock': [{ id: 'test.clock', order: 1, block: 'test.clock' }] })).toEqual([]);
    const centre = { emphasis: 'centre' } as const;
    expect(claims({ 'sideMenu.item': [tab('a', centre), tab('b', centre)] })).toEqual([]);
  });

  it('asks of every two items that want one place that no visitor sees both', () => {
    const clock = (name: string) => ({ id: `test.${name}`, order: 1, block: `test.${name}` });
    const visible = { flag: 'CBS3' } as const;
    expect(
      claims({
        'header.clock': [clock('one'), { ...clock('two'), visible }],
        'footer.tab': ['a', 'b', 'c'].map((name) => tab(name, { emphasis: 'centre' })),
      }).map(({ about, because }) => [about, because]),
    ).toEqual([
      ['test.a and test.b', 'both stand in the middle of the footer'],
      ['test.a and test.c', 'both stand in the middle of the footer'],
      ['test.b and test.c', 'both stand in the middle of the footer'],
      ['test.one and test.two', 'both stand in header.clock'],
    ]);
    expect(claims({ 'header.clock': [clock('one'), { ...clock('two'), visible }] })).toEqual([
      {
        about: 'test.one and test.two',
        must: { not: { all: [{ all: [] }, visible] } },
        madeBy: ['slots.header.clock.test.one', 'slots.header.clock.test.two'],
        because: 'both stand in header.clock',
      },
    ]);
  });
});
