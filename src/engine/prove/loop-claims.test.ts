import { describe, expect, it } from 'vitest';
import type { Condition } from '../../contracts/conditions.ts';
import type { RouteDefinition } from '../../contracts/feature.ts';
import { breachesOf } from './breaches.ts';
import { loopClaims } from './loop-claims.ts';
import { aSubject } from './subject.fixture.ts';

const everybody: Condition = { all: [] };
const route = (id: string, ...guards: [Condition, string][]): RouteDefinition => ({
  id,
  path: `/m/${id}`,
  title: 'test:title',
  guards: guards.map(([when, to]) => ({ when, to })),
});
const circles = (...routes: RouteDefinition[]) =>
  breachesOf(aSubject({ site: { routes } }), loopClaimsOf).map(({ about, text }) => [about, text.split('\n')[1]]);

function loopClaimsOf(subject: Parameters<typeof loopClaims>[0]) {
  return loopClaims(subject).map((claim) => ({ ...claim, invariant: 'test.loops', says: 'Guards end.' }));
}

describe('loopClaims', () => {
  it('has nothing against guards that end at a screen', () => {
    expect(circles(route('a.x', [everybody, 'b.x']), route('b.x', [everybody, 'c.x']), route('c.x'))).toEqual([]);
  });

  it('finds a guard that leads to nothing', () => {
    expect(circles(route('a.x', [everybody, 'gone.x']))).toEqual([['a.x', 'Because gone.x is not mounted.']]);
  });

  it('finds a circle once, at its first route in the alphabet, however many routes it has', () => {
    expect(circles(route('a.x', [everybody, 'a.x']))).toEqual([['a.x', 'Because a.x → a.x.']]);
    expect(
      circles(
        route('c.x', [everybody, 'a.x']),
        route('a.x', [everybody, 'b.x']),
        route('b.x', [everybody, 'c.x']),
        route('d.x', [everybody, 'b.x']),
      ),
    ).toEqual([['a.x', 'Because a.x → b.x → c.x → a.x.']]);
  });

  it('finds each of two circles through one route', () => {
    const found = circles(
      route('a.x', [{ session: true }, 'b.x'], [{ session: false }, 'c.x']),
      route('b.x', [everybody, 'a.x']),
      route('c.x', [everybody, 'a.x']),
    );
    expect(found.map(([, words]) => words?.match(/a\.x → [bc]\.x → a\.x/)?.[0])).toEqual([
      'a.x → b.x → a.x',
      'a.x → c.x → a.x',
    ]);
  });

  it('takes a circle for one only where a single visitor meets all its guards, and no earlier guard', () => {
    const member: Condition = { session: true };
    const guest: Condition = { session: false };
    expect(circles(route('a.x', [member, 'b.x']), route('b.x', [guest, 'a.x']))).toEqual([]);
    expect(
      circles(route('a.x', [member, 'c.x'], [member, 'b.x']), route('b.x', [member, 'a.x']), route('c.x')),
    ).toEqual([]);
    expect(circles(route('a.x', [member, 'b.x']), route('b.x', [member, 'a.x']))).toHaveLength(1);
  });
});
