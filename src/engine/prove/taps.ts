import type { Condition } from '../../contracts/conditions.ts';
import type { ContributionBase, Denial, FeatureManifest, MenuItem, SlotId, Target } from '../../contracts/feature.ts';
import type { SitePart } from '../../contracts/site.ts';
import { slotIds } from '../slot-ids.ts';
import { always, isAllowed, isOpen, isVisible } from './formulas.ts';

/** An item of any slot. */
export type AnyItem = ContributionBase & Partial<Pick<MenuItem, 'target'>>;

/** An item with the slot it stands in. */
export interface StandingItem {
  readonly slot: SlotId;
  readonly item: AnyItem;
}

/** One thing that a tap can lead to, and for whom. */
export interface Tap {
  readonly to: Target | Denial;
  readonly when: Condition;
}

/** Every item of a site, slot by slot. */
export function itemsOf({ slots }: Pick<SitePart, 'slots'>): readonly StandingItem[] {
  return slotIds.flatMap((slot) => slots[slot].map((item: AnyItem) => ({ slot, item })));
}

/** Where a tap on an item leads: its target, or the answer of the first refusal that holds. */
export function tapsOf(item: AnyItem): readonly Tap[] {
  const { target, refuses = [] } = item;
  const refused = refuses.map(({ when, answer }, index): Tap => {
    const earlier = refuses.slice(0, index).map((rule): Condition => ({ not: rule.when }));
    return { to: answer, when: { all: [isVisible(item), ...earlier, when] } };
  });
  return target === undefined ? refused : [...refused, { to: target, when: isAllowed(item) }];
}

/** Who gets to see a slot at all: visitors to whom a screen that shows it is open; everybody for the shell's own. */
export function slotIsOpen(slot: SlotId, site: SitePart, features: readonly FeatureManifest[]): Condition {
  const outlets = routesShowing(slot, features);
  if (outlets.length === 0) return always;
  return { any: site.routes.filter(({ id }) => outlets.includes(id)).map(isOpen) };
}

/** Routes whose screens show a slot; none for the shell's own slots. */
export function routesShowing(slot: SlotId, features: readonly FeatureManifest[]): readonly string[] {
  return features.flatMap(({ outlets = {} }) =>
    Object.entries(outlets).flatMap(([route, slots]) => (slots.includes(slot) ? [route] : [])),
  );
}
