import type { Condition } from '../../contracts/conditions.ts';
import type { Invariant, Place } from '../../contracts/invariant.ts';
import type { Claim, ProofSubject } from './claim.ts';
import { implies, isAllowed, isOpen, isVisible } from './formulas.ts';
import { itemsOf, slotIsOpen, type StandingItem, tapsOf } from './taps.ts';

/** What the features of a site promise, applied to what stands in its slots and routes. */
export function featureClaims(subject: ProofSubject): readonly Claim[] {
  return subject.features
    .flatMap(({ invariants = [] }) => invariants)
    .flatMap((invariant) => claimsOf(invariant, subject));
}

/** The claims of one invariant. */
export function claimsOf(invariant: Invariant, subject: ProofSubject): readonly Claim[] {
  const common = { invariant: invariant.id, says: invariant.says };
  const { site, features } = subject;
  if ('fills' in invariant) {
    const { fills: slot, where, or = [] } = invariant;
    const items = itemsOf(site).filter((standing) => standing.slot === slot || or.includes(baseId(standing.item.id)));
    const some: Condition = { any: items.map(({ item }) => isAllowed(item)) };
    const madeBy = [...items.filter((standing) => standing.slot === slot).map(originOf), `dropped.${slot}`];
    return site.routes
      .filter(({ id }) => id === where)
      .map((route) => ({ ...common, about: slot, must: implies(isOpen(route), some), madeBy }));
  }
  if ('keepsOut' in invariant) {
    return invariant.from.flatMap((place) => [
      ...routeClaims(place, invariant.keepsOut, subject).map((claim) => ({ ...common, ...claim })),
      ...itemsOf(site).flatMap((standing) =>
        tapsTo(place, standing).map((when) => ({
          ...common,
          about: standing.item.id,
          must: { not: { all: [invariant.keepsOut, slotIsOpen(standing.slot, site, features), when] } },
          madeBy: [originOf(standing)],
        })),
      ),
    ]);
  }
  const isHiding = 'hides' in invariant;
  const names = isHiding ? invariant.hides : invariant.shows;
  return itemsOf(site)
    .filter(({ item }) => names.includes(baseId(item.id)))
    .map((standing) => {
      const visible = isVisible(standing.item);
      const when: Condition = { all: [invariant.when, slotIsOpen(standing.slot, site, features)] };
      const must = implies(when, isHiding ? { not: visible } : visible);
      return { ...common, about: standing.item.id, must, madeBy: [originOf(standing)] };
    });
}

/** Path in the origins part of where an item's place was decided. */
export function originOf({ slot, item }: StandingItem): string {
  return `slots.${slot}.${item.id}`;
}

/** A guard must turn away who types the address. */
function routeClaims(place: Place, who: Condition, { site }: ProofSubject): Pick<Claim, 'about' | 'must' | 'madeBy'>[] {
  if (!('route' in place)) return [];
  return site.routes
    .filter(({ id }) => id === place.route)
    .map((route) => ({ about: route.id, must: implies(who, { not: isOpen(route) }), madeBy: [] }));
}

function tapsTo(place: Place, { item }: StandingItem): readonly Condition[] {
  return tapsOf(item).flatMap(({ to, when }) => {
    if ('route' in place) return 'route' in to && to.route === place.route ? [when] : [];
    return 'action' in to && to.action === place.action ? [when] : [];
  });
}

/** The feature's own id of an item that a merchant listed under another name (`promotions.menu:summer`). */
export function baseId(id: string): string {
  return id.split(':')[0] ?? id;
}
