import type { Condition } from '../../contracts/conditions.ts';
import type { RouteDefinition } from '../../contracts/feature.ts';
import type { Claim, ProofSubject } from './claim.ts';
import { originOf } from './feature-claims.ts';
import { never } from './formulas.ts';
import { itemsOf, routesShowing, slotIsOpen, type Tap, tapsOf } from './taps.ts';

type Draft = Omit<Claim, 'invariant' | 'says'>;

/** A tap leads where it says: to a mounted screen, an action somebody implements, an address that is configured. */
export function leadClaims(subject: ProofSubject): readonly Draft[] {
  const { site, features } = subject;
  return itemsOf(site).flatMap((standing) => {
    const open = slotIsOpen(standing.slot, site, features);
    return tapsOf(standing.item).flatMap((tap): Draft[] => {
      const end = endOf(tap, subject);
      if (end === undefined) return [];
      const must: Condition = { any: [{ not: { all: [open, tap.when] } }, end.arrives] };
      const because = end.because === undefined ? {} : { because: end.because };
      return [{ about: standing.item.id, must, madeBy: [originOf(standing)], ...because }];
    });
  });
}

interface End {
  readonly arrives: Condition;
  readonly because?: string;
}

function endOf({ to }: Tap, { site, features }: ProofSubject): End | undefined {
  if ('resource' in to) return { arrives: { resource: to.resource } };
  if ('action' in to) {
    const known = features.some(({ actions = [] }) => actions.includes(to.action));
    return known ? undefined : { arrives: never, because: `no feature implements ${to.action}` };
  }
  if (!('route' in to)) return undefined;
  const route = site.routes.find(({ id }) => id === to.route);
  if (route === undefined) return { arrives: never, because: `${to.route} is not mounted` };
  // A guest who is asked to log in first got an answer; anybody else would see a tap go astray.
  const entrances = routesShowing('login.method', features);
  return { arrives: { not: { any: turningAway(route, entrances) } } };
}

/** Where a guard sends a visitor somewhere else than to the login screen. */
function turningAway({ guards = [] }: RouteDefinition, entrances: readonly string[]): readonly Condition[] {
  return guards.flatMap(({ when, to }, index) => {
    if (entrances.includes(to)) return [];
    const earlier = guards.slice(0, index).map((guard): Condition => ({ not: guard.when }));
    return [{ all: [...earlier, when] }];
  });
}
