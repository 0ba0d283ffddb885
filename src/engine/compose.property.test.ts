import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MenuItem, RouteDefinition } from '../contracts/feature.ts';
import { compose } from './compose.ts';
import { aCondition, aSite, aVisitor } from './condition.fixture.ts';
import { evaluate } from './conditions/evaluate.ts';
import { narrow } from './conditions/narrows.ts';

const anItem: fc.Arbitrary<MenuItem> = fc
  .record({
    id: fc.nat(99).map((number) => `test.item${number}`),
    visible: fc.option(aCondition, { nil: undefined }),
    refuses: fc.array(
      fc.record({ when: aCondition, answer: fc.constantFrom({ text: 'test:no' }, { route: 'login.screen' }) }),
      { maxLength: 3 },
    ),
  })
  .map(({ visible, ...item }) => ({
    ...item,
    order: 1,
    label: 'test:label',
    icon: 'home',
    target: { route: 'home.screen' },
    ...(visible === undefined ? {} : { visible }),
  }));
const items = fc.uniqueArray(anItem, { selector: ({ id }) => id, maxLength: 6 });
const place = (site: Parameters<typeof compose>[0], all: readonly MenuItem[]) => ({
  ...site,
  slots: { ...site.slots, 'sideMenu.item': all },
});

describe('compose', () => {
  it('keeps the order of a slot and shows exactly the items whose condition holds', () => {
    fc.assert(
      fc.property(aSite, items, aVisitor, (site, all, visitor) => {
        const shown = compose(place(site, all), visitor).slots['sideMenu.item'].map(({ id }) => id);
        const expected = all.filter(({ visible }) => visible === undefined || evaluate(visible, site, visitor));
        expect(shown).toEqual(expected.map(({ id }) => id));
      }),
      { numRuns: 200 },
    );
  });

  it('answers with the first refusal that holds, and with none where none does', () => {
    fc.assert(
      fc.property(aSite, items, aVisitor, (site, all, visitor) => {
        for (const item of compose(place(site, all), visitor).slots['sideMenu.item']) {
          const first = item.refuses?.find(({ when }) => evaluate(when, site, visitor));
          expect(item.refusal).toEqual(first?.answer);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('never shows more when a merchant narrows', () => {
    fc.assert(
      fc.property(aSite, items, aCondition, aVisitor, (site, all, condition, visitor) => {
        const narrowed = all.map(({ visible, ...item }): MenuItem => {
          const both = narrow(visible, condition);
          return { ...item, ...(both === undefined ? {} : { visible: both }) };
        });
        const ids = (some: readonly MenuItem[]) =>
          compose(place(site, some), visitor).slots['sideMenu.item'].map(({ id }) => id);
        expect(ids(all)).toEqual(expect.arrayContaining(ids(narrowed)));
      }),
      { numRuns: 200 },
    );
  });

  it('asks nothing but the visitor and the site: the same question has the same answer', () => {
    const route = fc
      .array(fc.record({ when: aCondition, to: fc.constant('home.screen') }), { maxLength: 3 })
      .map((guards): RouteDefinition => ({ id: 'test.screen', path: '/m/test', title: 'test:title', guards }));
    fc.assert(
      fc.property(aSite, items, route, aVisitor, (site, all, screen, visitor) => {
        const whole = { ...place(site, all), routes: [screen] };
        expect(compose(whole, visitor)).toEqual(compose(structuredClone(whole), { ...visitor }));
      }),
      { numRuns: 100 },
    );
  });
});
