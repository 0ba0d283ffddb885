import type { VisitorContext } from '../contracts/conditions.ts';
import type { ContributionBase, Denial, RouteDefinition, RouteId, SlotId, SlotMap } from '../contracts/feature.ts';
import type { SitePart } from '../contracts/site.ts';
import { evaluate } from './conditions/evaluate.ts';
import type { SiteFacts } from './conditions/facts.ts';
import { slotIds } from './slot-ids.ts';

/** An item that this visitor sees; `refusal` is the answer that a tap gets instead of its target. */
export type Placed<T> = T & { readonly refusal?: Denial };

/** A route with the place where a guard sends this visitor instead. */
export type PlacedRoute = RouteDefinition & { readonly redirect?: RouteId };

/** What one visitor sees of a site. */
export interface Composition {
  readonly slots: { readonly [S in SlotId]: readonly Placed<SlotMap[S]>[] };
  readonly routes: readonly PlacedRoute[];
}

/** What a visitor sees: the items whose conditions hold, each with its refusal, and the routes with their redirects. */
export function compose(site: SitePart, context: VisitorContext): Composition {
  return {
    slots: composeSlots(site, context),
    routes: site.routes.map((route) => {
      const redirect = guardFor(route, site, context);
      return redirect === undefined ? route : { ...route, redirect };
    }),
  };
}

function composeSlots(site: SitePart, context: VisitorContext): Composition['slots'] {
  const entries = slotIds.map((slot) => [slot, place(site.slots[slot], site, context)]);
  // Object.fromEntries forgets which key has which item type; every slot keeps its own items here.
  return Object.fromEntries(entries) as Composition['slots'];
}

function place(
  items: readonly ContributionBase[],
  site: SiteFacts,
  context: VisitorContext,
): readonly Placed<ContributionBase>[] {
  const visible = items.filter((item) => item.visible === undefined || evaluate(item.visible, site, context));
  return visible.map((item) => {
    const refusal = refusalFor(item, site, context);
    return refusal === undefined ? item : { ...item, refusal };
  });
}

/** The answer of the first rule that refuses a tap; nothing when the tap is allowed. */
export function refusalFor(
  item: Pick<ContributionBase, 'refuses'>,
  site: SiteFacts,
  context: VisitorContext,
): Denial | undefined {
  return item.refuses?.find((rule) => evaluate(rule.when, site, context))?.answer;
}

/** The route that the first matching guard sends a visitor to; nothing when the visitor may stay (rows ). */
export function guardFor(
  route: Pick<RouteDefinition, 'guards'>,
  site: SiteFacts,
  context: VisitorContext,
): RouteId | undefined {
  return route.guards?.find((guard) => evaluate(guard.when, site, context))?.to;
}
