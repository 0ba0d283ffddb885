import { canonicalJson } from '../../contracts/canonical-json.ts';
import type { VisitorContext } from '../../contracts/conditions.ts';
import type { ContributionBase, FeatureManifest, RouteDefinition, RouteId, SlotId } from '../../contracts/feature.ts';
import type { SitePart } from '../../contracts/site.ts';
import { type Chrome, chromeOf } from '../chrome.ts';
import { compose, type Placed } from '../compose.ts';
import { routesShowing } from '../prove/taps.ts';
import { slotIds } from '../slot-ids.ts';
import { fieldChanges, type FormSite } from './field-changes.ts';

/** One thing of a screen that stands otherwise than before: an item of a slot, or a field of a form. */
export type Mark =
  | { readonly kind: 'item'; readonly id: string; readonly slot: SlotId }
  | { readonly kind: 'field'; readonly id: string; readonly form: string };

/** What one visitor meets otherwise on one screen, what the screen shows by itself first. */
export interface ScreenMarks {
  readonly added: readonly Mark[];
  readonly removed: readonly Mark[];
  /** There before and after, with other words, target, answer or rule. */
  readonly changed: readonly Mark[];
}

/** Two sites of one merchant, and the features that their screens come from. */
export interface ScreenPair {
  readonly before: FormSite;
  readonly after: FormSite;
  readonly features: readonly FeatureManifest[];
}

/** What differs on a screen for a visitor, in the bars around it too. */
export function screenMarks(
  pair: ScreenPair,
  { id, path }: Pick<RouteDefinition, 'id' | 'path'>,
  visitor: VisitorContext,
): ScreenMarks {
  const own = slotIds.filter((slot) => routesShowing(slot, pair.features).includes(id));
  const bars = [pair.before, pair.after].map(({ site }) => chromeOf(path, site));
  const around = slotIds.filter(
    (slot) => isShellSlot(slot, pair.features) && bars.some((chrome) => isAround(slot, id, chrome)),
  );
  const slots = [...own, ...around];
  const was = compose(pair.before.site, visitor).slots;
  const is = compose(pair.after.site, visitor).slots;
  const found = slots.map((slot) => slotMarks(slot, was[slot], is[slot]));
  const all = [...found, fieldMarks(pair, id)];
  return {
    added: all.flatMap(({ added }) => added),
    removed: all.flatMap(({ removed }) => removed),
    changed: all.flatMap(({ changed }) => changed),
  };
}

/** Whether a slot is the shell's own, which no screen shows by itself. */
export function isShellSlot(slot: SlotId, features: readonly FeatureManifest[]): boolean {
  return routesShowing(slot, features).length === 0;
}

/** Whether the shell shows one of its slots around a screen; the side menu is opened from the main header. */
function isAround(slot: SlotId, screen: RouteId, { top, bottom }: Chrome): boolean {
  if (slot === 'footer.tab') return bottom;
  if (slot === 'home.category') return screen === 'home.screen';
  return slot === 'header.shortcut' || slot === 'sideMenu.item' ? top === 'main' : true;
}

function slotMarks(
  slot: SlotId,
  was: readonly Placed<ContributionBase>[],
  is: readonly Placed<ContributionBase>[],
): ScreenMarks {
  const mark = ({ id }: ContributionBase): Mark => ({ kind: 'item', id, slot });
  const old = new Map(was.map((item) => [item.id, item]));
  const young = new Set(is.map(({ id }) => id));
  return {
    added: is.filter(({ id }) => !old.has(id)).map(mark),
    removed: was.filter(({ id }) => !young.has(id)).map(mark),
    changed: is.filter((item) => isOther(old.get(item.id), item)).map(mark),
  };
}

function isOther(old: Placed<ContributionBase> | undefined, young: Placed<ContributionBase>): boolean {
  return old !== undefined && lookOf(old) !== lookOf(young);
}

function lookOf({ visible: _, refuses: __, order: ___, ...look }: Placed<ContributionBase>): string {
  return canonicalJson(look);
}

function fieldMarks({ before, after, features }: ScreenPair, screen: RouteId): ScreenMarks {
  const forms = formsOn(screen, [before.site, after.site], features);
  const changes = fieldChanges(before, after).filter(({ form }) => forms.has(form));
  const ofKind = (kinds: readonly string[]) =>
    changes
      .filter(({ change }) => kinds.includes(change))
      .map(({ form, field }): Mark => ({ kind: 'field', id: field, form }));
  return {
    added: ofKind(['appears']),
    removed: ofKind(['disappears']),
    changed: ofKind(['required', 'optional', 'rule']),
  };
}

/** Slots whose items name the form that they show. */
export const methodSlots = ['login.method', 'registration.method', 'recovery.method'] as const;

function formsOn(screen: RouteId, sites: readonly SitePart[], features: readonly FeatureManifest[]): Set<string> {
  const slots = methodSlots.filter((slot) => routesShowing(slot, features).includes(screen));
  const methods = sites.flatMap((site) => slots.flatMap((slot) => site.slots[slot].map(({ form }) => form)));
  return new Set([...methods, ...features.flatMap(({ forms = {} }) => forms[screen] ?? [])]);
}
