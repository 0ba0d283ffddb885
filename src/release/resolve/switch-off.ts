import type { Condition } from '../../contracts/conditions.ts';
import type {
  BlockItem,
  ContributionBase,
  Denial,
  FeatureManifest,
  MenuItem,
  Refusal,
  RouteDefinition,
  Target,
} from '../../contracts/feature.ts';
import type { DroppedItem } from '../../contracts/origins.ts';
import type { Problem } from '../../contracts/problems.ts';
import type { SitePart } from '../../contracts/site.ts';
import { narrow, slotIds, slots as shapes } from '../../engine/index.ts';
import { pointerOf, problemIn } from '../load/json-document.ts';
import type { ValidSource } from '../validate/valid-source.ts';
import type { PlacedSlots } from './apply-navigation.ts';

type Item = ContributionBase & Partial<Pick<MenuItem, 'target'>> & Partial<Pick<BlockItem, 'block'>>;
type Merchant = ValidSource['merchant'];

/** The features that a merchant keeps (row G-029), without routes that belong to one that is switched off as well. */
export function keptFeatures(features: readonly FeatureManifest[], merchant: Merchant): readonly FeatureManifest[] {
  const off = switchedOff(merchant);
  return features
    .filter(({ id }) => !off.has(id))
    .map((feature) => ({
      ...feature,
      ...(feature.routes ? { routes: feature.routes.filter(({ partOf }) => !off.has(partOf)) } : {}),
    }));
}

/** The routes of features. */
export function routesOf(features: readonly FeatureManifest[]): readonly RouteDefinition[] {
  return features.flatMap(({ routes = [] }) => routes);
}

/** What of a switched off feature remains: the code of others leads to it, and then to nothing. */
export function checkRemains(kept: readonly FeatureManifest[], merchant: Merchant): readonly Problem[] {
  const off = switchedOff(merchant);
  return kept.flatMap(({ id, leadsInCode = [] }) =>
    leadsInCode.flatMap((name) => {
      const [owner = ''] = name.split('.');
      if (!off.has(owner)) return [];
      const message = `${owner} is switched off, and the screens of ${id} still lead to ${name}.`;
      return [
        problemIn(merchant, pointerOf('features', owner), { code: 'FEATURE_REMAINS', severity: 'warning', message }),
      ];
    }),
  );
}

/**
 * The slots of a site without what a merchant switched off: items of those features, and items of others that lead to
 * their routes, actions and blocks or belong to them (row G-029). A slot that needs an item and loses its last one is a problem.
 */
export function switchOff(placed: PlacedSlots, merchant: Merchant): PlacedSlots {
  const off = switchedOff(merchant);
  const dropped: DroppedItem[] = [];
  const problems: Problem[] = [];
  const kept = slotIds.map((slot) => {
    const items: readonly Item[] = placed.slots[slot];
    const left = items.flatMap((item) => {
      const owner = featuresOf(item).find((feature) => off.has(feature));
      if (owner !== undefined) dropped.push({ id: item.id, slot, ...placeIn(merchant, owner) });
      return owner === undefined ? [withoutAnswers(item, off)] : [];
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

/** The names of switched off features; no name is none of them. */
function switchedOff({ value }: Merchant): ReadonlySet<string | undefined> {
  return new Set(Object.entries(value.features ?? {}).flatMap(([id, isOn]) => (isOn ? [] : [id])));
}

/** Features that an item needs: its own, the one that it leads to or shows, and the one that it is part of. */
function featuresOf({ id, target, block, partOf }: Item): readonly (string | undefined)[] {
  return [id, block, destinationOf(target), partOf].map(featureOf);
}

/** Route or action that something leads to. */
function destinationOf(way: Target | Denial | undefined): string | undefined {
  if (way === undefined) return undefined;
  return 'route' in way ? way.route : 'action' in way ? way.action : undefined;
}

function featureOf(name: string | undefined): string | undefined {
  return name?.split('.')[0];
}

/** An item that refuses with the way to a switched off feature is hidden from those whom it would send there. */
function withoutAnswers(item: Item, off: ReadonlySet<string | undefined>): Item {
  const { refuses = [] } = item;
  const isGone = ({ answer }: Refusal) => off.has(featureOf(destinationOf(answer)));
  const gone = refuses.filter(isGone);
  if (gone.length === 0) return item;
  const visible = gone.reduce<Condition | undefined>((all, { when }) => narrow(all, { not: when }), item.visible);
  return { ...item, refuses: refuses.filter((refusal) => !isGone(refusal)), ...(visible ? { visible } : {}) };
}

function placeIn({ file }: Merchant, feature: string): Pick<DroppedItem, 'file' | 'pointer'> {
  return { file, pointer: pointerOf('features', feature) };
}
