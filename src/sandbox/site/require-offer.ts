import type { AppMode, VisitorContext } from '../../contracts/conditions.ts';
import type { ContributionBase } from '../../contracts/feature.ts';
import type { SitePart } from '../../contracts/site.ts';
import { evaluate, guardFor } from '../../engine/index.ts';
import { hasRole } from '../accounts/roles.ts';
import { failure } from '../errors.ts';
import type { Call } from '../http/route.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Offer } from './offers.ts';

/** How old a reading of a site may be that refuses a call: a flood of refused calls reads ten times a second. */
const momentMs = 100;

/**
 * Refuses what the published site does not offer to this visitor: decided from the very part that browsers are drawn from,
 * by the same functions, so that a form that is not shown opens nothing. A merchant without a site has no such rules. An open page
 * may know of a change before the platform does: nothing is refused by what was read longer ago than a moment.
 */
export async function requireOffers(sandbox: Sandbox, call: Call, offers: readonly Offer[]): Promise<void> {
  if (offers.length === 0) return;
  for (const maxAgeMs of [undefined, momentMs]) {
    const site = (await sandbox.sites.get(call.merchant, maxAgeMs))?.site;
    if (!site || offers.every((offer) => isOffered(site, offer, visitorOf(call)))) return;
  }
  const isTrial = call.member && (await hasRole(sandbox, call.merchant, call.member.type, 'trial'));
  throw failure(isTrial ? 'free_reject' : 'no.permission');
}

type Visitor = Omit<VisitorContext, 'app'>;

// A call does not tell how its site runs, and a program could say anything: what one of them is offered counts.
const modes: readonly AppMode[] = ['browser', 'installed', 'wrapper'];

/** Whether a site offers something to a visitor, however they run it. */
export function isOffered(site: SitePart, offer: Offer, visitor: Visitor): boolean {
  return modes.some((app) => isOfferedIn(site, offer, { ...visitor, app }));
}

function isOfferedIn(site: SitePart, offer: Offer, visitor: VisitorContext): boolean {
  if ('any' in offer) return offer.any.some((part) => isOfferedIn(site, part, visitor));
  if ('when' in offer) return evaluate(offer.when, site, visitor);
  if ('route' in offer) {
    const route = site.routes.find(({ id }) => id === offer.route);
    return route !== undefined && guardFor(route, site, visitor) === undefined;
  }
  if ('form' in offer)
    return site.slots[offer.slot].some((item) => item.form === offer.form && isVisible(item, site, visitor));
  return site.slots[offer.slot].some((item) => item.block === offer.block && isVisible(item, site, visitor));
}

function isVisible({ visible }: ContributionBase, site: SitePart, visitor: VisitorContext): boolean {
  return visible === undefined || evaluate(visible, site, visitor);
}

function visitorOf({ member, language }: Call): Visitor {
  return { language, ...(member ? { memberType: member.type } : {}) };
}
