import type { Claim, ProofSubject } from './claim.ts';
import { originOf } from './feature-claims.ts';
import { isVisible } from './formulas.ts';
import { slots } from '../slots.ts';
import { type AnyItem, itemsOf, type StandingItem } from './taps.ts';

/** Items of a slot that takes one, and tabs that ask for the raised middle of the footer, are never seen together. */
export function sharedPlaceClaims({ site }: ProofSubject): readonly Omit<Claim, 'invariant' | 'says'>[] {
  const places = new Map<string, StandingItem[]>();
  for (const standing of itemsOf(site)) {
    const place = placeOf(standing);
    if (place !== undefined) places.set(place, [...(places.get(place) ?? []), standing]);
  }
  return [...places].flatMap(([place, items]) =>
    items.flatMap((one, index) =>
      items.slice(index + 1).map((other) => ({
        about: `${one.item.id} and ${other.item.id}`,
        must: { not: { all: [isVisible(one.item), isVisible(other.item)] } },
        madeBy: [originOf(one), originOf(other)],
        because: `both stand in ${place}`,
      })),
    ),
  );
}

/** The place that an item would have to itself; nothing where any number may stand. */
function placeOf({ slot, item }: StandingItem): string | undefined {
  if (slots[slot].arity === 'one') return slot;
  return slot === 'footer.tab' && isCentre(item) ? 'the middle of the footer' : undefined;
}

function isCentre(item: AnyItem & { readonly emphasis?: 'centre' }): boolean {
  return item.emphasis === 'centre';
}
