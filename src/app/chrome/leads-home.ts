import type { RouteId } from '../../contracts/feature.ts';

const backHome: readonly RouteId[] = [
  'login.screen',
  'registration.screen',
  'trial.screen',
  'promotions.list',
  'recovery.screen',
];

/** Whether the back arrow of a page leads home instead of one step back (rows ). */
export function leadsHome(route: RouteId): boolean {
  return backHome.includes(route);
}
