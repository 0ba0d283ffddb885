import type {
  BlockItem,
  ContributionBase,
  FeatureManifest,
  MenuItem,
  RouteDefinition,
} from '../../contracts/feature.ts';
import type { DroppedItem } from '../../contracts/origins.ts';
import type { Problem } from '../../contracts/problems.ts';
import type { SitePart } from '../../contracts/site.ts';
import { slotIds, slots as shapes } from '../../engine/index.ts';
import { pointerOf, problemIn } from '../load/json-document.ts';
import type { ValidSource } from '../validate/valid-source.ts';
import type { PlacedSlots } from './apply-navigation.ts';

type Item = ContributionBase & Partial<Pick<MenuItem, 'target'>> & Partial<Pick<BlockItem, 'block'>>;
type Merchant = ValidSource['merchant'];

/** The features that a merchant keeps (row G-029). */
export function keptFeatures(features: readonly FeatureManifest[], merchant: Merchant): readonly FeatureManifest[] {
  const off = switchedOff(merchant);
  return features.filter(({ id }) => !off.has(id));
}

/** The routes of features. */
export function routesOf(features: readonly FeatureManifest[]): readonly RouteDefinition[] {
  return features.flatMap(({ routes = [] }) => routes);
}

/**
 * The slots of a site without what a merchant switched off: items of those features, and items of others that lead to
 * their routes, actions and blocks (row G-029). A slot that needs an item and loses its last one is a problem.
 */
export function switchOff(placed: PlacedSlots, merchant: Merchant): PlacedSlots {
  const off = switchedOff(merchant);
  if (off.size === 0) return placed;
  const dropped: DroppedItem[] = [];
  const problems: Problem[] = [];
  const kept = slotIds.map((slot) => {
    const items: readonly Item[] = placed.slots[slot];
    const left = items.filter((item) => {
      const owner = namesOf(item).find((name) => off.has(name));
      if (owner !== undefined) dropped.push({ id: item.id, slot, ...placeIn(merchant, owner) });
      return owner === undefined;
    });
    if (left.length === 0 && items.length > 0 && !shapes[slot].mayBeEmpty) {
      const message = `${slot} needs at least one item, and only switched off features have any.`;
      problems.push(problemIn(merchant, '/features', { code: 'SLOT_EMPTY', message }));
    }
    return [slot, left] as const;
  });
  const gone = new Set(dropped.map(({ id, slot }) => `slots.${slot}.${id}`));
  return {
    // Object.fromEntries forgets which slot has which item type; items never change their slot here.
    slots: Object.fromEntries(kept) as unknown as SitePart['slots'],
    origins: Object.fromEntries(Object.entries(placed.origins).filter(([path]) => !gone.has(path))),
    dropped: [...placed.dropped, ...dropped],
    problems: [...placed.problems, ...problems],
  };
}

function switchedOff({ value }: Merchant): ReadonlySet<string> {
  return new Set(Object.entries(value.features ?? {}).flatMap(([id, isOn]) => (isOn ? [] : [id])));
}

/** Features that an item needs: its own, and the one that it leads to or shows. */
function namesOf({ id, target, block }: Item): readonly string[] {
  const shown = [block, target && 'route' in target ? target.route : undefined];
  const led = target && 'action' in target ? target.action : undefined;
  return [id, ...shown, led].flatMap((name) => name?.split('.')[0] ?? []);
}

function placeIn({ file }: Merchant, feature: string): Pick<DroppedItem, 'file' | 'pointer'> {
  return { file, pointer: pointerOf('features', feature) };
}
