import type { FeatureManifest, RouteId, SlotId } from '../../contracts/feature.ts';
import type { SitePart } from '../../contracts/site.ts';
import { routesShowing } from '../prove/taps.ts';
import { visitorKinds } from '../prove/visitors.ts';
import { applyChange, type ChangeSurroundings, type SiteChange } from './apply-change.ts';
import { changedFeatures, type ChangedValue, changedValues, FEATURE_SWITCHES } from './changed-values.ts';
import {
  type FieldChange,
  fieldChanges,
  type FieldOrderChange,
  fieldOrderChanges,
  type FormSite,
} from './field-changes.ts';
import {
  asksAbout,
  type ItemChange,
  itemChanges,
  type OrderChange,
  orderChanges,
  type RouteChange,
  routeChanges,
} from './item-changes.ts';
import { methodSlots } from './screen-marks.ts';
import { shellReads } from './shell-reads.ts';

/** What players of one merchant notice of a change. */
export interface Impact {
  readonly merchant: string;
  /** The named values that become others; none when the merchant already has the value. */
  readonly values: readonly ChangedValue[];
  readonly items: readonly ItemChange[];
  readonly routes: readonly RouteChange[];
  readonly orders: readonly OrderChange[];
  readonly fields: readonly FieldChange[];
  readonly fieldOrders: readonly FieldOrderChange[];
  /** Slots with an item that changes. */
  readonly slots: readonly SlotId[];
  /** Keys of the words that come, go or stand elsewhere. */
  readonly texts: readonly string[];
  /** Screens that look or behave otherwise for somebody. */
  readonly screens: readonly RouteId[];
  /** The shell changes, and with it every screen. */
  readonly everyScreen: boolean;
}

/** A merchant's site as compiled, with what its forms are made from. */
export interface AffectedSite extends ChangeSurroundings {
  readonly site: SitePart;
  readonly features: readonly FeatureManifest[];
}

/** What one change would do to one merchant, before it is made. */
export function affects({ site, features, ...surroundings }: AffectedSite, change: SiteChange): Impact {
  const { patterns } = surroundings;
  const after = applyChange(site, change, surroundings);
  return impactBetween({ site, patterns }, { site: after, patterns }, features);
}

/** What differs for players between two sites of one merchant. */
export function impactBetween(before: FormSite, after: FormSite, features: readonly FeatureManifest[]): Impact {
  const values = [...changedValues(before.site, after.site), ...changedFeatures(before, after)];
  const names = new Set(values.map(({ name }) => name));
  const pair = {
    before: before.site,
    after: after.site,
    kinds: visitorKinds(before.site, after.site),
    asks: asksAbout(names),
  };
  const items = itemChanges(pair);
  const routes = routeChanges(pair);
  const fields = fieldChanges(before, after);
  const fieldOrders = fieldOrderChanges(before, after);
  const orders = orderChanges(pair);
  const slots = [...new Set([...items, ...orders].map(({ slot }) => slot))];
  const outlets = slots.map((slot) => routesShowing(slot, features));
  const readers = features.filter(({ readsInCode = [] }) => readsInCode.some((name) => names.has(name)));
  const readerRoutes = readers.map((feature) => (feature.routes ?? []).map(({ id }) => id));
  const screens = [
    ...outlets.flat(),
    ...routes.map(({ id }) => id),
    ...screensOfForms([...fields, ...fieldOrders], after.site, features),
    ...readerRoutes.flat(),
  ];
  return {
    merchant: after.site.identity.code,
    values,
    items,
    routes,
    orders,
    fields,
    fieldOrders,
    slots,
    texts: [...new Set([...items, ...fields].flatMap(({ texts }) => texts))].sort(),
    screens: [...new Set(screens)].sort(),
    everyScreen:
      [...outlets, ...readerRoutes].some((own) => own.length === 0) || [...names].some((name) => isOfShell(name)),
  };
}

/** Whether anybody would notice. */
export function isNoticed({ items, routes, orders, fields, fieldOrders, screens, everyScreen }: Impact): boolean {
  return everyScreen || [items, routes, orders, fields, fieldOrders, screens].some((changes) => changes.length > 0);
}

const shellValues = ['maintenance', 'imageHosts', 'extraRoutes', 'resources', 'customerService'];

function isOfShell(name: string): boolean {
  // What a switched off feature takes along is listed item by item and route by route.
  if (name.startsWith(FEATURE_SWITCHES)) return false;
  const isShared = ['identity.', 'paths.', 'errorTexts.', 'errorCodes.', 'lobby.'].some((section) =>
    name.startsWith(section),
  );
  return isShared || shellValues.includes(name) || shellReads.includes(name);
}

/**
 * Screens that show a form: those of the slots whose methods name it, and those that features say. A method that goes is
 * an item that changes.
 */
function screensOfForms(
  fields: readonly Pick<FieldChange, 'form'>[],
  site: SitePart,
  features: readonly FeatureManifest[],
): readonly RouteId[] {
  const changed = new Set<string>(fields.map(({ form }) => form));
  const slots = methodSlots.filter((slot) => site.slots[slot].some(({ form }) => changed.has(form)));
  const own = features.flatMap(({ forms = {} }) =>
    Object.entries(forms).flatMap(([route, ids]) => (ids.some((id) => changed.has(id)) ? [route] : [])),
  );
  return [...slots.flatMap((slot) => routesShowing(slot, features)), ...own];
}
