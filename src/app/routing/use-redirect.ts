import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useRuntime, useSession, useText } from '../../client/index.ts';
import type { Condition, VisitorContext } from '../../contracts/conditions.ts';
import type { RouteId } from '../../contracts/feature.ts';
import type { RoleLists } from '../../contracts/site.ts';
import { evaluate, type PlacedRoute } from '../../engine/index.ts';

/**
 * Sends a visitor away whom a guard of the route refuses: a guest keeps the wanted page for after the login (decision
 * 13), a signed-in player hears why (rows ). Gives the route to go to, for the screen to stay empty.
 */
export function useRedirect(route: PlacedRoute | undefined): RouteId | undefined {
  const runtime = useRuntime();
  const { status } = useSession();
  const { pathname, search } = useLocation();
  const text = useText();
  const to = route?.redirect;
  const isDecided = status !== 'unknown';
  useEffect(() => {
    // A page that the address has left already, as at a sign-out, sends nobody anywhere.
    if (!route || to === undefined || !isDecided || location.pathname !== pathname) return undefined;
    const { site } = runtime.release.getState();
    const { facts } = runtime.composition.getState();
    const guard = route.guards?.find(({ when }) => evaluate(when, site, facts));
    if (status === 'guest' && to === 'login.screen') runtime.navigation.want(`${pathname}${search}`);
    else if (guard && isForGuests(guard.when)) return runtime.navigation.resume();
    else if (guard && asksForRole(guard.when)) runtime.toasts.show(text(refusalOf(facts, site.roles)), { ms: 2000 });
    return runtime.navigation.go(to, undefined, { replace: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the place decides, once per place
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Only another address or verdict may send a visitor again.
  }, [to, isDecided, pathname]);
  return to;
}

function refusalOf({ memberType }: VisitorContext, { trial }: RoleLists): string {
  return memberType !== undefined && trial.includes(memberType) ? 'errors:freeReject' : 'errors:noPermission';
}

// Who has just signed in on a page for guests goes on to the page they wanted (rows ).
function isForGuests(condition: Condition): boolean {
  return 'session' in condition && condition.session;
}

// `trial`, `deposit` and `withdraw` are refusals to explain; being a guest, or signed in already, is not.
function asksForRole(condition: Condition): boolean {
  if ('role' in condition) return ['trial', 'deposit', 'withdraw'].includes(condition.role);
  if ('not' in condition) return asksForRole(condition.not);
  if ('all' in condition) return condition.all.some(asksForRole);
  return 'any' in condition && condition.any.some(asksForRole);
}
