import type { PolicyPack } from '../../contracts/generated/policy-pack.ts';
import type { FeatureManifest, SlotId, SlotMap } from '../../contracts/feature.ts';
import type { SitePart } from '../../contracts/site.ts';
import { slotIds } from '../slot-ids.ts';
import { slots } from '../slots.ts';

/** An item that a policy pack demands, with its slot. */
export interface HeldItem {
  readonly slot: SlotId;
  readonly item: SlotMap[SlotId];
}

/** The items that a policy pack demands, as their features made them; those that no feature offers are left out. */
export function heldItems({ items }: PolicyPack, features: readonly FeatureManifest[]): readonly HeldItem[] {
  return slotIds.flatMap((slot) =>
    (items[slot] ?? []).flatMap((id) => {
      const offered = features.flatMap((feature): readonly SlotMap[SlotId][] => feature.contributes?.[slot] ?? []);
      return offered.filter((item) => item.id === id).map((item) => ({ slot, item }));
    }),
  );
}

/** Slots in which an item stands as its feature made it, whatever was there under its name. */
export function holdItem(all: SitePart['slots'], { slot, item }: HeldItem): SitePart['slots'] {
  const items: readonly SlotMap[SlotId][] = all[slot];
  const others = slots[slot].arity === 'one' ? [] : items.filter(({ id }) => id !== item.id);
  return { ...all, [slot]: [item, ...others] };
}
