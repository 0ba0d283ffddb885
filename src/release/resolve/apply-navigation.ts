import type { NavigationItem } from '../../contracts/generated/navigation.ts';
import type { FeatureManifest, MenuItem, SlotId, SlotMap } from '../../contracts/feature.ts';
import type { DroppedItem, Origin } from '../../contracts/origins.ts';
import type { Problem } from '../../contracts/problems.ts';
import type { SitePart } from '../../contracts/site.ts';
import { narrow, slotIds } from '../../engine/index.ts';
import { pointerOf, problemIn } from '../load/json-document.ts';
import type { ValidSource } from '../validate/valid-source.ts';
import { checkEntry, checkFilling, strangeEntry } from './check-navigation.ts';

type AnyItem = SlotMap[SlotId];
type Navigation = ValidSource['navigation'];

interface PlacedSlot {
  readonly items: readonly AnyItem[];
  readonly origins: Readonly<Record<string, Origin>>;
  readonly dropped: readonly DroppedItem[];
  readonly problems: readonly Problem[];
}

/** The slots of a site, with where each item's place was decided, what was left out, and what is wrong. */
export interface PlacedSlots {
  readonly slots: SitePart['slots'];
  readonly origins: Readonly<Record<string, Origin>>;
  readonly dropped: readonly DroppedItem[];
  readonly problems: readonly Problem[];
}

/** Slots after a merchant chose, ordered, renamed and narrowed what features contribute (rows A-212, G-191). */
export function applyNavigation(features: readonly FeatureManifest[], navigation: Navigation): PlacedSlots {
  const offers = new Map(slotIds.map((slot) => [slot, offered(features, slot)] as const));
  const placed = slotIds.map((slot) => [slot, placeSlot(slot, offers, navigation)] as const);
  return {
    // Object.fromEntries forgets which slot has which item type; items never change their slot here.
    slots: Object.fromEntries(placed.map(([slot, { items }]) => [slot, items])) as unknown as SitePart['slots'],
    origins: Object.assign({}, ...placed.map(([, { origins }]) => origins)),
    dropped: placed.flatMap(([, { dropped }]) => dropped),
    problems: placed.flatMap(([, { problems }]) => problems),
  };
}

function offered(features: readonly FeatureManifest[], slot: SlotId): readonly AnyItem[] {
  const items: readonly AnyItem[] = features.flatMap(
    (feature): readonly AnyItem[] => feature.contributes?.[slot] ?? [],
  );
  return items.toSorted((one, other) => one.order - other.order);
}

type Offers = ReadonlyMap<SlotId, readonly AnyItem[]>;

function placeSlot(slot: SlotId, offers: Offers, navigation: Navigation): PlacedSlot {
  const items = offers.get(slot) ?? [];
  const listed = navigation.value.slots[slot];
  const at = pointerOf('slots', slot);
  const fill = (placed: readonly AnyItem[]) => checkFilling(slot, placed, navigation, listed === undefined ? '' : at);
  if (listed === undefined) {
    const standing = items.filter(({ onlyWhenListed }) => onlyWhenListed !== true);
    const origins = standing.map((item) => [`slots.${slot}.${item.id}`, { layer: 'engine' }] as const);
    return { items: standing, origins: Object.fromEntries(origins), dropped: [], problems: fill(standing) };
  }
  const problems: Problem[] = [];
  const placed: AnyItem[] = [];
  const origins: Record<string, Origin> = {};
  for (const [index, entry] of listed.entries()) {
    const wanted: NavigationItem = typeof entry === 'string' ? { id: entry } : entry;
    const pointer = `${at}/${index}`;
    const item = items.find(({ id }) => id === wanted.id);
    if (item === undefined) {
      problems.push(problemIn(navigation, pointer, strangeEntry(wanted.id, slot, offers)));
      continue;
    }
    problems.push(...checkEntry(navigation, pointer, item, wanted));
    const changed = change(item, wanted, (index + 1) * 10);
    if (changed.id in origins) {
      const message = `"${wanted.id}" is listed twice; give each copy a name with "as".`;
      problems.push(problemIn(navigation, pointer, { code: 'CONTRIBUTION_REPEATED', message }));
    }
    origins[changed.id] = { layer: 'merchant', file: navigation.file, pointer };
    placed.push(changed);
  }
  const chosen = new Set(listed.map((entry) => (typeof entry === 'string' ? entry : entry.id)));
  const dropped = items
    .filter(({ id }) => !chosen.has(id))
    .map(({ id }) => ({ id, slot, file: navigation.file, pointer: at }));
  const paths = Object.entries(origins).map(([id, origin]) => [`slots.${slot}.${id}`, origin] as const);
  return { items: placed, origins: Object.fromEntries(paths), dropped, problems: [...problems, ...fill(placed)] };
}

/** One contribution with a merchant's changes; a condition only ever narrows. */
function change(item: AnyItem, wanted: NavigationItem, order: number): AnyItem {
  const visible = narrow(item.visible, wanted.when);
  const changed: AnyItem = {
    ...item,
    id: wanted.as === undefined ? item.id : `${item.id}:${wanted.as}`,
    order,
    ...(visible === undefined ? {} : { visible }),
    ...(wanted.label === undefined ? {} : { label: wanted.label }),
  };
  return 'target' in changed && 'icon' in changed ? changeMenuItem(changed, wanted) : changed;
}

function changeMenuItem<T extends AnyItem>(item: T, { icon, group, params, emphasis }: NavigationItem): T {
  const { target, emphasis: own, ...rest } = item as T & Partial<MenuItem> & { readonly emphasis?: 'centre' };
  const centre = emphasis === 'none' ? undefined : (emphasis ?? own);
  const aimed = params && target && 'route' in target ? { ...target, params: { ...target.params, ...params } } : target;
  return {
    ...rest,
    ...(aimed === undefined ? {} : { target: aimed }),
    ...(icon === undefined ? {} : { icon }),
    ...(group === undefined ? {} : { group }),
    ...(centre === undefined ? {} : { emphasis: centre }),
  } as unknown as T;
}
