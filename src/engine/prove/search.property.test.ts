import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Condition, VisitorContext } from '../../contracts/conditions.ts';
import type { SitePart } from '../../contracts/site.ts';
import { aCondition, aSite } from '../condition.fixture.ts';
import { evaluate } from '../conditions/evaluate.ts';
import { applyChanges } from './apply-changes.ts';
import { type Axis, axesOf } from './axes.ts';
import { prove } from './prove.ts';
import { aSubject } from './subject.fixture.ts';
import { appModes, contextOf, visitorKinds } from './visitors.ts';

/** Fewest changes by trying every combination with `evaluate`; the slow way that the search must agree with. */
function bruteForce(must: Condition, site: SitePart): number | undefined {
  const visitors = visitorKinds(site).flatMap((kind) => appModes.map((app) => contextOf(kind, app, 'en')));
  const distances = combinations([...axesOf(must, site).values()]).flatMap((changes) => {
    const facts = applyChanges(site, changes);
    return visitors.some((visitor: VisitorContext) => !evaluate(must, facts, visitor)) ? [changes.length] : [];
  });
  return distances.length === 0 ? undefined : Math.min(...distances);
}

function combinations(axes: readonly Axis[]): { name: string; to: string | number | boolean }[][] {
  const [axis, ...rest] = axes;
  if (axis === undefined) return [[]];
  return combinations(rest).flatMap((others) =>
    axis.values.map((to) => (to === axis.own ? others : [{ name: axis.name, to }, ...others])),
  );
}

describe('prove', () => {
  it('finds a breach exactly where trying everything finds one, with as few changes', () => {
    fc.assert(
      fc.property(aCondition, aSite, (must, site) => {
        const claim = { invariant: 'test.claim', says: 'It holds.', about: 'test.item', must, madeBy: [] };
        const [found] = prove(aSubject({ site }), () => [claim]).findings;
        expect(found?.changes.length).toBe(bruteForce(must, site));
        if (found !== undefined) {
          expect(evaluate(must, applyChanges(site, found.changes), found.context)).toBe(false);
        }
      }),
      { numRuns: 250 },
    );
  });
});
