import type { Condition } from '../../contracts/conditions.ts';
import type { RouteDefinition } from '../../contracts/feature.ts';
import { chromeOf } from '../chrome.ts';
import type { Claim, ProofSubject } from './claim.ts';
import { implies, isAllowed, isOpen } from './formulas.ts';
import { type AnyItem, itemsOf, routesShowing } from './taps.ts';

/** Every page that opens has an arrow, a header, its screen's own way back, or a tab or item that leads elsewhere. */
export function wayBackClaims(subject: ProofSubject): readonly Omit<Claim, 'invariant' | 'says'>[] {
  const { site, features } = subject;
  const ownBack = new Set(features.flatMap((feature) => feature.ownBack ?? []));
  return site.routes
    .filter(({ id }) => !ownBack.has(id))
    .flatMap((route) =>
      pathsOf(route, subject).flatMap((path) => {
        const { top, bottom } = chromeOf(path, site);
        if (top !== 'none') return [];
        const shown = itemsOf(site).filter(
          ({ slot }) => (bottom && slot === 'footer.tab') || routesShowing(slot, features).includes(route.id),
        );
        const leaves: Condition = {
          any: shown.filter(({ item }) => leadsAway(item, route)).map(({ item }) => isAllowed(item)),
        };
        return {
          about: route.id,
          must: implies(isOpen(route), leaves),
          madeBy: ['settings.chrome.hideTopBar', 'settings.chrome.hideBottomNav', 'dropped.footer.tab'],
          because: `${path} has no bar at the top${bottom ? '' : ' and no tabs'}`,
        };
      }),
    );
}

function leadsAway({ target }: AnyItem, { id }: RouteDefinition): boolean {
  return target !== undefined && (!('route' in target) || target.route !== id);
}

/** Every address of a route, the merchant's own among them. */
function pathsOf({ id, path, aliases = [] }: RouteDefinition, { site }: ProofSubject): readonly string[] {
  const extra = Object.entries(site.extraRoutes).flatMap(([address, to]) => (to === id ? [address] : []));
  return [path, ...aliases, ...extra];
}
