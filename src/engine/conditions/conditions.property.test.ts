import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCondition, aSite, aVisitor } from '../condition.fixture.ts';
import { evaluate } from './evaluate.ts';
import { fold } from './fold.ts';
import { narrow } from './narrows.ts';
import { leavesOf, readOf, reads } from './reads.ts';

describe('conditions', () => {
  it('fold gives what evaluate gives, whichever facts are known first', () => {
    fc.assert(
      fc.property(aCondition, aSite, aVisitor, fc.func(fc.boolean()), (condition, site, visitor, isKnown) => {
        const some = fold(condition, (leaf) => (isKnown(leaf) ? evaluate(leaf, site, visitor) : undefined));
        const whole = fold(some, (leaf) => evaluate(leaf, site, visitor));
        expect(whole).toBe(evaluate(condition, site, visitor));
      }),
      { numRuns: 500 },
    );
  });

  it('reads names every leaf, each once', () => {
    fc.assert(
      fc.property(aCondition, (condition) => {
        const names = reads(condition).map(({ kind, name }) => `${kind}:${name}`);
        const leaves = leavesOf(condition).map((leaf) => `${readOf(leaf).kind}:${readOf(leaf).name}`);
        expect(names).toEqual([...new Set(leaves)]);
      }),
    );
  });

  it('a fact that reads does not name never changes the answer', () => {
    fc.assert(
      fc.property(aCondition, aSite, aSite, aVisitor, (condition, site, other, visitor) => {
        const named = new Set(reads(condition).map(({ kind }) => kind));
        const mixed = {
          ...site,
          ...(named.has('flag') ? {} : { flags: other.flags }),
          ...(named.has('promotion') ? {} : { promotions: other.promotions }),
          ...(named.has('template') ? {} : { template: other.template }),
          ...(named.has('resource') ? {} : { resources: other.resources }),
          ...(named.has('setting') ? {} : { settings: other.settings }),
        };
        expect(evaluate(condition, mixed, visitor)).toBe(evaluate(condition, site, visitor));
      }),
      { numRuns: 300 },
    );
  });

  it('narrowing never shows what the feature hides', () => {
    fc.assert(
      fc.property(fc.option(aCondition), fc.option(aCondition), aSite, aVisitor, (own, merchant, site, visitor) => {
        const both = narrow(own ?? undefined, merchant ?? undefined);
        const holds = (condition: typeof both) => condition === undefined || evaluate(condition, site, visitor);
        expect(holds(both)).toBe(holds(own ?? undefined) && holds(merchant ?? undefined));
      }),
    );
  });
});
